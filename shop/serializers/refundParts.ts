/** Serializes where the money of an order goes back to, in the language of the request. Amounts in minor units. */
import type { CallContext } from '../context';
import { methodTable } from '../domain/methodTable';
import { formatAmount } from '../domain/paymentMethods';
import type { RefundPart } from '../domain/paymentRows';
import { splitRefund } from '../domain/refundParts';
import type { OrderRow } from '../domain/rows';
import { sumOf } from '../money';
import { languageTagOf, textIn } from '../text';
import { demoPaymentName } from './orderParts';

export const isPaid = (row: OrderRow) => row.timeline.some(({ event }) => event === 'paid');

/** A shop without a wallet has no balance that customers know of. */
export const getWalletName = ({ configuration }: CallContext) =>
  configuration.features.wallet ? methodTable.balance.name : demoPaymentName;

export const nameOfPart = (context: CallContext, order: OrderRow, to: RefundPart['to']): string =>
  textIn(
    to === 'balance' ? getWalletName(context) : order.paidWith ? methodTable[order.paidWith].name : demoPaymentName,
    context.language,
  );

export const serializeParts = (context: CallContext, order: OrderRow, parts: readonly RefundPart[]) =>
  parts.map((part) => ({ name: nameOfPart(context, order, part.to), amount: part.amount }));

/** Rows of an older version say nothing of their parts: all went to the balance. */
function getRefundParts(row: OrderRow): readonly RefundPart[] {
  const amount = row.balanceUsed + (isPaid(row) ? row.total : 0);
  if (row.status === 'cancelled') return row.refundParts ?? [{ to: 'balance', amount }];
  return splitRefund(row, amount);
}

/**
 * What a cancelled order gives back, or the cancellation would. Several destinations are named with their amounts; an expired coupon is
 * lost.
 */
export function serializeReturned(context: CallContext, row: OrderRow) {
  const { database, language, now } = context;
  const coupon = row.couponId === null ? undefined : database.coupons.all.get(row.couponId);
  const parts = getRefundParts(row);
  const named = serializeParts(context, row, parts);
  return {
    amount: sumOf(parts.map(({ amount }) => amount)),
    name: named.every(({ name }) => name === named[0]?.name)
      ? (named[0]?.name ?? textIn(getWalletName(context), language))
      : new Intl.ListFormat(languageTagOf(language)).format(
          named.map(({ name, amount }) => `${name} ${formatAmount(language, row.currency, amount)}`),
        ),
    coupon: coupon !== undefined && coupon.validUntil > now,
  };
}
