import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PullToRefresh } from '@/components/PullToRefresh';
import { pathOf, type Screen } from '@/lib/routes';
import { bagStorage } from '@/lib/storage';
import type { Visitor } from '../../mock/testing/openTestShop';
import { nextOperation } from '../../mock/testing/purchase';
import { articleCatalogue } from '../setup/articleCatalogue';
import { buyer } from '../setup/checkoutSteps';
import { openShop, server } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import { openPage } from '../setup/openPage';

const redeem = (customer: Visitor, code: string) => customer.ok('exchangeCode', { operationId: nextOperation(), code });

/** Simulates a pull-down gesture of `px` pixels, which moves `sideways` as well. */
function pull(px: number, { target = window, sideways = 0 }: { target?: Window | Element; sideways?: number } = {}) {
  const at = (clientY: number, clientX = 0) => ({ touches: [{ clientX, clientY }] });
  fireEvent.touchStart(target, at(100));
  fireEvent.touchMove(target, at(100 + px / 2, sideways / 2));
  fireEvent.touchMove(target, at(100 + px, sideways));
  fireEvent.touchEnd(target, { touches: [] });
}

/** The paths that are requested after this call. */
function fetchedPaths(): Set<string> {
  const paths = new Set<string>();
  server.events.on('request:start', ({ request }) => paths.add(new URL(request.url).pathname));
  return paths;
}

const isLoaded = () => waitFor(() => expect(screen.queryAllByRole('status', { name: 'Loading' })).toHaveLength(0));

// Desktop pages have no pull to refresh.
describe('pull to refresh fetches new data on h5', () => {
  test.each<[Screen, string, string | RegExp, string]>([
    ['wallet', 'MONEY-PLEASE', '$200.00', '*/api/user/enableBalance'],
    ['withdrawLog', 'MONEY-PLEASE', 'No withdrawals yet', '*/api/user/withdraw/log'],
    ['orders', 'MONEY-PLEASE', 'No orders yet', '*/api/user/order/list'],
    ['tickets', 'TICKET-PLEASE', 'concert', '*/api/user/ticket/list'],
  ])('on %s', async (name, code, seen, path) => {
    const customer = buyer();
    await openPage(pathOf('h5', name), { as: customer });
    await isLoaded();
    redeem(customer, code);

    pull(60);
    expect(screen.queryByText('Refreshing…')).toBeNull();
    const respond = holdCall(path);
    pull(200);
    expect(await screen.findByText('Refreshing…')).toBeVisible();
    respond();
    expect((await screen.findAllByText(seen))[0]).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Refreshing…')).toBeNull());
  });

  test.each<[Screen, string[]]>([
    ['hall', ['/api/home/categoryList', '/api/home/goodsList']],
    ['collect', ['/api/home/packGoods']],
    ['coupons', ['/api/user/myCoupon']],
    ['inbox', ['/api/user/order/list', '/api/user/myCoupon', '/api/info/list']],
    ['articles', ['/api/home/helpList', '/api/info/list']],
    ['promotion', ['/api/mine/promotionInfo']],
    ['addresses', ['/api/user/address']],
    ['mine', ['/api/mine/promotionInfo', '/api/user/current', '/api/user/enableBalance']],
  ])('on %s, by its own calls', async (name, paths) => {
    bagStorage.write([{ goodsId: 'cup', skuId: 'cup.oat', quantity: 1, price: 2_000, at: 1 }]);
    await openPage(pathOf('h5', name), { as: buyer() });
    await isLoaded();
    const fetched = fetchedPaths();
    pull(200);
    await waitFor(() => expect([...fetched]).toEqual(expect.arrayContaining(paths)));
    await waitFor(() => expect(screen.queryByText('Refreshing…')).toBeNull());
  });

  test('on a campaign, by its own calls', async () => {
    openShop({ catalogue: articleCatalogue });
    await openPage(pathOf('h5', 'campaign', { id: 'quiet' }));
    await isLoaded();
    const fetched = fetchedPaths();
    pull(200);
    await waitFor(() => expect([...fetched].sort()).toEqual(['/api/home/banner', '/api/home/goodsList']));
  });

  test('not by a swipe, and not from beside the page or from a list that is scrolled', async () => {
    await openPage(pathOf('h5', 'hall'));
    await isLoaded();
    const fetched = fetchedPaths();
    pull(200, { sideways: 220 });
    pull(200, { target: document.body });
    const rail = screen.getByRole('navigation', { name: 'Categories' });
    rail.scrollTop = 30;
    pull(200, { target: rail });
    expect(screen.queryByText('Refreshing…')).toBeNull();
    expect(fetched.size).toBe(0);
    rail.scrollTop = 0;
    pull(200, { target: rail });
    await waitFor(() => expect([...fetched].sort()).toEqual(['/api/home/categoryList', '/api/home/goodsList']));
  });
});

describe('a pull on h5', () => {
  test.each([
    [142, 0],
    [143, 1],
    [400, 1],
  ])('of %i px refreshes %i times', async (px, times) => {
    let refreshed = 0;
    render(
      <main id="main">
        <PullToRefresh refresh={async () => void (refreshed += 1)} />
      </main>,
    );
    pull(px);
    expect(refreshed).toBe(times);
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  });

  test('is not taken from the browser any more by a page that is gone', () => {
    const { unmount } = render(<PullToRefresh refresh={async () => undefined} />);
    expect(document.documentElement.style.overscrollBehaviorY).toBe('contain');
    unmount();
    expect(document.documentElement.style.overscrollBehaviorY).toBe('');
  });
});
