/** Untrusted input in the hash: no value of a parameter breaks a page. */
import type { Page } from '@playwright/test';
import { builtPages, hashTo } from './support/platforms';
import { expect, test } from './support/storeTest';
import { expectReadable, hashOf, navigate, storedToken, visit } from './support/navigation';
import { createTranslate } from './support/texts';

const t = createTranslate('en');

/** Every parameter that a page reads. */
const parameters = [
  ...['id', 'sku', 'quantity', 'lines', 'status', 'index', 'view', 'categoryId', 'campaignId', 'keyword', 'sort'],
  ...[
    'priceFrom',
    'priceTo',
    'inStock',
    'search',
    'returnTo',
    'orderId',
    'addressId',
    'couponId',
    'coupon',
    'current',
    'pageSize',
  ],
];

const markup = '"><img src=x onerror="window.wasRun=1"><script>window.wasRun=1</script>';
const attackValues: Readonly<Record<string, string>> = {
  markup: encodeURIComponent(markup),
  'a huge number': `-1${'0'.repeat(400)}.5`,
  'a broken escape': '%E0%A4%A%',
  'an address of another origin': encodeURIComponent('//evil.example/\\..%00'),
  'a very long text': 'x'.repeat(3000),
};

/** Checks that the page has text and did not render the value as markup. */
async function expectIntactPage(page: Page): Promise<void> {
  await expectReadable(page, t('problem.page.title'));
  expect(await page.evaluate(() => 'wasRun' in window || document.querySelector('img[src="x"]') !== null)).toBe(false);
}

test('no page breaks with invalid parameters', async ({ page, platform }) => {
  test.slow();
  await visit(page, '/nowhere');
  for (const [name, value] of Object.entries(attackValues)) {
    const query = parameters.map((parameter) => `${parameter}=${value}`).join('&');
    const malformedQuery = `id[]=1&id=2&id=${value}&=${value}&&${value}&__proto__=${value}&constructor=${value}`;
    for (const path of builtPages[platform]) {
      await test.step(`${path} with ${name}`, async () => {
        await navigate(page, `${path}?${query}&${malformedQuery}`);
        await expectIntactPage(page);
      });
    }
  }
});

test('the sign-in redirects to no other origin and to no unknown page', async ({
  page,
  platform,
  baseURL,
  signedIn,
}) => {
  const { token } = await signedIn();
  const targets = [
    ...[
      'https://evil.example/',
      'https:evil.example',
      '//evil.example/',
      '/\\evil.example',
      '\\\\evil.example',
      '///evil.example',
      '/\t/evil.example',
      'evil.example/h5/home',
    ],
    ...[
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      '\tjavascript:alert(1)',
      'data:text/html,x',
      'blob:x',
      '/h5/home:javascript:alert(1)',
    ],
    // Encoded one time too often.
    ...[
      '%2F%2Fevil.example',
      '%252F%252Fevil.example',
      '/%5Cevil.example',
      '/h5/%2e%2e/%2e%2e//evil.example',
      '%6aavascript:alert(1)',
    ],
    // URLs that resemble those of the shop.
    ...[
      'https://localhost.evil.example/#/h5/home',
      'https://localhost@evil.example/',
      '/h5/home@evil.example',
      '//localhost.evil.example/h5/order',
      '/h5.evil.example/h5/order',
    ],
    ...[
      '/h5/../../evil',
      '/h5//evil.example',
      '/h5/login',
      '/pc/components/loginForm',
      '/nowhere',
      '/h5/order#//evil.example',
      '/h5/order\n//evil.example',
    ],
  ];
  await visit(page, hashTo(platform, 'home'));
  for (const target of targets) {
    await test.step(target, async () => {
      await page.evaluate(
        (hash) => {
          window.location.hash = hash;
        },
        hashTo(platform, 'login', { returnTo: target }),
      );
      await page.waitForFunction((login) => !window.location.hash.startsWith(`#${login}`), hashTo(platform, 'login'), {
        polling: 'raf',
      });
      await expect.poll(() => hashOf(page)).toBe(hashTo(platform, 'home'));
      expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
      expect(await storedToken(page)).toBe(token);
    });
  }
});

test('the sign-in redirects to a page of the shop', async ({ page, platform, signedIn }) => {
  await signedIn();
  await page.goto(`/#${hashTo(platform, 'login', { returnTo: '/h5/order?status=toPay' })}`);
  await expect.poll(() => hashOf(page)).toBe(hashTo(platform, 'orders', { status: 'toPay' }));
});

test('an unknown product or order shows a not-found message with links', async ({ page, platform, signedIn }) => {
  await signedIn();
  for (const screen of ['goods', 'orders', 'orderSuccess'] as const) {
    await test.step(screen, async () => {
      await visit(page, hashTo(platform, screen, { id: 'never-was' }));
      await expect(page.getByRole('main').getByText(t('problem.notFound.title'))).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: t('problem.home') })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: t('problem.hall') })).toBeVisible();
    });
  }
});

test('an unknown route shows the 404 page with a link to the home page', async ({ page, platform }) => {
  for (const path of [
    '/nowhere',
    `/${platform}/nowhere`,
    `/${platform}/components/nowhere/at/all`,
    `/${platform}`,
    `/${platform}/../nowhere/<b>`,
  ]) {
    await test.step(path, async () => {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('problem.404.title'));
      await expect(page).toHaveTitle(`${t('problem.404.title')} · Persimmon`);
    });
  }
  await page.getByRole('link', { name: t('problem.home') }).click();
  await expect.poll(() => hashOf(page)).toBe(hashTo(platform, 'home'));
});
