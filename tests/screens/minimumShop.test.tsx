/** A shop that has only the calls of the minimum shop: every other call is missing. */
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/api/calls';
import type { AnyCall } from '@/api/defineCall';
import { isInMinimumShop } from '../../tools/check/checkApi/minimumShop';
import { pathOf } from '@/lib/routes';
import { buyer, line, openCheckout, ordersOf, placeOrderButton } from '../setup/checkoutSteps';
import { server, shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';

const table: readonly AnyCall[] = Object.values(calls);
const isMinimum = (path: string) =>
  table.some((call) => call.path === path && isInMinimumShop(call.name as 'getBanners'));
const missing = new Set<string>();

const openMinimumShop = () =>
  server.use(
    http.all('*/api/*', ({ request }) => {
      const { pathname } = new URL(request.url);
      // Without a response msw asks the next handler: the demo shop.
      if (isMinimum(pathname)) return undefined;
      missing.add(pathname);
      return HttpResponse.text('Not found', { status: 404 });
    }),
  );

/** Headings of parts whose call is missing. */
const translations = {
  en: { virtual: 'Delivered in a minute', help: 'Help' },
  'zh-CN': { virtual: '一分钟到账', help: '帮助' },
  de: { virtual: 'In einer Minute da', help: 'Hilfe' },
};
const allOn = { ...SHOP.features };
afterEach(() => Object.assign(SHOP.features, allOn));

describe.each(platforms)('a minimum shop on %s', (platform) => {
  test.each(['en', 'zh-CN', 'de'] as const)(
    'has a whole home page in %s: products, and nothing about what is missing',
    async (language) => {
      openMinimumShop();
      await openPage(pathOf(platform, 'home'), { language });
      expect((await screen.findAllByRole('link', { name: /kettle/ })).length).toBeGreaterThan(0);
      await waitFor(() => expect([...missing]).toContain('/api/home/virtualGoodsList'));
      // The parts below load their code and their data after the products.
      await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
      // The regions of messages are alerts as well, and empty.
      expect(screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || [])).toEqual([]);
      expect(document.body.textContent).not.toMatch(/404/);
      expect(screen.queryByRole('heading', { name: translations[language].virtual })).toBeNull();
      expect(screen.queryByRole('heading', { name: translations[language].help })).toBeNull();
    },
  );

  test.each([
    ['home page', pathOf(platform, 'home')],
    ['list of products', pathOf(platform, 'hall')],
    ['page of a product', pathOf(platform, 'goods', { id: 'kettle' })],
  ])('has no link to digital items on the %s', async (_page, path) => {
    openMinimumShop();
    const { user } = await openPage(path);
    const [menu] = screen.queryAllByRole('button', { name: 'All products' });
    if (menu) await user.click(menu);
    await screen.findAllByText(/Sound|kettle/);
    await waitFor(() => expect(screen.queryAllByRole('link', { name: /^Digital items/ })).toEqual([]));
  });

  test('says nothing about returns when the API does not', async () => {
    server.use(
      http.get('*/api/home/goodsDetail', () => {
        const { returnDays, ...data } = shopOfTest().visitor('en').ok('getGoodsDetail', { id: 'kettle' });
        expect(returnDays).toBe(30);
        return HttpResponse.json({ success: true, data });
      }),
    );
    await openPage(pathOf(platform, 'goods', { id: 'kettle' }));
    expect(await screen.findByText('Only 3 left, arrives Mon, Nov 23')).toBeVisible();
    expect(screen.queryByText(/-day returns|No returns/)).toBeNull();
  });

  test('sells: an order is placed and paid', async () => {
    const customer = buyer();
    openMinimumShop();
    const { user } = await openCheckout(platform, [line('phones.only')], customer);
    // The call of the texts is missing: there is nothing to accept.
    await waitFor(() => expect(screen.queryByText(/read and accept/)).toBeNull());
    await user.click(await placeOrderButton('$90.00'));
    await screen.findByRole('heading', { name: 'Paid. Thank you!' });
    expect(ordersOf(customer).map(({ status }) => status)).toEqual(['toShip']);
  });

  test('sells the same with all features switched off, and sends no call but those of the minimum shop on the way', async () => {
    // Without coupons the order has its whole price.
    const customer = buyer();
    Object.assign(SHOP.features, Object.fromEntries(Object.keys(allOn).map((name) => [name, false])));
    missing.clear();
    openMinimumShop();
    const { user } = await openCheckout(platform, [line('phones.only')], customer);
    await waitFor(() => expect(screen.queryByText(/read and accept/)).toBeNull());
    await user.click(await placeOrderButton('$100.00'));
    await screen.findByRole('heading', { name: 'Paid. Thank you!' });
    expect(ordersOf(customer).map(({ status }) => status)).toEqual(['toShip']);
    // The badge of unread news, the texts of the agreement, the link to digital items: without an answer they are left out.
    const leftOut = ['/api/user/order/list', '/api/info/detail', '/api/home/virtualGoodsList'];
    expect([...missing].filter((path) => !leftOut.includes(path))).toEqual([]);
  });
});
