/** Features that are switched off: no link to them, no call of theirs, and a page of its own kind at their routes. */
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/api/calls';
import { isFeatureOn, type Feature } from '@/lib/features';
import { isUrlOn, pathOf, type Platform, type Screen } from '@/lib/routes';
import { encodePackLines } from '@/domain/packLines';
import { articleCatalogue } from '../setup/articleCatalogue';
import { callsTo } from '../setup/callsTo';
import { buyer, line, openCheckout } from '../setup/checkoutSteps';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { featureParts as routes } from '../setup/featureParts';
import { openPage, platforms } from '../setup/openPage';
import { payShopOrder, placeShopOrder } from '../../mock/testing/purchase';

const names = Object.keys(SHOP.features) as Feature[];
const allOn = { ...SHOP.features };

/** Switches features off as shop.config.ts does. */
const switchOff = (...off: readonly Feature[]) =>
  Object.assign(SHOP.features, Object.fromEntries(off.map((name) => [name, false])));
/** Switches features off as `server/info` does. */
const switchOffAtRunTime = (...off: readonly Feature[]) => {
  const data = {
    ...shopOfTest().visitor().ok('getServerInfo', {}),
    features: Object.fromEntries(off.map((name) => [name, false])),
  };
  server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data })));
};
afterEach(() => Object.assign(SHOP.features, allOn));

/** Paths of the calls that were sent. */
function watchCalls(): Set<string> {
  const sent = new Set<string>();
  server.events.on('request:start', ({ request }) => void sent.add(new URL(request.url).pathname));
  return sent;
}
const callsOf = (...off: readonly Feature[]) => off.flatMap((name) => routes[name].calls);

