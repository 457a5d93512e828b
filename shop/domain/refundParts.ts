/** Where the money of an order goes back to: what a method has paid to that method, everything else to the balance. Minor units. */
import type { ShopContext } from '../context';
import { sumOf } from '../money';
import type { RefundPart } from './paymentRows';
import type { OrderRow, ReturnRow } from './rows';
import { addWalletEntry } from './wallet';

type PaidOrder = Pick<OrderRow, 'paidWith' | 'paymentReference' | 'total'>;

/** What can go back to the method that paid the order. Money at Stripe goes back by what Stripe calls the payment. */
const getRefundableToMethod = ({ paidWith, paymentReference, total }: PaidOrder): number =>
  paidWith === undefined || paidWith === 'balance' || (paidWith === 'stripe' && paymentReference === undefined)
    ? 0
    : total;

/** The parts of a refund, `alreadyToMethod` of which went back to the method before. */
export function splitRefund(order: PaidOrder, refund: number, alreadyToMethod = 0): RefundPart[] {
  const toMethod = Math.min(refund, Math.max(0, getRefundableToMethod(order) - alreadyToMethod));
  const parts: RefundPart[] = [
    { to: 'balance', amount: refund - toMethod },
    { to: 'method', amount: toMethod },
  ];
  return parts.filter(({ amount }) => amount > 0);
}

/** The part of refunds that goes to the balance or to the method. */
export const sumOfParts = (parts: readonly RefundPart[], destination: RefundPart['to']): number =>
  sumOf(parts.flatMap(({ to, amount }) => (to === destination ? amount : [])));

/** What returns have given back, or will, to the method. */
export const sumToMethod = (rows: readonly ReturnRow[]): number =>
  sumOf(rows.map(({ parts }) => sumOfParts(parts, 'method')));

/** Pays back what a paid order has left after its returns, and returns where each part goes. The provider's part is its own matter. */
export function payOrderBack(
  context: ShopContext,
  order: OrderRow,
  returned: { readonly refund: number; readonly toMethod: number },
): RefundPart[] {
  const parts = splitRefund(order, order.total + order.balanceUsed - returned.refund, returned.toMethod);
  const toBalance = sumOfParts(parts, 'balance');
  if (toBalance > 0)
    addWalletEntry(context, order.customerId, {
      kind: 'refund',
      title: {
        en: `Refund for order ${order.number}`,
        zh: `订单退款 ${order.number}`,
        de: `Erstattung für Bestellung ${order.number}`,
      },
      amount: toBalance,
      orderId: order.id,
    });
  return parts;
}
