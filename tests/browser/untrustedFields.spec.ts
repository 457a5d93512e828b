/**
 * Text and link fields of every API response are untrusted. The content security policy is disabled in these tests, so
 * only safe rendering protects.
 */
import { blockOtherOrigins, definePwned, pwnedRunCount } from './support/injection';
import { builtViews } from './support/platforms';
import { expect, test } from './support/storeTest';
import { navigateViaNotFound, visit } from './support/navigation';

test.use({ bypassCSP: true });

/** Response fields that pages show as text. The test appends an attack to each value. */
const textFields = new Set([
  'name',
  'title',
  'subtitle',
  'summary',
  'kicker',
  'action',
  'intro',
  'alt',
  'skuText',
  'nickname',
  'recipient',
  'street',
  'note',
  'place',
  'shopName',
  'notice',
  'label',
  'contact',
  'code',
  'terms',
  'payee',
  'reason',
]);
const attack = `"'><img src=x onerror=pwned()><svg onload=pwned()>{{pwned()}}\${pwned()}<script>pwned()</script>`;
const badLinks = [
  `javascript:pwned()`,
  '\tjava\nscript:pwned()',
  '//evil.example/',
  '/\\evil.example',
  'data:text/html,<script>pwned()</script>',
];
let nextLink = 0;

function withAttacks(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (key === 'url') return badLinks[nextLink++ % badLinks.length];
    return textFields.has(key) ? value + attack : value;
  }
  if (Array.isArray(value)) return value.map((one) => withAttacks(one, key));
  if (typeof value !== 'object' || value === null) return value;
  if ('kind' in value && 'id' in value && key === 'target')
    return { kind: 'url', url: badLinks[nextLink++ % badLinks.length] };
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withAttacks(inner, name)]));
}

test('no text or link field of any response runs code on any page', async ({
  page,
  context,
  platform,
  signedIn,
  baseURL,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/net::ERR_FAILED|status of 404/);
  const customer = await signedIn();
  const { id } = await customer.addAddress();
  await customer.placeOrder([{ skuId: 'harbour-radio.walnut', quantity: 1 }], id);
  for (const code of ['BALANCE-20', 'TICKET-CINEMA', 'COUPON-10']) await customer.redeem(code);
  const blocked = await blockOtherOrigins(context, new URL(baseURL ?? '').origin);
  await context.route('**/api/**', async (route) => {
    if (route.request().method() === 'POST' && !/packGoods|recommendGoods/.test(route.request().url()))
      return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, json: withAttacks(await response.json()) });
  });
  await page.addInitScript(definePwned);
  const pages = [
    ...builtViews[platform],
    ...(platform === 'h5'
      ? [
          '/h5/home',
          '/h5/order',
          '/h5/mine',
          '/h5/ticket',
          '/h5/wallet',
          '/h5/withdrawlog',
          '/h5/info',
          '/h5/components/address',
          '/h5/components/couponCard',
          '/h5/components/server',
          '/h5/components/ticketDetail',
          '/h5/share',
        ]
      : ['/pc/home', '/pc/mine?index=orders', '/pc/information']),
  ];
  const failures: string[] = [];
  await visit(page, '/nowhere');
  for (const path of pages) {
    // A home page renders responses that were requested before the app started, so it needs a document load.
    await (path.endsWith('/home') ? visit : navigateViaNotFound)(page, path);
    await expect(page.locator('#main')).toContainText(/\S/);
    const bad = await page.evaluate(() => {
      const foreign = [...document.querySelectorAll('a[href]')]
        .map((one) => one.getAttribute('href') ?? '')
        .filter(
          (href) => !/^(#|https?:\/\/[^/\\]|mailto:|tel:|\/(?![/\\]))/.test(href) || href.includes('evil.example'),
        );
      return [...foreign, ...[...document.querySelectorAll('img[src="x"], svg[onload]')].map(({ tagName }) => tagName)];
    });
    for (const one of bad) failures.push(`${path}: ${one}`);
    if ((await pwnedRunCount(page)) > 0) failures.push(`${path}: ran`);
  }
  expect(failures).toEqual([]);
  expect(blocked).toEqual([]);
  await expect(page.locator('body')).not.toContainText('undefined');
  // Requests of the last page may still be under way; their responses are disposed of when the test ends.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});
