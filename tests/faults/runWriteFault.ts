/** Runs one write with one fault in Chromium. */
import type { BrowserContext, Page } from '@playwright/test';
import type { CaseContext, PreparedWrite, Write } from '../browser/support/idempotency/writeCase';
import { tryAgain } from '../browser/support/idempotency/writeCase';
import { visit } from '../browser/support/navigation';
import { signInByHand, signInForm } from '../browser/support/signIn';
import { callDefinition, lateResponseMs } from './apiProxy';
import { breakResponse } from './breakResponse';
import { checkConsole, checkWrite } from './checks';
import { businessErrorMessage, isExecuted, showTypeOf, type WriteFaultKind } from './faultKinds';
import { takeSnapshot } from './pageSnapshot';
import { recordConsole, sleep } from './visitor';

/** Ms that a check may take to pass on a slow machine. */
const defaultTimeoutMs = 15_000;

interface WriteFault {
  /** Number of requests of the write. */
  requestCount: number;
  /** Whether the API has executed the write. */
  isExecuted: boolean;
}

/** Applies the fault to the first request of the write. Further requests reach the API. */
async function applyFault(page: Page, { call, path }: Write, kind: WriteFaultKind): Promise<WriteFault> {
  const fault: WriteFault = { requestCount: 0, isExecuted: false };
  const isWrite = (url: URL) => url.pathname.endsWith(path);
  page.on('request', (request) => (fault.requestCount += Number(isWrite(new URL(request.url())))));
  if (kind === 'noConnection') {
    await page.context().setOffline(true);
    return fault;
  }
  await page.route(
    isWrite,
    async (route) => {
      if (kind === 'requestLost') return route.abort();
      if (kind === 'responseLost' || kind === 'late' || isExecuted(kind)) {
        const response = await route.fetch();
        const body = await response.text();
        fault.isExecuted = response.ok();
        if (kind === 'responseLost') return route.abort();
        if (kind === 'late') {
          fault.isExecuted = false;
          await sleep(lateResponseMs);
          fault.isExecuted = true;
          return route.fulfill({ response, body });
        }
        return route.fulfill(breakResponse(kind, callDefinition(call), body));
      }
      return route.fulfill(breakResponse(kind, callDefinition(call), '{}'));
    },
    { times: 1 },
  );
  return fault;
}

/** The messages of which the page shows one, when it does not report the write as done. */
function messagesOf(kind: WriteFaultKind, { t }: CaseContext, { lostText }: PreparedWrite): readonly string[] {
  if (kind === 'noConnection') return [t('problem.offline.title'), t('redeem.fault.offline')];
  if (kind === 'showType1' || kind === 'showType2') return [businessErrorMessage];
  if (showTypeOf(kind) !== undefined) return [t('problem.notDone')];
  const lost = [lostText ?? t('problem.notDone')];
  // A call that cannot be reconciled shows the error itself.
  if (kind === '500' || kind === '502html') return [...lost, t('problem.shop.title')];
  return kind === 'requestLost' || kind === 'responseLost' ? lost : [...lost, t('problem.malformed.title')];
}

/** Polls until no check fails or the timeout ends. Returns the failed checks. */
async function waitForPass(timeoutMs: number, check: () => Promise<string[]>): Promise<string[]> {
  const deadline = Date.now() + timeoutMs;
  for (let passedChecks = 0; ; await sleep(40)) {
    const failures = await check();
    passedChecks = failures.length > 0 ? 0 : passedChecks + 1;
    // The checks must pass in two consecutive states of the page.
    if (passedChecks > 1 || Date.now() > deadline) return failures;
  }
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Does the write on a new page of `context` while it meets the fault. Returns the failed checks; an empty list is a pass. */
export async function runWriteFault(
  context: BrowserContext,
  caseContext: CaseContext,
  write: Write,
  kind: WriteFaultKind,
  timeoutMs = defaultTimeoutMs,
): Promise<string[]> {
  const prepared = await write.prepare(caseContext);
  const page = await context.newPage();
  const consoleMessages: string[] = [];
  recordConsole(page, (message) => consoleMessages.push(message));
  await prepared.open(page, visit);
  const before = JSON.stringify(await prepared.readDatabase());
  const fault = await applyFault(page, write, kind);
  await prepared.button(page).click();

  const messages = messagesOf(kind, caseContext, prepared).map((text) => text.replace(/\d+/g, '#'));
  let wasDoneTooSoon = false;
  const failures = await waitForPass(timeoutMs, async () => {
    // Read before the page, so that a page that has just received the response is not called too early.
    const wasExecuted = fault.isExecuted;
    const [isDone, snapshot] = [await prepared.isDone(page), await takeSnapshot(page)];
    wasDoneTooSoon ||= isDone && !wasExecuted && !fault.isExecuted;
    const texts = [...snapshot.lines, ...snapshot.notices];
    return checkWrite(kind, {
      isDone,
      wasDoneTooSoon,
      hasMessage:
        kind === '401'
          ? await signInForm(page, caseContext.t).isVisible()
          : messages.some((message) => texts.some((text) => text.includes(message))),
      isReconciled: !prepared.afterLostResponse,
      requestCount: fault.requestCount,
      notices: snapshot.notices,
    });
  });
  if (kind === 'noConnection') await context.setOffline(false);
  if (failures.length === 0) failures.push(...(await goOn(page, caseContext, prepared, { kind, before, timeoutMs })));
  return [...failures, ...checkConsole(consoleMessages, write.path, kind, write.endsSession)];
}

/** What the customer does after the fault has ended, until the write is done. Returns the failed checks. */
async function goOn(
  page: Page,
  { t, phone }: CaseContext,
  prepared: PreparedWrite,
  { kind, before, timeoutMs }: { kind: WriteFaultKind; before: string; timeoutMs: number },
): Promise<string[]> {
  const steps = async (): Promise<string[]> => {
    if (isExecuted(kind)) {
      if (kind !== 'late') await prepared.afterLostResponse?.(page);
    } else {
      const now = JSON.stringify(await prepared.readDatabase());
      if (now !== before) return [`the database has changed: ${now}`];
      if (kind === '401') await signInByHand(page, t, phone);
      await prepared.expectDraftKept?.(page);
      await tryAgain(page, prepared);
    }
    const failures = await waitForPass(timeoutMs, async () =>
      (await prepared.isDone(page)) ? [] : ['the second try is not reported as done'],
    );
    if (failures.length > 0) return failures;
    const last = JSON.stringify(await prepared.readDatabase());
    return last === JSON.stringify(prepared.expectedDatabase)
      ? []
      : [`the database does not contain one effect: ${last}`];
  };
  return steps().catch((error: unknown) => [`the customer cannot go on: ${firstLine(error)}`]);
}
