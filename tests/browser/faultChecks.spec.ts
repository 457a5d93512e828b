/** Proves that the fault checks of `npm run faults` detect a page with one defect: one for each message of theirs. */
import type { Browser } from '@playwright/test';
import { brokenApp, type Defect } from '../faults/brokenApp';
import { brokenForm, type FormDefect } from '../faults/brokenForm';
import { writeFaultKinds, type FaultKind, type WriteFaultKind } from '../faults/faultKinds';
import { ApiProxy } from '../faults/apiProxy';
import { recordProfile } from '../faults/profile';
import { timerSpeedup, instrumentPage } from '../faults/pageSnapshot';
import type { TestPage } from '../faults/testPages';
import { runFault } from '../faults/runFault';
import { runWriteFault } from '../faults/runWriteFault';
import { createVisitor } from '../faults/visitor';
import { messagesIn, sourceTexts, withoutCase } from '../setup/sourceTexts';
import type { CaseContext, Write } from './support/idempotency/writeCase';
import { newPhone, type ShopApi } from './support/shopApi';
import { expect, test } from './support/storeTest';
import type { Translate } from './support/texts';

const testPage: TestPage = {
  platform: 'h5',
  hash: '/list?id=audio',
  session: 'signedOut',
  entry: 'navigation',
  earlierHash: '/list?id=coffee',
};

/** The defect, the fault that brings it to light, and a message like the one that it causes. */
const cases: readonly (readonly [Defect, FaultKind, string])[] = [
  ['emptyMain', '500', 'main has no text'],
  ['noHeading', '500', 'there is no heading'],
  ['noLinks', '500', 'no link leads to another page'],
  ['otherContentLost', '500', 'the content of getCategories is missing: …'],
  ['endlessSkeleton', '502html', 'a skeleton stays visible'],
  ['noMessage', 'truncated', 'no message about missing content: …'],
  ['noRetry', 'offline', 'no retry button for missing content: …'],
  ['noSignIn', '401', 'the sign-in is not shown'],
  ['uncaughtError', 'null', 'thrown: TypeError …'],
  ['retryIgnored', 'showType2', 'content is still missing after the fault: …'],
  ['endlessSkeletonLater', 'showType2', 'a skeleton stays visible after the fault'],
  ['needlessNotice', 'showType0', 'showType 0 must be silent, but a notice appeared: …'],
  ['untitledNotification', 'showType3', 'the notification has no title'],
  ['noticeOfValid', 'sparse', 'the response is valid, but a notice appeared: …'],
  ['retryOfValid', 'tenfold', 'the response is valid, but a retry button is shown'],
  ['listDropped', 'badRow', 'received rows are missing: …'],
  ['allRowsRendered', 'tenfold', '9999 elements, 99 without the fault'],
  ['staleResponse', 'outOfOrder', 'shows the response to an earlier request: …'],
  ['noEarlierRequest', 'outOfOrder', 'no earlier response was held'],
  ['notRequested', '500', 'getGoodsList was not requested'],
  // The page waits as it should: longer than these tests do.
  ['none', 'late', 'a response is pending'],
  ['notLeft', 'hangLeave', 'the page was not left'],
  ['noticeElsewhere', 'hangBack', 'a notice appears on another page: …'],
];

const ofWrites = /^\^(?:reports the write|does not report|does not say|the write was)/;
const ofChecks = sourceTexts('tests/faults/checks.ts', messagesIn);
/** Patterns of the messages of the checks of reads, and of writes. */
const messages = [
  /^thrown: TypeError.+$/s,
  ...ofChecks.filter(({ source }) => !ofWrites.test(source)),
  ...sourceTexts('tests/faults/runFault.ts', messagesIn),
];
const writeMessages = [
  ...ofChecks.filter(({ source }) => ofWrites.test(source)),
  ...sourceTexts('tests/faults/runWriteFault.ts', messagesIn),
];

/** Runs the faults against the test page with this defect. Returns the failed checks by fault. */
async function findFailures(
  browser: Browser,
  baseURL: string | undefined,
  defect: Defect,
  kinds: readonly FaultKind[],
): Promise<Record<string, readonly string[]>> {
  const context = await browser.newContext({ baseURL });
  await context.addInitScript('globalThis.__name = (work) => work;');
  await context.addInitScript(instrumentPage, timerSpeedup);
  await context.route(/\/\?visit=\d+$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: brokenApp(defect) }),
  );
  // The test page is small: one second is enough for each of its actions.
  const visitor = await createVisitor(context, new ApiProxy(), '', { navigationMs: 1_000, loadMs: 5_000 });
  const profile = await recordProfile(visitor, testPage);
  const failures: Record<string, readonly string[]> = { 'without a fault': profile.failures };
  for (const kind of kinds) failures[kind] = await runFault(visitor, testPage, profile, { call: 'getGoodsList', kind });
  await context.close();
  return failures;
}