/** The addresses of the links on the page. */
const links = () =>
  [...document.querySelectorAll('a[href]')].map((link) => (link.getAttribute('href') ?? '').replace(/^#/, ''));
const isOff = (address: string, off: readonly Feature[], platform: Platform) => {
  const [path, search] = address.split('?');
  const query = new URLSearchParams(search);
  return off.some((name) =>
    routes[name][platform].some((route) => {
      const [expectedPath, expectedQuery] = route.split('?');
      const isId = expectedQuery?.startsWith('id=');
      return (
        path === expectedPath &&
        (isId || [...new URLSearchParams(expectedQuery)].every(([key, value]) => query.get(key) === value))
      );
    }),
  );
};
/** Waits until the page has no placeholder and nothing is requested any more. */
async function settle() {
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
}

/** The screens that have links to features or send their calls, with what they need. */
type Shown = (customer: ReturnType<typeof buyer>) => { screen: Screen; query?: Record<string, string> };
const orderWithTicket: Shown = (customer) => ({
  screen: 'orders',
  query: { id: payShopOrder(customer, placeShopOrder(customer, [line('concert.only')])).id },
});
/** A ticket of a new order. */
function ticketOf(customer: ReturnType<typeof buyer>) {
  const { id, yields } = payShopOrder(customer, placeShopOrder(customer, [line('concert.only')]));
  return { orderId: id, code: yields[0]?.code ?? '', ticketId: yields[0]?.ticketId };
}
const deliveredOrder =
  (view: { view?: string }): Shown =>
  (customer) => {
    const { id } = payShopOrder(customer, placeShopOrder(customer, [line('kettle.only')]));
    shopOfTest().pass(5 * 24 * 60 * 60_000);
    return { screen: 'orders', query: { id, ...view } };
  };
const screens: Readonly<Record<string, Shown>> = {
  home: () => ({ screen: 'home' }),
  mine: () => ({ screen: 'mine' }),
  inbox: () => ({ screen: 'inbox' }),
  goods: () => ({ screen: 'goods', query: { id: 'phones' } }),
  rated: () => ({ screen: 'goods', query: { id: 'cup' } }),
  soldOut: () => ({ screen: 'goods', query: { id: 'cup', sku: 'cup.moss' } }),
  presale: () => ({ screen: 'goods', query: { id: 'lamp' } }),
  campaign: () => ({ screen: 'campaign', query: { id: 'quiet' } }),
  checkout: () => ({ screen: 'checkout', query: { lines: encodePackLines([line('lamp.only')]) } }),
  order: orderWithTicket,
  delivered: deliveredOrder({}),
  returnForm: deliveredOrder({ view: 'return' }),
  reviewForm: deliveredOrder({ view: 'review' }),
  ticket: (customer) => ({ screen: 'ticket', query: { id: ticketOf(customer).ticketId ?? '' } }),
  giftForm: (customer) => {
    const { orderId, code } = ticketOf(customer);
    return { screen: 'orders', query: { id: orderId, view: 'gift', code } };
  },
  profile: () => ({ screen: 'profile' }),
  deletion: () => ({ screen: 'profile', query: { view: 'delete' } }),
  orders: () => ({ screen: 'orders' }),
  collect: () => ({ screen: 'collect' }),
  wallet: () => ({ screen: 'wallet' }),
  coupons: () => ({ screen: 'coupons' }),
  tickets: () => ({ screen: 'tickets' }),
  redeem: () => ({ screen: 'redeem' }),
  service: () => ({ screen: 'service' }),
  articles: () => ({ screen: 'articles' }),
  article: () => ({ screen: 'article', query: { id: 'returns' } }),
};
/** Where each feature is linked or called, beside its own pages. */
const routesOf: Readonly<Record<Feature, readonly string[]>> = {
  wallet: ['mine', 'checkout', 'redeem'],
  withdrawals: ['mine', 'wallet'],
  coupons: ['mine', 'inbox', 'goods', 'campaign', 'checkout'],
  discountCodes: ['checkout'],
  tickets: ['mine', 'inbox', 'order', 'orders'],
  redeemCodes: ['mine', 'wallet', 'tickets', 'campaign'],
  promotion: ['mine'],
  presale: ['presale', 'checkout'],
  service: ['home', 'mine', 'goods', 'order', 'articles', 'article'],
  articles: ['home', 'mine', 'inbox', 'goods', 'order', 'service'],
  docs: ['home'],
  returns: ['delivered', 'returnForm', 'orders', 'inbox'],
  gifts: ['order', 'ticket', 'giftForm'],
  reviews: ['rated', 'delivered', 'reviewForm', 'orders'],
  alerts: ['inbox', 'soldOut', 'home', 'mine'],
  accountDeletion: ['profile', 'deletion'],
};

/** Opens a screen and returns its links to features and their calls. */
async function visit(off: readonly Feature[], route: string, platform: Platform) {
  const customer = buyer();
  const { screen: name, query = {} } = screens[route]?.(customer) ?? { screen: 'home' };
  const sent = watchCalls();
  const { unmount } = await openPage(pathOf(platform, name, query), { as: customer });
  await settle();
  expect(sent.has('/api/server/info')).toBe(true);
  const found = [
    ...links().filter((address) => isOff(address, off, platform)),
    ...[...sent].filter((path) => callsOf(...off).includes(path)),
  ];
  unmount();
  return found;
}
const visitAll = async (off: readonly Feature[], shown: readonly string[], platform: Platform) => {
  const found: Record<string, readonly string[]> = {};
  for (const route of shown) found[route] = await visit(off, route, platform);
  return found;
};
const nothingIn = (shown: readonly string[]) => Object.fromEntries(shown.map((route) => [route, []]));

describe.each(platforms)('a feature that is off, on %s', (platform) => {
  beforeEach(() => openShop({ catalogue: articleCatalogue }));

  test.each(names)('%s: no link and no call', async (name) => {
    switchOff(name);
    expect(await visitAll([name], routesOf[name], platform)).toEqual(nothingIn(routesOf[name]));
  });

  test.each(names)('%s: its routes say that the shop has no such page', async (name) => {
    const customer = buyer();
    switchOff(name);
    for (const route of routes[name][platform]) {
      const sent = watchCalls();
      const { unmount } = await openPage(route, { as: customer });
      expect(await screen.findByRole('heading', { level: 1, name: 'We don’t have this page' })).toBeInTheDocument();
      const home = screen.getByRole('link', { name: 'Go to the home page' });
      expect(home).toHaveAttribute('href', pathOf(route === '/docs' ? 'h5' : platform, 'home'));
      expect([...sent].filter((path) => callsOf(name).includes(path))).toEqual([]);
      unmount();
    }
    expect(isFeatureOn(name)).toBe(false);
  });

  // By shop.config.ts: featuresEverywhere.test.tsx.
  test('all of them together by server/info', async () => {
    switchOffAtRunTime(...names);
    const shown = Object.keys(screens);
    expect(await visitAll(names, shown, platform)).toEqual(nothingIn(shown));
  });

  test.each(['coupons', 'redeemCodes'] as const)('%s: no coupon can be claimed', async (name) => {
    const { unmount } = await openPage(pathOf(platform, 'campaign', { id: 'quiet' }), { as: buyer() });
    expect(await screen.findByRole('button', { name: /^Claim: / })).toBeVisible();
    unmount();
    switchOff(name);
    await openPage(pathOf(platform, 'campaign', { id: 'quiet' }), { as: buyer() });
    await screen.findByText('Seven days with less noise.');
    expect(screen.queryByRole('button', { name: /^Claim: / })).toBeNull();
  });

  test('the checkout offers only what is on, and asks for a quote without the rest', async () => {
    switchOff('coupons', 'discountCodes', 'wallet', 'presale');
    const quotes = callsTo('/api/home/packGoods');
    await openCheckout(platform, [line('lamp.only')], buyer('COUPON-PLEASE'));
    expect(screen.queryByRole('region', { name: 'Ways to save' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /presale terms/ })).toBeNull();
    expect(quotes[0]).toMatchObject({ couponId: null, discountCode: null, useBalance: false });
  });

  test('says it in Chinese', async () => {
    switchOff('articles');
    await openPage(routes.articles[platform][0] ?? '', { language: 'zh-CN' });
    expect(await screen.findByRole('heading', { level: 1, name: '本店没有这个页面' })).toBeInTheDocument();
  });

  test('a feature that server/info switches off has no page', async () => {
    switchOffAtRunTime('tickets');
    const sent = watchCalls();
    await openPage(pathOf(platform, 'tickets'), { as: buyer() });
    expect(await screen.findByRole('heading', { level: 1, name: 'We don’t have this page' })).toBeInTheDocument();
    expect(sent).not.toContain('/api/user/ticket/list');
  });
});

/** Places that send the calls of a feature when a button is pressed. */
const onPress = ['checkout', 'campaign'];

// Proves that the tests above look where features are linked or called. The others have no link and no call of their own there.
test.each(['wallet', 'withdrawals', 'coupons', 'tickets', 'redeemCodes', 'promotion', 'service', 'articles'] as const)(
  '%s: is linked or called in each of these places when it is on',
  async (name) => {
    openShop({ catalogue: articleCatalogue });
    const linked = routesOf[name].filter((route) => !onPress.includes(route));
    const found = { ...(await visitAll([name], linked, 'h5')) };
    const onDesktop = await visitAll([name], linked, 'pc');
    expect(linked.filter((route) => !found[route]?.length && !onDesktop[route]?.length)).toEqual([]);
  },
);

test('every feature is on by default, and its routes are pages', () => {
  expect(names.filter((name) => !isFeatureOn(name))).toEqual([]);
  const all = names.flatMap((name) => [...routes[name].h5, ...routes[name].pc]);
  expect(all.filter((address) => !isUrlOn(address))).toEqual([]);
});

test('every call of a feature names it', () => {
  const owned = Object.values(calls).flatMap(({ feature, path }) => (feature ? [path] : []));
  expect(owned.sort()).toEqual([...new Set(names.flatMap((name) => routes[name].calls))].sort());
});
