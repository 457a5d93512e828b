/** Runs one combination of page, call and fault in Chromium. */
import { altersCachedData, isHarmless, type FaultKind } from './faultKinds';
import {
  checkConsole,
  checkStaleResponse,
  checkFaulty,
  checkRecovered,
  checkBasics,
  checkPending,
  type FaultContext,
  type Baseline,
} from './checks';
import { callDefinition } from './apiProxy';
import type { Combination } from './plan';
import type { PageProfile } from './profile';
import { isOptionalCall, isEssentialCall, showsNewest } from './callRoles';
import { clickRetryButtons, type PageSnapshot } from './pageSnapshot';
import { discountCodeOf, notFoundHash, type TestPage } from './testPages';
import { sleep, notFoundHeading, type Visitor } from './visitor';

interface FaultRun extends Combination {
  visitor: Visitor;
  testPage: TestPage;
  profile: PageProfile;
  /** Computed at each call, because the page keeps sending requests during the test. */
  faultContext: () => FaultContext;
}

/** Runs a combination. Returns the failed checks; an empty list is a pass. */
export async function runFault(
  visitor: Visitor,
  testPage: TestPage,
  profile: PageProfile,
  { call, kind }: Combination,
): Promise<string[]> {
  const { proxy } = visitor;
  const roles = {
    isEssential: isEssentialCall(testPage, call),
    isOptional: isOptionalCall(testPage, call),
    showsNewest: showsNewest(testPage),
  };
  const faultContext = () => ({
    kind,
    call,
    ...roles,
    requestedCalls: [...new Set(proxy.requests.map((request) => request.call))],
  });
  const runOnce = async () => {
    await visitor.prepare(testPage);
    visitor.needsNewDocument = altersCachedData(kind);
    return runnerOf(kind)({ visitor, testPage, profile, call, kind, faultContext });
  };
  let failures = await runOnce();
  // A page with a cached response sends no request and gets no fault: the run is repeated once.
  if (proxy.faultCount === 0) failures = await runOnce();
  proxy.clearFault();
  await proxy.releaseHeld(false);
  return [...new Set([...failures, ...checkConsole(visitor.consoleMessages, callDefinition(call).path, kind)])];
}

function runnerOf(kind: FaultKind): (run: FaultRun) => Promise<string[]> {
  if (kind === 'outOfOrder') return runOutOfOrder;
  return kind === 'hangBack' || kind === 'hangLeave' ? runHangingResponse : runResponseFault;
}

/** Ms on the clock of the page before the user returns to a page, or to the window. */
const awayMs = 6_000;

/** The API sends the faulty response. After the fault ends the page must recover. */
async function runResponseFault({
  visitor,
  testPage,
  profile: { baseline },
  call,
  kind,
  faultContext,
}: FaultRun): Promise<string[]> {
  const { proxy } = visitor;
  proxy.setFault(call, kind);
  await visitor.openTestPage(testPage);
  const pendingReasons = () =>
    proxy.faultCount === 0 ? [`${call} was not requested`] : proxy.pendingCount > 0 ? ['a response is pending'] : [];
  const { snapshot, failures } = await visitor.waitForPass((current) => [
    ...pendingReasons(),
    ...checkFaulty(baseline, faultContext(), current),
  ]);
  if (isHarmless(kind)) return failures;
  proxy.clearFault();
  await visitor.page.evaluate(() => {
    window.noticesSeen = [];
  });
  const isSilentlyOptional = isOptionalCall(testPage, call) && snapshot.retries === 0;
  if (kind === '401' && testPage.session === 'signedIn') await visitor.signIn();
  const isCodeLost = kind === '401' && discountCodeOf(testPage.hash) !== null;
  // A silent optional call, a signed-out page, and a code that the sign-in has closed have no retry button: the user leaves the
  // page and returns. The bell, which stays in the window, asks again when the user comes back to it.
  if ((kind === '401' && testPage.session === 'signedOut') || isSilentlyOptional || isCodeLost)
    await visitor
      .navigate(notFoundHash)
      .then(() => visitor.navigate(testPage.hash))
      .then(() => visitor.focusWindow(awayMs));
  await clickRetryButtons(visitor.page);
  return [...failures, ...(await waitForRecovery(visitor, baseline))];
}

