/** Proves that the fault checks of `npm run faults` detect a page with one defect. */
import type { Browser } from '@playwright/test';
import { brokenApp, type Defect } from '../faults/brokenApp';
import type { FaultKind } from '../faults/faultKinds';
import { ApiProxy } from '../faults/apiProxy';
import { recordProfile } from '../faults/profile';
import { timerSpeedup, instrumentPage } from '../faults/pageSnapshot';
import type { TestPage } from '../faults/testPages';
import { runFault } from '../faults/runFault';
import { createVisitor } from '../faults/visitor';
import { expect, test } from './support/storeTest';

const testPage: TestPage = {
  platform: 'h5',
  hash: '/list?id=audio',
  session: 'signedOut',
  entry: 'navigation',
  earlierHash: '/list?id=coffee',
};

const cases: readonly (readonly [Defect, FaultKind, RegExp])[] = [
  ['emptyMain', '500', /main has no text/],
  ['endlessSkeleton', '502html', /a skeleton stays visible/],
  ['noMessage', 'truncated', /no message about missing content/],
  ['noRetry', 'offline', /no retry button for missing content/],
  ['uncaughtError', 'null', /thrown: TypeError/],
  ['retryIgnored', 'showType2', /content is still missing after the fault/],
  ['needlessNotice', 'showType0', /showType 0 must be silent/],
  ['listDropped', 'badRow', /received rows are missing/],
  ['allRowsRendered', 'tenfold', /elements, \d+ without the fault/],
  ['staleResponse', 'outOfOrder', /shows the response to an earlier request/],
];

/** Runs the faults against the test page with this defect. Returns the failed checks by fault. */
async function findFailures(
  browser: Browser,
  baseURL: string | undefined,
  defect: Defect,
  kinds: readonly FaultKind[],
): Promise<Record<string, string>> {
  const context = await browser.newContext({ baseURL });
  await context.addInitScript('globalThis.__name = (work) => work;');
  await context.addInitScript(instrumentPage, timerSpeedup);
  await context.route(/\/\?visit=\d+$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: brokenApp(defect) }),
  );
  // The test page is small: one second is enough for each of its actions.
  const visitor = await createVisitor(context, new ApiProxy(), '', { navigationMs: 1_000, loadMs: 5_000 });
  const profile = await recordProfile(visitor, testPage);
  const failures: Record<string, string> = { 'without a fault': profile.failures.join('; ') };
  for (const kind of kinds)
    failures[kind] = (await runFault(visitor, testPage, profile, { call: 'getGoodsList', kind })).join('; ');
  await context.close();
  return failures;
}

test('a page without a defect has no failures', async ({ browser, baseURL }) => {
  const kinds = cases.map(([, kind]) => kind);
  expect(await findFailures(browser, baseURL, 'none', kinds)).toEqual(
    Object.fromEntries(['without a fault', ...kinds].map((kind) => [kind, ''])),
  );
});

for (const [defect, kind, message] of cases) {
  test(`the defect ${defect} is detected by the fault ${kind}`, async ({ browser, baseURL }) => {
    const { [kind]: failures, 'without a fault': baselineFailures } = await findFailures(browser, baseURL, defect, [
      kind,
    ]);
    expect(baselineFailures).toBe('');
    expect(failures).toMatch(message);
  });
}
