/** Untrusted input: what stands in the hash may be anything, and no page breaks by it. */
import type { Page } from '@playwright/test';
import { builtPages, hashTo } from './support/faces';
import { expect, test } from './support/storeTest';
import { hashOf, moveOn, storedToken, visit } from './support/visits';
import { wordsOf } from './support/words';

const t = wordsOf('en');

/** Every parameter that any page reads. */
const parameters = [
  ...['id', 'sku', 'quantity', 'lines', 'status', 'index', 'view', 'categoryId', 'campaignId', 'keyword', 'sort'],
  ...['priceFrom', 'priceTo', 'inStock', 'search', 'returnTo', 'orderId', 'addressId', 'couponId', 'coupon', 'current', 'pageSize'],
];

const markup = '"><img src=x onerror="window.wasRun=1"><script>window.wasRun=1</script>';
const values: Readonly<Record<string, string>> = {
  markup: encodeURIComponent(markup),
  'a huge number': `-1${'0'.repeat(400)}.5`,
  'a broken escape': '%E0%A4%A%',
  'a foreign address': encodeURIComponent('//evil.example/\\..%00'),
  'a text without end': 'x'.repeat(3000),
};

/** Something readable stands there, and nothing of the value was taken for markup. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('main')).toContainText(/\S/);
  await expect(page.getByText(t('problem.page.title'))).toHaveCount(0);
  expect(await page.evaluate(() => 'wasRun' in window || document.querySelector('img[src="x"]') !== null)).toBe(false);
}

test('no page breaks by what stands in its query', async ({ page, face }) => {
  test.slow();
  await visit(page, '/nowhere');
  for (const [name, value] of Object.entries(values)) {
    const query = parameters.map((parameter) => `${parameter}=${value}`).join('&');
    const odd = `id[]=1&id=2&id=${value}&=${value}&&${value}&__proto__=${value}&constructor=${value}`;
    for (const path of builtPages[face]) {
      await test.step(`${path} with ${name}`, async () => {
        await moveOn(page, `${path}?${query}&${odd}`);
        await expectReadable(page);
      });
    }
  }
});

test('a sign-in leads to no foreign place and to no page that is none', async ({ page, face, baseURL, signedIn }) => {
  const { token } = await signedIn();
  const targets = [
    ...['https://evil.example/', 'https:evil.example', '//evil.example/', '/\\evil.example', '\\\\evil.example', '///evil.example', '/\t/evil.example', 'evil.example/h5/home'],
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', '\tjavascript:alert(1)', 'data:text/html,x', 'blob:x', '/h5/home:javascript:alert(1)'],
    // Encoded once more than it is read.
    ...['%2F%2Fevil.example', '%252F%252Fevil.example', '/%5Cevil.example', '/h5/%2e%2e/%2e%2e//evil.example', '%6aavascript:alert(1)'],
    // Names that only look like ours.
    ...['https://localhost.evil.example/#/h5/home', 'https://localhost@evil.example/', '/h5/home@evil.example', '//localhost.evil.example/h5/order', '/h5.evil.example/h5/order'],
    ...['/h5/../../evil', '/h5//evil.example', '/h5/login', '/pc/components/loginForm', '/nowhere', '/h5/order#//evil.example', '/h5/order\n//evil.example'],
  ];
  await visit(page, hashTo(face, 'home'));
  for (const target of targets) {
    await test.step(target, async () => {
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, hashTo(face, 'login', { returnTo: target }));
      await page.waitForFunction((login) => !window.location.hash.startsWith(`#${login}`), hashTo(face, 'login'), { polling: 'raf' });
      await expect.poll(() => hashOf(page)).toBe(hashTo(face, 'home'));
      expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
      expect(await storedToken(page)).toBe(token);
    });
  }
});

test('a sign-in leads to a page of the shop', async ({ page, face, signedIn }) => {
  await signedIn();
  await page.goto(`/#${hashTo(face, 'login', { returnTo: '/h5/order?status=toPay' })}`);
  await expect.poll(() => hashOf(page)).toBe(hashTo(face, 'orders', { status: 'toPay' }));
});

test('what does not exist is said to be not found, with ways on', async ({ page, face, signedIn }) => {
  await signedIn();
  for (const screen of ['goods', 'orders', 'success'] as const) {
    await test.step(screen, async () => {
      await visit(page, hashTo(face, screen, { id: 'never-was' }));
      await expect(page.getByRole('main').getByText(t('problem.notFound.title'))).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: t('problem.home') })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: t('problem.hall') })).toBeVisible();
    });
  }
});

test('an unknown address says so and leads on', async ({ page, face }) => {
  for (const path of ['/nowhere', `/${face}/nowhere`, `/${face}/components/nowhere/at/all`, `/${face}`, `/${face}/../nowhere/<b>`]) {
    await test.step(path, async () => {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('problem.404.title'));
      await expect(page).toHaveTitle(`${t('problem.404.title')} · Persimmon`);
    });
  }
  await page.getByRole('link', { name: t('problem.home') }).click();
  await expect.poll(() => hashOf(page)).toBe(hashTo(face, 'home'));
});
