import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { closedNoticeStorage } from '@/lib/storage';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { sentPaths, startPaths } from '../../../tests/setup/lostWrites';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useHome, type HomeSort } from './useHome';
import { useNotice } from './useNotice';

const parts = ['banner', 'categoryList', 'recommendGoods', 'virtualGoodsList'].map((name) => `/api/home/${name}`);

describe('the home page', () => {
  test('fetches each part once, and everything again on a refresh, which ends with the products', async () => {
    const paths = sentPaths(startPaths);
    const { now } = await renderShopHook(() => useHome());
    await waitFor(() => expect(now().isFirstScreenReady).toBe(true));
    await waitFor(() => expect(now().goods.isLoading).toBe(false));
    expect(paths.toSorted()).toEqual(parts);
    paths.length = 0;
    let hold = (): void => undefined;
    const held = new Promise<undefined>((resolve) => (hold = () => resolve(undefined)));
    server.use(http.all('*/api/home/recommendGoods', () => held, { once: true }));
    let isOver = false;
    act(
      () =>
        void now()
          .refresh()
          .then(() => (isOver = true)),
    );
    await waitFor(() => expect(paths.toSorted()).toEqual(parts));
    expect(isOver).toBe(false);
    hold();
    await waitFor(() => expect(isOver).toBe(true));
  });

  test.each(['banner', 'categoryList', 'virtualGoodsList'])('is complete without %s', async (name) => {
    server.use(http.get(`*/api/home/${name}`, () => HttpResponse.json({}, { status: 400 })));
    const { now } = await renderShopHook(() => useHome());
    await waitFor(() => expect(now().isFirstScreenReady).toBe(true));
    await waitFor(() => expect(now().goods.rows.length).toBeGreaterThan(0));
    const errors = [now().banners.error, now().categories.error, now().virtualGoods.error, now().goods.error];
    expect(errors.filter(Boolean)).toHaveLength(1);
  });

  test.each(['banner', 'categoryList', 'virtualGoodsList'])('is not ready before %s has come', async (name) => {
    let release = (): void => undefined;
    const held = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
    server.use(http.get(`*/api/home/${name}`, () => held, { once: true }));
    const { now } = await renderShopHook(() => useHome());
    const others = () => [now().banners, now().categories, now().virtualGoods].filter(({ isLoading }) => !isLoading);
    await waitFor(() => expect(others()).toHaveLength(2));
    expect(now().isFirstScreenReady).toBe(false);
    release();
    await waitFor(() => expect(now().isFirstScreenReady).toBe(true));
  });

  test('shows recommendations, or all products in an order, and asks only for those that it shows', async () => {
    const shown: { sort?: HomeSort } = {};
    const { now, rerender } = await renderShopHook(() => useHome(shown.sort));
    await waitFor(() => expect(now().goods.isLoading).toBe(false));
    const paths = sentPaths(startPaths);
    shown.sort = 'priceUp';
    await rerender();
    await waitFor(() => expect(now().goods.isLoading).toBe(false));
    expect(paths).toEqual(['/api/home/goodsList']);
    const ids = shopOfTest()
      .visitor()
      .ok('getGoodsList', { sort: 'priceUp' })
      .list.map(({ id }) => id);
    expect(now().goods.rows.map(({ id }) => id)).toEqual(ids);
  });
});

describe('the notice', () => {
  const say = (notice: string | null) => {
    const data = { ...shopOfTest().visitor().ok('getServerInfo', {}), notice };
    server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data })));
  };
  async function open(notice: string) {
    say(notice);
    const view = await renderShopHook(useNotice);
    await act(() => view.actions().refreshServerRecord());
    return view;
  }

  test('stays closed on this device, can be opened again, and another one is shown', async () => {
    const first = await open('Closed on Monday');
    expect([first.now().notice, first.now().isShown]).toEqual(['Closed on Monday', true]);
    act(() => first.now().toggle());
    expect([first.now().isShown, closedNoticeStorage.read()]).toEqual([false, 'Closed on Monday']);
    first.unmount();
    const second = await open('Closed on Monday');
    expect(second.now().isShown).toBe(false);
    act(() => second.now().toggle());
    expect([second.now().isShown, closedNoticeStorage.read()]).toEqual([true, '']);
    act(() => second.now().toggle());
    say('Open on Monday');
    await act(() => second.actions().refreshServerRecord());
    expect([second.now().notice, second.now().isShown]).toEqual(['Open on Monday', true]);
  });
});
