/**
 * The whole contract for the developer page. What this folder imports is a copy of its own in the build (`.umirc.ts`), so that
 * the shop's pages still contain only the calls and schemas that they use: nothing here may hold state.
 */
import { calls } from '@/api/calls';
import type { AnyCall } from '@/api/defineCall';

/** Every call by its name; undefined for a name that this version does not know. */
export const callTable: Readonly<Record<string, AnyCall | undefined>> = calls;
