/** Who learns of responses outside the contract. A module of its own, because every page loads it. */
import type { AnyCall } from './defineCall';

/** Called with the body of each response that the client cannot use, or of which it leaves out rows. Unset by default. */
export const violationHook: { report?: ((call: AnyCall, body: unknown) => void) | undefined } = {};
