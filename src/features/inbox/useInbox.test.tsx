import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../tests/setup/freshShop';
import { holdCall } from '../../../tests/setup/holdCall';
import { sentPaths, startPaths } from '../../../tests/setup/lostWrites';
import { recordNotifications, refuse, stopRecording } from '../../../tests/setup/refusals';
import { openRichShop, openWholeShop } from '../../../tests/setup/richShop';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { readEntriesList } from './readEntries';
import { useInbox, useUnreadCount } from './useInbox';

afterEach(stopRecording);

describe('the unread count of the bell', () => {
  test('of orders that cannot be loaded is that of the alerts, and no page says why', async () => {
    const customer = openRichShop();
    const notifications = recordNotifications();
    refuse(2);
    const paths = sentPaths(startPaths);
    const { now } = await renderShopHook(useUnreadCount, { as: customer });
    await waitFor(() => expect(paths).toEqual(['/api/user/order/list', '/api/user/alert/list']));
    await waitFor(() => expect(now()).toBe(2));
    expect(notifications).toEqual([]);
  });

  test('requests the newest orders and the alerts only, and counts coupons and articles that the inbox has loaded', async () => {
    const customer = openRichShop();
    const paths = sentPaths(startPaths);
    const { now } = await renderShopHook(useUnreadCount, { as: customer });
    await waitFor(() => expect(now()).toBeGreaterThan(0));
    const ofOrders = now();
    expect(paths).toEqual(['/api/user/order/list', '/api/user/alert/list']);
    const inbox = await renderShopHook(useInbox, { as: customer });
    await waitFor(() => expect(inbox.now().isLoading).toBe(false));
    await waitFor(() => expect(inbox.now().unread.size).toBeGreaterThan(ofOrders));
    const again = await renderShopHook(useUnreadCount, { as: customer });
    expect(again.now()).toBe(inbox.now().unread.size);
  });

  test('is 0 for a visitor, for whom nothing is requested', async () => {
    openWholeShop();
    const paths = sentPaths(startPaths);
    const { now } = await renderShopHook(useUnreadCount);
    await act(async () => undefined);
    expect([now(), paths]).toEqual([0, []]);
  });
});

describe('the inbox', () => {
  test('says what could not be loaded, each with its own retry, and shows the rest', async () => {
    const customer = openRichShop();
    for (const path of ['order/list', 'myCoupon'])
      server.use(
        http.get(`*/api/user/${path}`, () => HttpResponse.json({ success: true, data: 'no' }), { once: true }),
      );
    const { now } = await renderShopHook(useInbox, { as: customer });
    await waitFor(() => expect(now().failures.map(({ part }) => part)).toEqual(['orders', 'coupons']));
    expect(now().entries.every(({ kind }) => kind === 'article' || kind === 'alert')).toBe(true);
    const paths = sentPaths();
    await act(async () => void (await now().failures[1]?.retry()));
    expect(now().failures.map(({ part }) => part)).toEqual(['orders']);
    expect(paths).toEqual(['/api/user/myCoupon']);
    await act(async () => void (await now().failures[0]?.retry()));
    expect([now().failures, paths.at(-1)]).toEqual([[], '/api/user/order/list']);
  });

  test.each([
    ['orders', '/api/user/order/list'],
    ['coupons', '/api/user/myCoupon'],
    ['articles', '/api/info/list'],
  ])('is loading until the %s of a customer are known', async (_part, path) => {
    const customer = openRichShop();
    const release = holdCall(`*${path}`);
    const answered = new Set<string>();
    server.events.on('response:mocked', ({ request }) => void answered.add(new URL(request.url).pathname));
    const { now } = await renderShopHook(useInbox, { as: customer });
    const others = ['/api/user/order/list', '/api/user/myCoupon', '/api/info/list'].filter((one) => one !== path);
    await waitFor(() => expect(others.filter((one) => !answered.has(one))).toEqual([]));
    await waitFor(() => expect(now().entries.length).toBeGreaterThan(0));
    await act(async () => undefined);
    expect([now().isLoading, now().isSignedOut]).toEqual([true, false]);
    release();
    await waitFor(() => expect(now().isLoading).toBe(false));
  });

  test('of someone whose session is not known yet says so, with a retry', async () => {
    const customer = openRichShop();
    const { now, actions, session } = await renderShopHook(useInbox, { as: customer });
    await act(async () => void (await actions().change({ user: null, status: 'unknown' })));
    expect(now().failures.map(({ part }) => part)).toEqual(['customer']);
    await act(async () => void (await now().failures[0]?.retry()));
    expect(session().status).toBe('signedIn');
  });

  test('marks one entry or all as read, for this customer alone', async () => {
    const customer = openRichShop();
    const { now } = await renderShopHook(useInbox, { as: customer });
    await waitFor(() => expect(now().isLoading).toBe(false));
    const before = now().unread.size;
    const order = now().entries.find(({ id }) => id.startsWith('order:') && now().unread.has(id));
    if (!order) throw new Error('No unread order');
    act(() => now().markRead(order));
    expect([now().unread.size, now().unread.has(order.id)]).toEqual([before - 1, false]);
    act(() => now().markAllRead());
    expect(now().unread.size).toBe(0);
  });
});

test('refreshing the inbox fetches orders, coupons, alerts and articles', async () => {
  const customer = openRichShop();
  const { now } = await renderShopHook(useInbox, { as: customer });
  await waitFor(() => expect(now().isLoading).toBe(false));
  const paths = sentPaths(startPaths);
  await act(async () => void (await now().refresh()));
  expect(paths.sort()).toEqual([
    '/api/info/list',
    '/api/user/alert/list',
    '/api/user/myCoupon',
    '/api/user/order/list',
  ]);
});

test('what one customer has read is unread for the next', async () => {
  const customer = openRichShop();
  const { now } = await renderShopHook(useInbox, { as: customer });
  await waitFor(() => expect(now().isLoading).toBe(false));
  act(() => now().markAllRead());
  const orders = now().entries.filter(({ kind }) => kind === 'order');
  act(() => readEntriesList.change((rows) => rows.map((row) => ({ ...row, owner: row.owner && 'another' }))));
  await waitFor(() => expect(now().unread.size).toBeGreaterThanOrEqual(orders.length));
  expect(now().entries.filter(({ id, kind }) => kind === 'article' && now().unread.has(id))).toEqual([]);
});
