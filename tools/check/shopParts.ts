/** The parts of the shop that is checked, as `features` of its server record switches them. */
import { optionalCalls } from '../../src/api/calls';
import type { AnyCall } from '../../src/api/defineCall';

const callsOfParts: readonly AnyCall[] = Object.values(optionalCalls);
/** Parts that are off until the server record names them with `true`. */
const partsOffByDefault: ReadonlySet<string> = new Set([
  'facets',
  ...callsOfParts.flatMap(({ feature }) => feature ?? []),
]);

/** `features` of a server record. Its shape is not certain. */
export type PartSwitches = Readonly<Record<string, unknown>>;

/** Whether the shop has a part. Withdrawals need the wallet. */
export function isPartOn(switches: PartSwitches, part: string): boolean {
  const isOn = partsOffByDefault.has(part) ? switches[part] === true : switches[part] !== false;
  return isOn && (part !== 'withdrawals' || isPartOn(switches, 'wallet'));
}
