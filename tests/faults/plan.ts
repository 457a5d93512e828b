/** Which combinations of station, call and fault there are, and which of them the gate tries. Pure. */
import type { CallName } from '../../src/api/calls';
import { faultKinds, isTimed, type FaultKind } from './faultKinds';
import { rowOf } from './line';
import { spoilAnswer } from './spoilAnswer';
import type { Station } from './stations';

export interface Combination {
  call: CallName;
  kind: FaultKind;
}

/** What a station was found to ask on a good day. */
export interface Asked {
  /** The first good answers by call. */
  answers: ReadonlyMap<CallName, string>;
  /** Calls that are asked something else at the station's `earlier` address. */
  differs: ReadonlySet<CallName>;
}

/** Calls that are made when the app starts, whatever the page. */
const startCalls: readonly CallName[] = ['getServerInfo', 'getCurrentUser'];
/**
 * The app puts every failure of a start call down to one of these: not there, signed out, on its way. The other faults end in the
 * same states, so they are tried on the home pages and the pages of the account alone.
 */
const distinctAtStart: readonly FaultKind[] = ['500', '401', 'hangLeave'];

/** `/` and `/home` only lead to the home page of a face. */
const isHome = ({ hash }: Station) => /^\/(?:h5|pc)\/home$/.test(hash);

/** Calls of a station that are broken there. What a page asks is broken where it is come to within the app, too. */
export function callsToBreak(station: Station, asked: readonly CallName[]): CallName[] {
  const names = [...new Set(asked)];
  if (station.arrival === 'page') return names.filter((name) => !startCalls.includes(name) || station.who === 'customer');
  return isHome(station) ? names : names.filter((name) => startCalls.includes(name));
}

function canBe(kind: FaultKind, station: Station, call: CallName, { answers, differs }: Asked): boolean {
  if (kind === 'earlier') return differs.has(call);
  // Before the start of the app there is nothing to go back to.
  if (kind === 'hangBack') return station.arrival === 'page';
  if (isTimed(kind) || kind === 'offline') return true;
  const answer = answers.get(call);
  return answer !== undefined && spoilAnswer(kind, rowOf(call), answer) !== undefined;
}

/** Every combination of a station. */
export function combinationsOf(station: Station, calls: readonly CallName[], asked: Asked): Combination[] {
  const isWhole = /\/(?:home|mine)$/.test(station.hash) && station.hash !== '/home';
  const isShort = station.arrival === 'start' && !isWhole;
  const kinds = isShort ? distinctAtStart : faultKinds;
  return callsToBreak(station, calls).flatMap((call) => kinds.filter((kind) => canBe(kind, station, call, asked)).map((kind) => ({ call, kind })));
}
