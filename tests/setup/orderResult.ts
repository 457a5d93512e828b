/** The result page of an order as a hook, with the payments of it that a test answers. */
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getOrders, getUnpaidOrders, type Order } from '@/api/orders';
import { useOrderResult } from '@/features/payment/useOrderResult';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useQuery } from '@/query/useQuery';
import { server } from './freshShop';
import type { withUnpaidOrder } from './paySteps';
import { renderShopHook } from './shopHook';

export const payPath = '*/api/user/order/pay';
export const detailPath = '*/api/user/order/detail';

type Unpaid = ReturnType<typeof withUnpaidOrder>;

/** The result page of an order, of which the address names the id. */
export async function openOrderResult(one: Unpaid, query = '') {
  const view = await renderShopHook(
    () => {
      const { query: params } = useSearchParams();
      return {
        page: useOrderResult(params['id']),
        unpaid: useQuery(getUnpaidOrders, {}).data?.total,
        orders: useQuery(getOrders, {}).data?.list[0]?.status,
      };
    },
    { as: one.customer, at: `/result?id=${one.order.id}${query}` },
  );
  const now = () => view.now().page;
  await waitFor(() => expect(now().order?.id).toBe(one.order.id));
  await waitFor(() => expect(view.now().orders).toBeDefined());
  return {
    ...one,
    ...view,
    now,
    all: view.now,
    orderNow: one.now,
    async choose(methodId?: string) {
      await waitFor(() => expect(now().canPay).toBe(true));
      await act(() => now().pay());
      await waitFor(() => expect(now().canConfirm).toBe(true));
      await act(() => now().confirm(methodId));
    },
  };
}

/** The API says that a payment is in progress elsewhere, without naming it. */
export const answerProcessing = (now: () => Order, redirectUrl: string | null = null) =>
  server.use(
    http.post(payPath, () =>
      HttpResponse.json({ success: true, data: { state: 'processing', redirectUrl, order: now() } }),
    ),
  );
/** The API names no payment: an older one. */
export const withoutAttempts = (now: () => Order) =>
  server.use(http.get(detailPath, () => HttpResponse.json({ success: true, data: { ...now(), attempt: undefined } })));
/** What the tab remembers of a payment of the order. */
export const remembered = ({ order }: Pick<Unpaid, 'order'>) => sessionStorage.getItem(`draft:paying:${order.id}`);
