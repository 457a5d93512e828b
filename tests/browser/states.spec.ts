/** Every page as a customer meets it on other days: signed out, with nothing yet, while the shop is slow, when it fails. */
import type { Page } from '@playwright/test';
import { violationsOf } from './support/axe';
import { builtPages, builtViews, hashTo } from './support/faces';
import type { Face } from './shopTest';
import { expect, test } from './support/storeTest';
import { expectSettled, visit } from './support/visits';

/** The pages of a face that differ from each other by what they read. */
const pagesOf = (face: Face) => [...builtPages[face], ...builtViews[face]].filter((hash) => hash !== '/' && hash !== '/home' && !/login/i.test(hash));

/** Calls of the pages; who is signed in and who the shop is are known. */
const callsOfPages = /\/api\/(?!server\/info|user\/current)/;

/** Goes on to a page within the document and collects what `look` sees there, by hash. */
async function walk<Seen>(page: Page, hashes: readonly string[], look: (hash: string) => Promise<Seen>): Promise<Record<string, Seen>> {
  const seen: Record<string, Seen> = {};
  for (const hash of hashes) {
    // The sections of one page share its frame: there is nothing whose going could be waited for, but for the app to be at rest.
    await page.evaluate(async (next) => {
      window.location.hash = next;
      for (let nth = 0; nth < 2; nth += 1) await new Promise((done) => requestIdleCallback(done, { timeout: 1_000 }));
    }, hash);
    await page.waitForTimeout(100);
    await expect(page.locator('#root main')).toBeVisible();
    await expect(page.locator('#root h1')).not.toBeEmpty();
    seen[hash] = await look(hash);
  }
  return seen;
}

const settled = async (page: Page) => {
  await expectSettled(page);
  return violationsOf(page);
};

/** Pages that ask nothing, or nothing before something is chosen or typed; the customer is known. */
const needNothing: Record<Face, readonly string[]> = {
  h5: [
    ...['collect', 'ordercheck', 'exchange', 'infodetail', 'userinfo', 'editnickname', 'editavatar', 'editphone', 'ox'].map((name) => `/h5/${name}`),
    ...['goodsDetail', 'orderSuccess', 'collect', 'message'].map((name) => `/h5/components/${name}`),
  ],
  pc: [
    ...['goodsdetail', 'ordercheck', 'components/cdk', 'components/editAvatar', 'components/editPhone', 'components/userinfo', 'home?view=collect'].map((name) => `/pc/${name}`),
    ...['profile', 'redeem', 'profile&edit=nickname', 'profile&edit=avatar', 'profile&edit=phone'].map((index) => `/pc/mine?index=${index}`),
  ],
};

const nothing = (hashes: readonly string[]) => Object.fromEntries(hashes.map((hash) => [hash, []]));

test('signed out, each can be read out', async ({ page, face }) => {
  test.slow();
  await visit(page, hashTo(face, 'home'));
  const pages = pagesOf(face);
  expect(await walk(page, pages, () => settled(page))).toEqual(nothing(pages));
});

test('with nothing yet, each can be read out', async ({ page, face, signedIn }) => {
  test.slow();
  await signedIn();
  await visit(page, hashTo(face, 'home'));
  const pages = pagesOf(face);
  expect(await walk(page, pages, () => settled(page))).toEqual(nothing(pages));
});

test('while the shop is slow, each stands at once and can be read out', async ({ page, face, signedIn }) => {
  test.slow();
  await signedIn();
  await visit(page, '/nowhere');
  await page.route(callsOfPages, () => undefined);
  const pages = pagesOf(face);
  expect(await walk(page, pages, () => violationsOf(page))).toEqual(nothing(pages));
});

test('when the shop fails, each says so, offers another try, and can be read out', async ({ page, face, t, signedIn, expectConsole }) => {
  test.slow();
  expectConsole(/status of 500/);
  await signedIn();
  await visit(page, '/nowhere');
  await page.route(callsOfPages, (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }));
  const pages = pagesOf(face);
  const silent: string[] = [];
  const found = await walk(page, pages, async (hash) => {
    await expectSettled(page);
    const canRetry = await page.locator('#root main').getByText(t('problem.retry'), { exact: true }).count();
    if (canRetry === 0) silent.push(hash);
    return violationsOf(page);
  });
  expect.soft(silent).toEqual(needNothing[face]);
  expect(found).toEqual(nothing(pages));
});
