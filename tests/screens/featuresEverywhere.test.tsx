/**
 * Each route with features switched off. A first visit finds out which links, calls and words of features a route has. Those that no
 * earlier route has had are looked for again with this one feature off, by `server/info`. At last all are off, by shop.config.ts.
 */
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { encodePackLines } from '@/domain/packLines';
import { isUrlOn, pathOf } from '@/lib/routes';
import type { Feature } from '@/lib/features';
import { packLine, payShopOrder, placeShopOrder } from '../../mock/testing/purchase';
import type { Visitor } from '../../mock/testing/openTestShop';
import { addresses } from '../setup/addresses';
import { articleCatalogue } from '../setup/articleCatalogue';
import { buyer } from '../setup/checkoutSteps';
import { featureParts } from '../setup/featureParts';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';

const names = Object.keys(SHOP.features) as Feature[];
const allOn = { ...SHOP.features };
const allOff = Object.fromEntries(names.map((name) => [name, false]));
afterEach(() => Object.assign(SHOP.features, allOn));

/** The text that is about a feature. The account's and the shop's own data, such as names of products, has none of them in these tests. */
const textOf: Partial<Readonly<Record<Feature, RegExp>>> = {
  wallet: /\b(?:balance|wallet)\b/i,
  withdrawals: /\bwithdraw/i,
  coupons: /\bcoupons?\b/i,
  discountCodes: /\bdiscount codes?\b/i,
  redeemCodes: /\bredeem/i,
  promotion: /\binvit/i,
  service: /\bservice\b/i,
  articles: /\bhelp\b/i,
};

/** Whether the address is a page of the feature. */
function isPageOf(address: string, name: Feature): boolean {
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  return [...featureParts[name].h5, ...featureParts[name].pc].some((route) => {
    const [expectedPath, expectedQuery] = route.split('?');
    const isMatch = [...new URLSearchParams(expectedQuery)].every(
      ([key, value]) => key === 'id' || query.get(key) === value,
    );
    return path === expectedPath && isMatch;
  });
}

interface Visit {
  readonly links: readonly string[];
  readonly calls: readonly string[];
  readonly text: string;
}

/** Opens a route and waits until nothing loads any more. */
async function visit(address: string, as?: Visitor): Promise<Visit> {
  const calls = new Set<string>();
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => void calls.add(new URL(request.url).pathname));
  const { unmount } = await openPage(address, { as });
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
  await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
  const links = [...document.querySelectorAll('a[href]')].map((link) =>
    (link.getAttribute('href') ?? '').replace(/^#/, ''),
  );
  const text = document.body.textContent ?? '';
  unmount();
  return { links, calls: [...calls], text };
}

/** The links, calls and words of a feature on a page; the words with what is around them. */
function partsOf(name: Feature, { links, calls, text }: Visit): readonly string[] {
  const match = textOf[name]?.exec(text);
  return [
    ...links.filter((address) => isPageOf(address, name)),
    ...calls.filter((path) => featureParts[name].calls.includes(path)),
    ...(match ? [text.slice(Math.max(0, match.index - 20), match.index + 30)] : []),
  ];
}

/** What has been looked for with its feature off. */
const known = new Set<string>();
const isNew = (part: string) => known.size < known.add(part).size;

function switchOffAtRunTime(name: Feature) {
  const data = { ...shopOfTest().visitor().ok('getServerInfo', {}), features: { [name]: false } };
  server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data })));
}

/** A customer with an order that waits for its payment and one that delivered a ticket. */
function customerWithOrders(): { customer: Visitor; orderId: string } {
  const customer = buyer('MONEY-PLEASE', 'COUPON-PLEASE');
  placeShopOrder(customer, packLine('phones.only'));
  return { customer, orderId: payShopOrder(customer, placeShopOrder(customer, packLine('concert.only'))).id };
}

/** Screens that show more with these parameters. */
const detailed = (orderId: string) =>
  platforms.flatMap(([platform]) => [
    pathOf(platform, 'goods', { id: 'phones' }),
    pathOf(platform, 'goods', { id: 'lamp' }),
    pathOf(platform, 'goods', { id: 'card' }),
    pathOf(platform, 'campaign', { id: 'quiet' }),
    pathOf(platform, 'article', { id: 'returns' }),
    pathOf(platform, 'checkout', { lines: encodePackLines(packLine('lamp.only')) }),
    pathOf(platform, 'orders', { id: orderId }),
    pathOf(platform, 'orderSuccess', { id: orderId }),
    pathOf(platform, 'inbox'),
  ]);
const sections = ['orders', 'coupons', 'wallet', 'tickets', 'redeem', 'addresses', 'promotion', 'service', 'profile'];
const routes = [
  ...addresses.filter((address) => address !== 'docs').map((address) => `/${address}`),
  ...sections.map((section) => `/pc/mine?index=${section}`),
  ...detailed('{order}'),
];

test.each(routes)('%s has no link, call or text of a feature that is off', async (route) => {
  openShop({ catalogue: articleCatalogue });
  const { customer, orderId } = customerWithOrders();
  const address = route.replace('{order}', orderId).replace('%7Border%7D', orderId);
  const usual = await visit(address, customer);
  const found: Record<string, readonly string[]> = {};
  for (const name of names.filter((one) => !isPageOf(address, one))) {
    if (partsOf(name, usual).filter((part) => isNew(`${name} ${part}`)).length === 0) continue;
    switchOffAtRunTime(name);
    found[name] = partsOf(name, await visit(address, customer));
    server.resetHandlers();
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
  Object.assign(SHOP.features, allOff);
  for (const as of address.includes('?') || /home|mine/.test(address) ? [customer, undefined] : [customer]) {
    const seen = await visit(address, as);
    expect(names.flatMap((name) => partsOf(name, seen))).toEqual([]);
  }
});

test('the routes of a feature are no pages when all are off, and the others are', () => {
  Object.assign(SHOP.features, allOff);
  const own = routes.filter((route) => names.some((name) => isPageOf(route, name)));
  expect(own.filter(isUrlOn)).toEqual([]);
  expect(own.length).toBeGreaterThan(20);
  expect(routes.filter((route) => !own.includes(route) && !isUrlOn(route))).toEqual([]);
});
