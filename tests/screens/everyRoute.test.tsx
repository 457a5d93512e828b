/** Every route of the specification (section 2) opens directly, for a visitor and for a customer. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OrderStatus } from '@/api/orders';
import { pathOf, type Platform, type Screen } from '@/lib/routes';
import type { Query } from '@/lib/searchParams';
import { catalogue as demoCatalogue } from '../../mock/testing/wholeCatalogue';
import type { Visitor } from '../../mock/testing/openTestShop';
import { packLine, placeShopOrder } from '../../mock/testing/purchase';
import { buyer } from '../setup/checkoutSteps';
import { addresses } from '../setup/addresses';
import { openShop, server } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import { openPage } from '../setup/openPage';
import { allOf, structureFaults, textOf, watchTitle } from '../setup/pageStructure';
import { recordNotifications, stopRecording } from '../setup/refusals';

const richCustomer = () => openShop({ seed: 'default' }).customer('+14155550134');
/** The login pages redirect a signed-in customer. */
const isSignIn = (address: string) => /login/i.test(address);

/** What is missing on the pages that show nothing without an id. */
const notFoundTitles: Readonly<Record<string, string>> = {
  'h5/infodetail': 'This link doesn’t say which article',
  'h5/ox': 'This link doesn’t say which campaign',
  'h5/components/goodsDetail': 'No product in this link',
  'pc/goodsdetail': 'No product in this link',
  'h5/components/orderSuccess': 'Not found',
  'h5/gift': 'There’s no gift behind this link',
  'pc/gift': 'There’s no gift behind this link',
};

/** What is called by its data: titles before these are here. */
const earlyTitles: Readonly<Record<string, string>> = { 'h5/hall': 'Shop', 'h5/ox': 'Campaigns' };

/**
 * One landmark and one title at any moment, and the same title from the moment its text is loaded. Until then, and while its code
 * loads where only that has the text, the page is called as the shop.
 */
function expectOneTitle(address: string, { faults, titles }: ReturnType<ReturnType<typeof watchTitle>>) {
  expect(faults).toEqual([]);
  const own = titles.filter((title) => title !== 'Persimmon' && title !== earlyTitles[address]);
  expect(own).toHaveLength(/home$|^$/.test(address) ? own.length : 1);
  expect(titles.at(-1)).toBe(own.at(-1) ?? 'Persimmon');
}

/** The names of the buttons that load something again. */
const retryButtons = () =>
  allOf('button, [role="button"]')
    .map((button) => button.getAttribute('aria-label') ?? textOf(button))
    .filter((name) => /^(?:Try|Load) again$/.test(name));

/** Waits until the page has its data. Neither a skeleton nor an error counts as content. */
async function expectPageOfItsOwn(address: string, isSignedIn = false) {
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
  const isOrderOfVisitor = address === 'h5/components/orderSuccess' && !isSignedIn;
  const notFoundTitle = isOrderOfVisitor ? undefined : notFoundTitles[address];
  // Forms have an empty alert for their errors.
  const alerts = allOf('[role="alert"]').filter((alert) => alert.textContent !== '');
  expect(alerts.map((alert) => [...alert.querySelectorAll('h1, h2')].map(textOf))).toEqual(
    notFoundTitle ? [[notFoundTitle]] : [],
  );
  expect(retryButtons()).toEqual([]);
  expect(allOf('h1')).toHaveLength(1);
  const [main] = allOf('main');
  expect(main).not.toBeEmptyDOMElement();
  expect(allOf('h1, h2, h3').map(textOf)).not.toContain('Page not found');
  expect(structureFaults()).toEqual([]);
}

test.each(addresses)('/%s has one title and content, for a visitor', async (address) => {
  const release = holdCall('*/api/*');
  const stop = watchTitle();
  await openPage(`/${address}`);
  release();
  await expectPageOfItsOwn(address);
  expectOneTitle(address, stop());
});

test.each(addresses.filter((address) => !isSignIn(address)))(
  '/%s has one title and content, for a customer with data of every kind',
  async (address) => {
    const as = richCustomer();
    const release = holdCall('*/api/*');
    const stop = watchTitle();
    await openPage(`/${address}`, { as });
    release();
    await expectPageOfItsOwn(address, true);
    expectOneTitle(address, stop());
  },
);

