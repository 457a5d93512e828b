/** The command that breaks the shop can itself fail: it is tried on a page that is ill in one way at a time. */
import type { Browser } from '@playwright/test';
import { brokenApp, type Ill } from '../faults/brokenApp';
import type { FaultKind } from '../faults/faultKinds';
import { Line } from '../faults/line';
import { takeProfile } from '../faults/profile';
import { haste, preparePage } from '../faults/sight';
import type { Station } from '../faults/stations';
import { attempt } from '../faults/trial';
import { enter } from '../faults/visitor';
import { expect, test } from './support/storeTest';

const station: Station = { face: 'h5', hash: '/list?id=audio', who: 'nobody', arrival: 'page', earlier: '/list?id=coffee' };

const cases: readonly (readonly [Ill, FaultKind, RegExp])[] = [
  ['white', '500', /white: nothing can be read in main/],
  ['skeleton', '502html', /a skeleton does not end/],
  ['silent', 'truncated', /nothing says that something is missing/],
  ['final', 'offline', /no other try is offered/],
  ['thrown', 'null', /thrown: TypeError/],
  ['deaf', 'showType2', /the fault is over, and yet there is not again/],
  ['chatty', 'showType0', /showType 0 is to be silent/],
  ['loses', 'badRow', /not all that came is shown/],
  ['endless', 'tenfold', /elements, \d+ otherwise/],
  ['hasty', 'earlier', /shows the answer to the earlier question/],
];

/** Opens the page with this ill, tries the faults on it, and answers what did not hold, by fault. */
async function findIlls(browser: Browser, baseURL: string | undefined, ill: Ill, kinds: readonly FaultKind[]): Promise<Record<string, string>> {
  const context = await browser.newContext({ baseURL });
  await context.addInitScript('globalThis.__name = (work) => work;');
  await context.addInitScript(preparePage, haste);
  await context.route(/\/\?visit=\d+$/, (route) => route.fulfill({ contentType: 'text/html', body: brokenApp(ill) }));
  // The page is a few lines long: what it has not done in a second it never does.
  const visitor = await enter(context, new Line(), '', { page: 1_000, start: 5_000 });
  const profile = await takeProfile(visitor, station);
  const found: Record<string, string> = { 'on a good day': profile.ills.join('; ') };
  for (const kind of kinds) found[kind] = (await attempt(visitor, station, profile, { call: 'getGoodsList', kind })).join('; ');
  await context.close();
  return found;
}

test('no fault is found with a page that is sound', async ({ browser, baseURL }) => {
  const kinds = cases.map(([, kind]) => kind);
  expect(await findIlls(browser, baseURL, 'none', kinds)).toEqual(Object.fromEntries(['on a good day', ...kinds].map((kind) => [kind, ''])));
});

for (const [ill, kind, words] of cases) {
  test(`a page that is ${ill} is found out by ${kind}`, async ({ browser, baseURL }) => {
    const { [kind]: found, 'on a good day': before } = await findIlls(browser, baseURL, ill, [kind]);
    expect(before).toBe('');
    expect(found).toMatch(words);
  });
}