/** Ms between two clicks on the retry buttons. */
const clickIntervalMs = 500;

/**
 * Polls until the page has recovered, and clicks its retry buttons at intervals: one failed part can hide another one.
 */
async function waitForRecovery(visitor: Visitor, baseline: Baseline): Promise<string[]> {
  let clickedAt = Date.now();
  const { failures } = await visitor.waitForPass((current) => {
    const remaining = checkRecovered(baseline, current);
    if (remaining.length > 0 && current.retries > 0 && Date.now() - clickedAt > clickIntervalMs) {
      clickedAt = Date.now();
      void clickRetryButtons(visitor.page);
    }
    return remaining;
  });
  return failures;
}

/** The response stays pending. The user opens another page and returns after the fault ended. */
async function runHangingResponse({
  visitor,
  testPage,
  profile: { baseline },
  call,
  kind,
  faultContext,
}: FaultRun): Promise<string[]> {
  const { proxy, page } = visitor;
  proxy.setFault(call, kind);
  await visitor.openTestPage(testPage);
  const pendingReasons = () => (proxy.faultCount === 0 ? [`${call} was not requested`] : []);
  const { failures: pendingFailures } = await visitor.waitForPass((current) => [
    ...pendingReasons(),
    ...checkPending(baseline, faultContext(), current),
  ]);
  if (kind === 'hangBack') await page.goBack();
  else await visitor.navigate(notFoundHash);
  // A slow machine can show the old page under the new hash for a while. The user has left when the 404 page is
  // visible.
  const notLeft = (current: PageSnapshot) => [
    ...checkBasics(current),
    ...(current.heading === notFoundHeading ? [] : ['the page was not left']),
  ];
  const remaining = await visitor.waitForPass(notLeft);
  // After Back the pending response arrives late. After other navigation it never arrives.
  if (kind === 'hangBack') await proxy.releaseHeld(true);
  proxy.clearFault();
  // Advances the clock: a user does not return at once.
  await page.evaluate((ms) => window.advanceClock?.(ms), awayMs);
  await sleep(60);
  const afterLeaving = await visitor.waitForPass((current) => [
    ...notLeft(current),
    ...current.notices.flatMap((notice) => [`a notice appears on another page: ${notice}`]),
  ]);
  await visitor.navigate(testPage.hash);
  // The app shell stays mounted and makes the optional call of every page, so navigation does not repeat it.
  const isShellCall = testPage.entry === 'load' && isOptionalCall(testPage, call);
  return [
    ...pendingFailures,
    ...remaining.failures,
    ...afterLeaving.failures,
    ...(isShellCall ? [] : await waitForRecovery(visitor, baseline)),
  ];
}

/** The page sends two requests. The response to the first one arrives last. */
async function runOutOfOrder({
  visitor,
  testPage,
  profile: { baseline, requestKeysByCall, earlierTexts },
  call,
}: FaultRun): Promise<string[]> {
  const { proxy } = visitor;
  proxy.setFault(call, 'outOfOrder', requestKeysByCall.get(call));
  await visitor.navigate(testPage.earlierHash ?? notFoundHash);
  for (let tries = 0; tries < 200 && (proxy.heldCount === 0 || proxy.pendingCount > 0); tries += 1) await sleep(10);
  await sleep(30);
  // The held requests stay held. Requests of the later page get their response at once.
  proxy.clearFault();
  await visitor.navigate(testPage.hash);
  const first = await visitor.waitForPass((current) => checkRecovered(baseline, current));
  const releasedCount = await proxy.releaseHeld(true);
  await sleep(80);
  const last = await visitor.waitForPass((current) => [
    ...checkRecovered(baseline, current),
    ...checkStaleResponse(earlierTexts.get(call) ?? [], current),
  ]);
  return [...(releasedCount === 0 ? ['no earlier response was held'] : []), ...first.failures, ...last.failures];
}
