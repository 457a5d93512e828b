/** Refunds that a payment provider took and could not pay out, to a closed card for example. Their money goes to the balance. */
import type { ShopContext } from '../context';
import { sumOf } from '../money';
import { requireFound } from '../shopError';
import type { LocalizedText } from '../text';
import type { RefundPart } from './paymentRows';
import type { OrderRow } from './rows';
import { addWalletEntry } from './wallet';

/** What the provider was to pay back: an order, a return, or a payment that came too late. */
export type RefundReason = 'order' | 'return' | 'attempt';

const titleOf = ({ number }: OrderRow): LocalizedText => ({
  en: `Refund for order ${number}, which could not be paid out`,
  zh: `订单 ${number} 的退款，原支付方式退款失败`,
  de: `Erstattung für Bestellung ${number}, die nicht ausgezahlt werden konnte`,
});

const allToBalance = (parts: readonly RefundPart[]): RefundPart[] => [
  { to: 'balance', amount: sumOf(parts.map(({ amount }) => amount)) },
];

/** Pays a failed refund (minor units) to the balance. `id` is that of its reason. Call it once for each refund. */
export function payFailedRefund(context: ShopContext, reason: RefundReason, id: string, amount: number): void {
  const { database } = context;
  const back = reason === 'return' ? requireFound(database.returns.all.get(id), 'orderUnknown') : undefined;
  const attempt = reason === 'attempt' ? requireFound(database.paymentAttempts.get(id), 'orderUnknown') : undefined;
  const order = requireFound(database.orders.all.get(back?.orderId ?? attempt?.orderId ?? id), 'orderUnknown');
  if (back) database.returns.put({ ...back, parts: allToBalance(back.parts) });
  else if (!attempt) database.orders.put({ ...order, refundParts: allToBalance(order.refundParts ?? []) });
  addWalletEntry(context, order.customerId, {
    kind: 'refund',
    title: titleOf(order),
    amount,
    // What came too late is no money of the order.
    orderId: attempt ? null : order.id,
    operationId: back?.operationId ?? null,
  });
}
