import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getGoodsDetail } from '@/api/products';
import { serverClock } from '@/lib/sharedServerClock';
import { useQuery } from '@/query/useQuery';
import { callsTo } from '../../tests/setup/callsTo';
import { server, shopOfTest } from '../../tests/setup/freshShop';
import { renderShopHook } from '../../tests/setup/shopHook';
import { useDeliveryPromise } from './useDeliveryPromise';

interface Answer {
  arrivesOn: string;
  /** Ms until the deadline, from the time of the shop. */
  inMs: number;
}

/** The promise of a product whose days and deadlines are these, one after the other. */
async function open(...answers: readonly Answer[]) {
  const data = shopOfTest().visitor().ok('getGoodsDetail', { id: 'cup' });
  let next = 0;
  const start = shopOfTest().now();
  serverClock.sync(start);
  server.use(
    http.get('*/api/home/goodsDetail', () => {
      const { arrivesOn, inMs = 0 } = answers[next] ?? answers.at(-1) ?? {};
      const delivery = { ...data.delivery, arrivesOn, orderBefore: new Date(start + inMs).toISOString() };
      next += 1;
      return HttpResponse.json({ success: true, data: { ...data, delivery } });
    }),
  );
  const sent = callsTo('/api/home/goodsDetail');
  const view = await renderShopHook(() => {
    const { data: goods } = useQuery(getGoodsDetail, { id: 'cup' });
    return { day: goods?.delivery?.arrivesOn, promise: useDeliveryPromise(goods?.delivery ?? {}) };
  });
  return { ...view, sent };
}

test('a deadline that passes brings the next day, and the product is fetched once for it', async () => {
  const { now, sent } = await open(
    { arrivesOn: '2026-11-24', inMs: 1_000 },
    { arrivesOn: '2026-11-25', inMs: 26 * 3_600_000 },
  );
  await waitFor(() => expect(now().day).toBe('2026-11-24'));
  expect(now().promise).toBe('');
  await waitFor(() => expect(now().promise).toBe('Arrives Wed, Nov 25'), { timeout: 3_000 });
  expect(sent).toHaveLength(2);
});

test('a shop that answers with the same deadline is not asked again', async () => {
  const { now, sent } = await open({ arrivesOn: '2026-11-24', inMs: 400 });
  await waitFor(() => expect(sent).toHaveLength(2), { timeout: 3_000 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect([now().promise, sent.length]).toEqual(['', 2]);
});

test('a deadline that was over before is not asked about', async () => {
  const { now, sent } = await open({ arrivesOn: '2026-11-24', inMs: -1_000 });
  await waitFor(() => expect(now().day).toBe('2026-11-24'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect([now().promise, sent.length]).toEqual(['', 1]);
});