test('a page without a defect has no failures', async ({ browser, baseURL }) => {
  const kinds = cases.filter(([defect]) => defect !== 'none').map(([, kind]) => kind);
  expect(await findFailures(browser, baseURL, 'none', kinds)).toEqual(
    Object.fromEntries(['without a fault', ...kinds].map((kind) => [kind, []])),
  );
});

for (const [defect, kind, message] of cases) {
  test(`the defect ${defect} is detected by the fault ${kind}`, async ({ browser, baseURL }) => {
    const { [kind]: failures, 'without a fault': baselineFailures } = await findFailures(browser, baseURL, defect, [
      kind,
    ]);
    expect(baselineFailures).toEqual([]);
    const alike = messages.filter((pattern) => pattern.test(message));
    expect(alike).toHaveLength(1);
    expect((failures ?? []).filter((failure) => alike.some((pattern) => pattern.test(failure)))).toHaveLength(1);
  });
}

test('each message of the checks has a page that causes it', () => {
  expect(
    withoutCase(
      messages,
      cases.map(([, , message]) => message),
    ),
  ).toEqual([]);
});

const changeNickname: Write = {
  name: 'change the nickname',
  call: 'updateUser',
  path: '/user/update',
  prepare: async ({ api }) => ({
    async open(page) {
      await page.goto('/?form');
      await page.getByLabel('Name').fill('Wren');
    },
    button: (page) => page.getByRole('button', { name: 'Save' }),
    readDatabase: async () => [(await api.profile()).nickname === 'Wren', (await api.addresses()).length],
    expectedDatabase: [true, 0],
    isDone: (page) => page.getByText('Saved').isVisible(),
    expectListed: async () => undefined,
    expectDraftKept: (page) => expect(page.getByLabel('Name')).toHaveValue('Wren', { timeout: 1_000 }),
  }),
};

/** The defect of the form, the fault that brings it to light, and a message like the one that it causes. */
const writeCases: readonly (readonly [FormDefect, WriteFaultKind, string])[] = [
  ['doneTooSoon', 'requestLost', 'reports the write as done before the API has executed it'],
  ['notReconciled', 'responseLost', 'does not report the write that the API has executed'],
  ['noMessage', '500', 'does not say what happened'],
  ['sentTwice', 'requestLost', 'the write was sent 2 times'],
  ['draftLost', 'requestLost', 'the customer cannot go on: …'],
  ['otherWrite', 'requestLost', 'the database has changed: …'],
  ['secondTryIgnored', 'requestLost', 'the second try is not reported as done'],
  ['twoEffects', 'requestLost', 'the database does not contain one effect: …'],
];

/** Does the write of the form with this defect while it meets the fault. Returns the failed checks. */
async function findWriteFailures(
  browser: Browser,
  { baseURL, shop, t }: { baseURL: string | undefined; shop: ShopApi; t: Translate },
  defect: FormDefect,
  kind: WriteFaultKind,
): Promise<readonly string[]> {
  const phone = newPhone();
  const api = await shop.signIn(phone);
  const localStorage = [{ name: 'token', value: api.token }];
  const context = await browser.newContext({
    baseURL,
    storageState: { cookies: [], origins: [{ origin: new URL(baseURL ?? '').origin, localStorage }] },
  });
  await context.addInitScript('globalThis.__name = (work) => work;');
  await context.addInitScript(instrumentPage, timerSpeedup);
  const texts = { notDone: t('problem.notDone'), offline: t('problem.offline.title') };
  await context.route(/\/\?form$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: brokenForm(defect, texts) }),
  );
  const caseContext: CaseContext = { platform: 'h5', t, shop, api, phone };
  // The form is small: this is enough for each of its actions, a late response included.
  const failures = await runWriteFault(context, caseContext, changeNickname, kind, 3_000);
  await context.close();
  return failures;
}

test('a form without a defect has no failures', async ({ browser, baseURL, shop, t }) => {
  for (const kind of writeFaultKinds.filter((one) => one !== '401'))
    expect([kind, ...(await findWriteFailures(browser, { baseURL, shop, t }, 'none', kind))]).toEqual([kind]);
});

for (const [defect, kind, message] of writeCases) {
  test(`the defect ${defect} of a form is detected by the fault ${kind}`, async ({ browser, baseURL, shop, t }) => {
    const failures = await findWriteFailures(browser, { baseURL, shop, t }, defect, kind);
    const alike = writeMessages.filter((pattern) => pattern.test(message));
    expect(alike).toHaveLength(1);
    expect(failures.filter((failure) => !alike.some((pattern) => pattern.test(failure)))).toEqual([]);
    expect(failures).toHaveLength(1);
  });
}

test('each message of the checks of writes has a form that causes it', () => {
  const messagesOfForms = writeCases.map(([, , message]) => message);
  expect(withoutCase(writeMessages, messagesOfForms)).toEqual([]);
});
