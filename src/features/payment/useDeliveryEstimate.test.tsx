import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Order } from '@/api/orders';
import { reportReachability } from '@/lib/connection';
import { buyer } from '../../../tests/setup/checkoutSteps';
import { server } from '../../../tests/setup/freshShop';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { latestArrival, useDeliveryEstimate } from './useDeliveryEstimate';

const delivery = (arrivesOn: string) => ({ presale: null, delivery: { arrivesOn, fee: 0, freeFrom: null } });

describe('when an order comes', () => {
  test('on the day of its last products', () => {
    expect(latestArrival([delivery('2026-11-24'), delivery('2026-11-27'), delivery('2026-11-25')])).toEqual({
      kind: 'arrives',
      day: '2026-11-27',
    });
  });

  test('presale products name the day from which they are sent', () => {
    const presale = {
      presale: { shipsOn: '2026-12-10', terms: '' },
      delivery: { arrivesOn: '2026-12-14', fee: 0, freeFrom: null },
    };
    expect(latestArrival([delivery('2026-11-24'), presale])).toEqual({ kind: 'ships', day: '2026-12-10' });
  });

  test('no day is promised when the API does not know one', () => {
    expect(latestArrival([delivery('2026-11-24'), { presale: null, delivery: null }])).toBeUndefined();
  });
});

describe('of an order without a day', () => {
  const orderOf = (...goodsIds: string[]) =>
    ({ lines: goodsIds.map((goodsId) => ({ goodsId, isVirtual: goodsId === 'card' })) }) as unknown as Order;
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);

  /** Every product arrives on this day; the ids of the fetched ones. */
  function answerProducts(dayOf: (id: string) => string) {
    const goods = buyer().ok('getGoodsDetail', { id: 'cup' });
    const fetched: string[] = [];
    server.use(
      http.get('*/api/home/goodsDetail', ({ request }) => {
        const id = new URL(request.url).searchParams.get('id') ?? '';
        fetched.push(id);
        const data = { ...goods, id, delivery: { arrivesOn: dayOf(id), fee: 0, freeFrom: null } };
        return HttpResponse.json({ success: true, data });
      }),
    );
    return fetched;
  }

  test('each product that is delivered is fetched once, and the last day counts', async () => {
    const fetched = answerProducts((id) => (id === 'cup' ? '2026-11-27' : '2026-11-24'));
    const { now } = await renderShopHook(() => useDeliveryEstimate(orderOf('phones', 'cup', 'card', 'cup'), true));
    await waitFor(() => expect(now()).toEqual({ kind: 'arrives', day: '2026-11-27' }));
    expect(fetched.toSorted()).toEqual(['cup', 'phones']);
  });

  test.each<[string, Order | undefined, boolean, number]>([
    ['six products are fetched', orderOf(...ids(6)), true, 6],
    ['seven are too many for one sentence', orderOf(...ids(7)), true, 0],
    ['codes are not delivered', orderOf('card'), true, 0],
    ['nothing is fetched before it is wanted', orderOf('cup'), false, 0],
    ['nothing is fetched before the order is known', undefined, true, 0],
  ])('%s', async (_what, order, isEnabled, count) => {
    const fetched = answerProducts(() => '2026-11-24');
    const { now } = await renderShopHook(() => useDeliveryEstimate(order, isEnabled));
    await act(async () => undefined);
    await waitFor(() => expect(fetched).toHaveLength(count));
    await waitFor(() => expect(now()).toEqual(count > 0 ? { kind: 'arrives', day: '2026-11-24' } : undefined));
  });

  test('the day of another order is not said while that one is fetched', async () => {
    answerProducts((id) => (id === 'cup' ? '2026-11-27' : '2026-11-24'));
    let id = 'cup';
    const said: string[] = [];
    const { now, rerender } = await renderShopHook(() => {
      const estimate = useDeliveryEstimate(orderOf(id), true);
      said.push(`${id} ${estimate?.day}`);
      return estimate;
    });
    await waitFor(() => expect(now()?.day).toBe('2026-11-27'));
    id = 'phones';
    await rerender();
    await waitFor(() => expect(now()?.day).toBe('2026-11-24'));
    expect(new Set(said)).toEqual(
      new Set(['cup undefined', 'cup 2026-11-27', 'phones undefined', 'phones 2026-11-24']),
    );
  });

  test('a request that failed is sent again when the network is back, not after another response, and not after the screen was left', async () => {
    const failed: string[] = [];
    server.use(
      http.get('*/api/home/goodsDetail', ({ request }) => {
        failed.push(new URL(request.url).searchParams.get('id') ?? '');
        return HttpResponse.json({}, { status: 400 });
      }),
    );
    let answered = 0;
    server.events.on('response:mocked', ({ request }) => {
      if (request.url.includes('/goodsDetail')) answered += 1;
    });
    const { unmount } = await renderShopHook(() => useDeliveryEstimate(orderOf('cup'), true));
    await waitFor(() => expect(answered).toBe(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    act(() => reportReachability(false));
    act(() => reportReachability(true));
    await act(async () => undefined);
    expect(failed).toEqual(['cup']);
    // Two requests for the same within a moment are one.
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(failed).toEqual(['cup', 'cup']));
    unmount();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(failed).toHaveLength(2);
    jest.restoreAllMocks();
  });
});
