/** Payments of an order, which a test answers with what it wants. */
import { http, HttpResponse } from 'msw';
import type { Payment } from '@/api/payments';
import { server } from './freshShop';

const order: Payment['order'] = {
  id: 'o1',
  number: 'P-1',
  status: 'done',
  currency: 'USD',
  pieces: 1,
  priceLines: [],
  total: 100,
  placedAt: '2026-11-20T10:00:00Z',
  payBefore: null,
  lines: [
    {
      skuId: 's',
      goodsId: 'g',
      name: 'n',
      skuText: '',
      picture: { src: '/p', alt: '', fit: 'cutout', hue: 1 },
      price: 100,
      quantity: 1,
      subtotal: 100,
      isVirtual: false,
    },
  ],
  address: null,
  note: '',
  timeline: [],
  cancelReason: null,
  parcel: null,
  yields: [],
  can: { pay: false, cancel: false, changeAddress: false },
};
export const payment: Payment = { state: 'paid', redirectUrl: null, order };
export const input = { orderId: 'o1', expectedTotal: 100 };
const path = '*/api/user/order/pay';

/** The operation ids of the payments that were sent in this test. */
export const sentIds: string[] = [];
const idOf = (body: unknown) => (body as { operationId: string }).operationId;
beforeEach(() => {
  sentIds.length = 0;
});

/** Answers the payments one after another, the last way for all further ones. */
export function answer(...cases: (() => Response)[]): void {
  server.use(
    http.post(path, async ({ request }) => {
      sentIds.push(idOf(await request.json()));
      return (cases[sentIds.length - 1] ?? cases.at(-1) ?? HttpResponse.error)();
    }),
  );
}
export const paid = () => HttpResponse.json({ success: true, data: payment });
export const lost = () => HttpResponse.error();
export const refused = (errorCode: string) => () =>
  HttpResponse.json({ success: false, errorCode, errorMessage: 'No', showType: 0 });
