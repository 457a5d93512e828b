/** Links that messengers, sign-in services, extensions and people have changed, and what these put into the page. */
import { docsPage, hashTo } from './support/platforms';
import { expectLoaded, hashOf, navigate, restingScrollTop, visit } from './support/navigation';
import { expect, test } from './support/storeTest';

test('a link that was changed opens its page, also one that is opened later, and Back leads back', async ({
  page,
  platform,
}) => {
  const home = hashTo(platform, 'home');
  const hall = hashTo(platform, 'hall');
  const product = hashTo(platform, 'goods', { id: 'harbour-radio' });
  const changed: readonly (readonly [string, string])[] = [
    ['_=_', home],
    ['google_vignette', home],
    ['utm_source=x', home],
    ['%E0%A4%A', home],
    [`!${product}`, product],
    [product.slice(1), product],
    [product.replaceAll('/', '%2F').replace(platform, platform.toUpperCase()), product],
    [`${product}).`, product],
    [`${product}」`, product],
    [`${product}#top`, product],
    [`/#${hall}`, hall],
    [`/?${hall}`, hall],
  ];
  for (const [hash, route] of changed)
    await test.step(`#${hash} later`, async () => {
      await visit(page, '/nowhere');
      await page.evaluate((next) => (window.location.hash = next), hash);
      await expect.poll(() => hashOf(page)).toBe(route);
      await expectLoaded(page);
      await page.goBack();
      await expect.poll(() => hashOf(page)).toBe('/nowhere');
    });
  for (const [hash, route] of changed.filter((_one, at) => at % 3 === 0))
    await test.step(`#${hash} at first`, async () => {
      await page.goto('about:blank');
      await page.goto(`/#${hash}`);
      await expect.poll(() => hashOf(page)).toBe(route);
      await expectLoaded(page);
    });
  await page.goto(`/%23${hall}`);
  await expect.poll(() => page.url()).toBe(new URL(`/#${hall}`, page.url()).href);
  await expectLoaded(page);
});

test('an address that is typed opens at its top, and Back finds the place on the page before it', async ({
  page,
  platform,
}) => {
  const pages = [`${docsPage}?section=calls`, hashTo(platform, 'home'), `${docsPage}?section=storage`];
  const positions: number[] = [];
  await visit(page, '/nowhere');
  for (const hash of pages) {
    await navigate(page, hash);
    await expect(page.getByRole('main').getByRole('listitem').last()).toBeAttached();
    expect(await restingScrollTop(page), hash).toBe(0);
    await page.evaluate((top) => window.scrollTo(0, top), 100 * (positions.length + 2));
    positions.push(await restingScrollTop(page));
  }
  expect(positions).toEqual([200, 300, 400]);
  for (const position of positions.slice(0, 2).reverse()) {
    await page.goBack();
    await expect.poll(() => restingScrollTop(page)).toBe(position);
  }
});

test('scripts of others that fail change nothing', { tag: '@h5' }, async ({ page, platform, expectConsole }) => {
  expectConsole(/Content Security Policy|Refused to load|ERR_|Uncaught|TrustedScriptURL|Not a script of the shop/);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.addInitScript(() => {
    const fail = () => {
      const error = new SyntaxError('Unexpected token');
      window.dispatchEvent(new ErrorEvent('error', { filename: window.location.href, error }));
      const sheet = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: 'https://fonts.example/x.css',
      });
      const script = document.createElement('script');
      script.async = true;
      document.head.append(sheet, script);
      // Without Trusted Types of the page, as an extension does it.
      for (const element of [script, sheet]) element.dispatchEvent(new Event('error'));
    };
    document.addEventListener('DOMContentLoaded', fail);
  });
  await page.goto(`/#${hashTo(platform, 'home')}`);
  await expectLoaded(page);
  expect(documents).toBe(1);
  await expect(page.locator('#not-loaded')).toHaveCount(0);
});