/** Views of a page with data of the demo catalogue. */
const views: readonly (readonly [Platform, Screen, (customer: Visitor) => Query])[] = (['h5', 'pc'] as const).flatMap(
  (platform) =>
    [
      [platform, 'goods', () => ({ id: 'cloud-nine-headphones' })],
      [platform, 'hall', () => ({ keyword: 'cup' })],
      [platform, 'hall', () => ({ keyword: 'nothing like it' })],
      [platform, 'campaign', () => ({ id: 'autumn-at-home' })],
      [platform, 'article', (customer: Visitor) => ({ id: customer.ok('getHelpList', {}).list[0]?.id ?? '' })],
      [platform, 'checkout', () => ({ lines: 'harbour-radio.ash*1' })],
      [platform, 'inbox', () => ({})],
      [platform, 'withdrawLog', () => ({})],
      ...(['toPay', 'toReceive', 'done', 'cancelled'] as const).map(
        (status) => [platform, 'orders', (customer: Visitor) => ({ id: orderOf(customer, status) })] as const,
      ),
      [platform, 'orders', (customer: Visitor) => ({ id: orderOf(customer, 'done'), view: 'receipt' })],
    ] as const,
);

const orderOf = (customer: Visitor, status: OrderStatus): string =>
  customer.ok('getOrders', { current: 1, pageSize: 20, status }).list[0]?.id ?? '';

test.each(views)(
  'on %s, the %s view %# has one title, named lists and no text twice',
  async (platform, view, queryOf) => {
    const as = openShop({ seed: 'default', catalogue: demoCatalogue }).customer('+14155550134');
    const address = pathOf(platform, view, queryOf(as));
    const release = holdCall('*/api/*');
    const stop = watchTitle();
    await openPage(address, { as });
    expect(structureFaults()).toEqual([]);
    release();
    await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
    expect(retryButtons()).toEqual([]);
    expect(structureFaults()).toEqual([]);
    expect(stop().faults).toEqual([]);
  },
);

describe('without a network', () => {
  afterEach(() => {
    stopRecording();
    jest.restoreAllMocks();
  });

  test.each(addresses.filter((address) => !isSignIn(address)))(
    '/%s says so once, in the bar, and is complete by itself when the network is back',
    async (address) => {
      const as = richCustomer();
      const sent = recordNotifications();
      const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      let open = 0;
      server.events.on('request:start', () => (open += 1));
      server.use(http.all('*/api/*', () => ((open -= 1), HttpResponse.error())));
      await openPage(`/${address}`, { as });
      expect(await screen.findByText('You’re offline.', { exact: false, selector: '[role="status"] *' })).toBeVisible();
      await waitFor(() => expect(open).toBe(0));
      server.resetHandlers();
      isOnline.mockReturnValue(true);
      fireEvent(window, new Event('online'));
      await waitFor(() => {
        expect(screen.queryByText(/^You’re offline/)).toBeNull();
        expect(retryButtons()).toEqual([]);
      });
      await expectPageOfItsOwn(address, true);
      expect(sent).toEqual([]);
    },
  );
});

test.each(addresses)('/%s has one title while no call gets an answer', async (address) => {
  server.use(http.all('*/api/*', () => HttpResponse.error()));
  const stop = watchTitle();
  await openPage(`/${address}`);
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
  expect(stop().faults).toEqual([]);
});

test('an unknown route shows the 404 page', async () => {
  const stop = watchTitle();
  await openPage('/pc/nowhere');
  expect(screen.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  expect(structureFaults()).toEqual([]);
  expect(stop()).toEqual({ faults: [], titles: ['Persimmon', 'Page not found'] });
});

test.each([
  ['/pc/components/goodsDetail?id=cup', 'h5', '/h5/components/goodsDetail', { id: 'cup' }],
  ['/h5/components/wallet', 'pc', '/pc/components/wallet', {}],
] as const)('%s opens its counterpart on %s, which the customer chose', async (address, chosen, path, query) => {
  const { arriveAt, where } = await openPage(address, { as: richCustomer(), chosen });
  await arriveAt(path);
  expect(where().query).toEqual(query);
});

test('the address page of an order without a delivery says so', async () => {
  const customer = buyer('MONEY-PLEASE');
  const { id, number } = placeShopOrder(customer, packLine('card.25'));
  await openPage(`/pc/components/order/orderAddress?id=${id}`, { as: customer });
  expect(await screen.findByRole('heading', { name: 'Nothing to deliver' })).toBeVisible();
  expect(screen.getByText(`Order ${number} has only codes and tickets, so it needs no address.`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute('href', `/pc/mine?index=orders&id=${id}`);
});

test.each([
  ['/pc/components/ticketCard?id=t1', '/pc/mine', { index: 'tickets', id: 't1' }],
  ['/pc/wallet', '/pc/mine', { index: 'wallet' }],
  ['/h5/components/userinfo', '/h5/userinfo', {}],
])('%s, which only the other platform has, opens its counterpart', async (address, path, query) => {
  const { arriveAt, where } = await openPage(address, { as: richCustomer() });
  await arriveAt(path);
  expect(where().query).toEqual(query);
});
