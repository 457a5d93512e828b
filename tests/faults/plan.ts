/** The combinations of page, call and fault. Pure functions. */
import type { CallName } from '../../src/api/calls';
import type { Write } from '../browser/support/idempotency/writeCase';
import type { Platform } from '../browser/shopTest';
import { faultKinds, isTimed, writeFaultKinds, type FaultKind, type WriteFaultKind } from './faultKinds';
import { callDefinition } from './apiProxy';
import { breakResponse } from './breakResponse';
import { discountCodeOf, type TestPage } from './testPages';

export interface Combination {
  call: CallName;
  kind: FaultKind;
}

/** A write on a platform, and the fault that it meets. */
export interface WriteCombination {
  write: Write;
  platform: Platform;
  kind: WriteFaultKind;
}

/** Every write on both platforms with every fault. A write of a signed-out user has no session that could end. */
export const writeCombinations = (writes: readonly Write[]): WriteCombination[] =>
  (['h5', 'pc'] as const).flatMap((platform) =>
    writes.flatMap((write) =>
      writeFaultKinds
        .filter((kind) => !(write.isSignedOut && kind === '401'))
        .map((kind) => ({ write, platform, kind })),
    ),
  );

/** The calls that a page made without a fault. */
export interface RecordedCalls {
  /** The first successful response body of each call. */
  firstResponses: ReadonlyMap<CallName, string>;
  /** Calls whose request differs at the `earlierHash` of the page. */
  differingCalls: ReadonlySet<CallName>;
}

/** Calls that every page makes when the app loads. */
const startCalls: readonly CallName[] = ['getServerInfo', 'getCurrentUser'];
/**
 * A failed start call has one of three effects: no server information, signed out, or still loading. Other faults have
 * the same effects, so only the home pages and the account pages get all faults.
 */
const loadOnlyKinds: readonly FaultKind[] = ['500', '401', 'hangLeave'];

/** The home page of a platform. `/` and `/home` redirect to it. */
const isHome = ({ hash }: TestPage) => /^\/(?:h5|pc)\/home$/.test(hash);

/**
 * Calls that get faults. After navigation within the app: all calls, without the start calls when signed out. After a load:
 * the start calls, and all calls of the home page.
 */
export function callsToBreak(testPage: TestPage, requested: readonly CallName[]): CallName[] {
  // The field for the code is part of the checkout, whose other calls get their faults without a code.
  if (discountCodeOf(testPage.hash) !== null) return testPage.entry === 'navigation' ? ['checkDiscountCode'] : [];
  const names = [...new Set(requested)];
  if (testPage.entry === 'navigation')
    return names.filter((name) => !startCalls.includes(name) || testPage.session === 'signedIn');
  return isHome(testPage) ? names : names.filter((name) => startCalls.includes(name));
}

function isPossible(
  kind: FaultKind,
  testPage: TestPage,
  call: CallName,
  { firstResponses, differingCalls }: RecordedCalls,
): boolean {
  if (kind === 'outOfOrder') return differingCalls.has(call);
  // A page that was just loaded has no history entry to go back to.
  if (kind === 'hangBack') return testPage.entry === 'navigation';
  if (isTimed(kind) || kind === 'offline') return true;
  const body = firstResponses.get(call);
  return body !== undefined && breakResponse(kind, callDefinition(call), body) !== undefined;
}

/** All combinations of a page. */
export function combinationsOf(testPage: TestPage, calls: readonly CallName[], recorded: RecordedCalls): Combination[] {
  const hasAllKinds = /\/(?:home|mine)$/.test(testPage.hash) && testPage.hash !== '/home';
  const hasLoadKindsOnly = testPage.entry === 'load' && !hasAllKinds;
  const kinds = hasLoadKindsOnly ? loadOnlyKinds : faultKinds;
  return callsToBreak(testPage, calls).flatMap((call) =>
    kinds.filter((kind) => isPossible(kind, testPage, call, recorded)).map((kind) => ({ call, kind })),
  );
}
