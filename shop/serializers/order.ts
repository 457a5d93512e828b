/** Serializes packs and orders to the shapes of the contract, in the language of the request. */
import type * as v from 'valibot';
import type { order, orderCounts } from '../../src/api/orders';
import type { pack } from '../../src/api/packs';
import type { CallContext } from '../context';
import { permissionsOf } from '../domain/orderStates';
import type { PricedLine } from '../domain/packLines';
import type { PricedPack } from '../domain/pricing';
import { getArrivalDay, getReturnDay } from '../domain/delivery';
import { getDeliverableState } from '../domain/deliverables';
import { canGift, findGift, hasGifts } from '../domain/gifts';
import { methodTable } from '../domain/methodTable';
import { listMethods } from '../domain/paymentMethods';
import { getVisibleAttempt } from '../domain/payments';
import { canReturn, listReturns } from '../domain/returnOffers';
import { canReviewLine } from '../domain/reviews';
import { paymentPagePath, stripePagePath } from '../provider/paths';
import type { DeliverableRow, OrderLineRow, OrderRow } from '../domain/rows';
import { sumOf } from '../money';
import { shopDay } from '../shopDay';
import { textIn } from '../text';
import { toIsoTime, toIsoTimeOrNull } from '../time';
import { serializeCoupon, serializeDiscountCheck } from './coupon';
import { serializeOrderDelivery, serializePackDelivery } from './delivery';
import { serializeOrderGift } from './gift';
import { serializePresale } from './goods';
import { demoPaymentName, serializeLine, serializeLineReview, serializeOrderParcel } from './orderParts';
import { getWalletName, isPaid, serializeReturned } from './refundParts';
import { serializeReturn } from './return';

/** Serializes a priced pack with all quoted coupons and their refusals. Amounts in minor units. */
export function serializePack(context: CallContext, priced: PricedPack): v.InferInput<typeof pack> {
  const { shop } = context.goods;
  return {
    currency: context.goods.currency,
    lines: priced.lines.map((line) => serializeQuotedLine(context, line)),
    priceLines: [...priced.priceLines],
    total: priced.total,
    pieces: priced.pieces,
    needsAddress: priced.needsAddress,
    coupons: priced.coupons.map(({ coupon, amountOff, refusal, isBest, isClaimable }) => ({
      coupon: serializeCoupon(context, coupon),
      saves: amountOff,
      refusal,
      isBest,
      ...(isClaimable && { isClaimable }),
    })),
    couponId: priced.couponId,
    discount: priced.discount && serializeDiscountCheck(context, priced.discount),
    balance: priced.balance,
    isAgreementAccepted: context.customer?.agreedVersion === shop.agreementVersion,
    ...serializePackDelivery(context, priced),
    // The balance pays its part of a quote by `useBalance`; as a method of its own it would be offered twice.
    paymentMethods:
      serializeMethods(context, {
        customerId: context.customer?.id ?? null,
        currency: context.goods.currency,
        total: priced.total,
      })?.filter(({ id }) => id !== 'balance') ?? null,
    giftMessageLength: priced.delivery ? shop.giftMessageLength : null,
    canOrder: priced.canOrder,
    saves: priced.saves,
  };
}

const serializeQuotedLine = (context: CallContext, line: PricedLine) => ({
  ...serializeLine(line, context.language),
  originalPrice: line.originalPrice,
  stock: line.stock,
  limitPerOrder: line.limitPerOrder,
  presale: serializePresale(context, line.presale),
  returnDays: line.isVirtual ? null : (context.goods.entry(line.goodsId)?.goods.returnDays ?? null),
  problem: line.problem,
});

/** Serializes an order with its timeline and the actions that the customer can take. Amounts in minor units. */
export function serializeOrder(context: CallContext, row: OrderRow): v.InferInput<typeof order> {
  const { language } = context;
  const can = permissionsOf(row);
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    currency: row.currency,
    lines: row.lines.map((line) => ({
      ...serializeLine(line, language),
      shipsOn: toShipsOn(context, line, row),
      ...serializeLineReview(context, row, line),
    })),
    pieces: sumOf(row.lines.map((line) => line.quantity)),
    priceLines: [...row.priceLines],
    total: row.total,
    value: row.total + row.balanceUsed,
    saves: row.status === 'cancelled' ? null : (row.saves ?? null),
    paymentMethods: row.status === 'toPay' ? serializeMethods(context, row) : null,
    attempt: serializeAttempt(context, row),
    payments: serializePayments(context, row),
    returned: row.status === 'cancelled' ? serializeReturned(context, row) : null,
    cancelReturns: can.cancel ? serializeReturned(context, row) : null,
    taxes: serializeTaxes(context, row),
    arrivesOn: getArrivalDay(context, row),
    returnUntil: getReturnDay(context, row),
    returnsId: context.goods.shop.returnsId,
    seller: {
      name: textIn(context.goods.shop.seller.name, language),
      address: [...context.goods.shop.seller.address],
    },
    placedAt: toIsoTime(row.placedAt),
    payBefore: row.status === 'toPay' ? toIsoTime(row.payBefore) : null,
    address: row.address,
    delivery: serializeOrderDelivery(context, row),
    note: row.note,
    giftMessage: row.giftMessage || null,
    timeline: row.timeline.map(({ event, at }) => ({ event, at: toIsoTime(at) })),
    cancelReason: row.cancelReason,
    parcel: serializeOrderParcel(context, row),
    yields: row.yields.map((one) => serializeDeliverable(context, row, one)),
    returns: context.configuration.features.returns
      ? listReturns(context, row).map((one) => serializeReturn(context, row, one))
      : null,
    can: {
      ...can,
      return: canReturn(context, row),
      review: row.lines.some((line) => canReviewLine(context, row, line)),
    },
  };
}

/** Serializes a code or ticket of an order, with the gift that it was wrapped as. */
function serializeDeliverable(context: CallContext, order: OrderRow, one: DeliverableRow) {
  const gift = hasGifts(context) ? findGift(context, order, one.code) : undefined;
  return {
    ...one,
    name: textIn(one.name, context.language),
    validUntil: toIsoTimeOrNull(one.validUntil),
    state: getDeliverableState(context, one),
    gift: serializeOrderGift(gift),
    canGift: canGift(context, one, gift),
  };
}

/** The tax that the prices of an order contain (minor units), whatever paid them; null where nothing is said of it. */
function serializeTaxes({ goods: { shop }, language }: CallContext, { total, balanceUsed }: OrderRow) {
  if (!shop.includedTax) return null;
  const { name, percent } = shop.includedTax;
  return [{ name: textIn(name, language), amount: Math.round(((total + balanceUsed) * percent) / (100 + percent)) }];
}

/** Lines of an older version lack their day; their order has the latest one. */
function toShipsOn(context: CallContext, { shipsAt, isVirtual }: OrderLineRow, { shipsFrom }: OrderRow): string | null {
  const at = shipsAt === undefined && !isVirtual ? shipsFrom : shipsAt;
  return !at ? null : shopDay(context, at);
}

/** The methods for an unpaid order or a quote, null when there is nothing to pay. */
function serializeMethods(context: CallContext, payable: Parameters<typeof listMethods>[1]) {
  if (payable.total === 0) return null;
  const { language, database } = context;
  const lastId = payable.customerId === null ? undefined : database.customers.get(payable.customerId)?.lastMethodId;
  return listMethods(context, payable).map(({ id, name, note, reason }) => ({
    id,
    name: textIn(name, language),
    icon: methodTable[id].icon,
    note: textIn(note, language),
    isUsable: reason === null,
    reason: reason && textIn(reason, language),
    isLastUsed: id === lastId,
  }));
}

const waitingNotes = {
  app: {
    en: 'Open Plum Pay on your phone and confirm the payment there.',
    zh: '请在手机上打开青梅支付，确认这笔付款。',
    de: 'Öffne Plum Pay auf deinem Handy und bestätige die Zahlung dort.',
  },
  bank: {
    en: 'Your bank hasn’t confirmed the payment yet. It usually takes less than a minute.',
    zh: '银行还没有确认这笔付款，一般不到一分钟。',
    de: 'Deine Bank hat die Zahlung noch nicht bestätigt. Meist dauert es weniger als eine Minute.',
  },
};

/** The last attempt that has not paid the order. Null without one, and for a paid order unless money came twice. */
function serializeAttempt(context: CallContext, row: OrderRow) {
  const attempt = getVisibleAttempt(context, row);
  if (!attempt || (isPaid(row) && attempt.state !== 'returned')) return null;
  const { id, operationId, methodId, state, amount } = attempt;
  const isWaiting = state === 'waiting' && row.status === 'toPay';
  const pages = { bank: paymentPagePath, stripe: stripePagePath };
  const page = methodId === 'bank' || methodId === 'stripe' ? pages[methodId](id) : null;
  const note = methodId === 'app' ? waitingNotes.app : waitingNotes.bank;
  return {
    operationId,
    methodId,
    name: textIn(methodTable[methodId].name, context.language),
    state,
    note: isWaiting && (methodId === 'app' || page !== null) ? textIn(note, context.language) : '',
    redirectUrl: isWaiting ? page : null,
    amount,
  };
}

/** How a paid order was paid: from the balance, and the rest by the chosen method. Amounts in minor units. */
function serializePayments(context: CallContext, row: OrderRow) {
  if (!isPaid(row)) return [];
  const isBalanceOnly = row.paidWith === 'balance';
  const name = row.paidWith ? methodTable[row.paidWith].name : demoPaymentName;
  return [
    {
      name: textIn(getWalletName(context), context.language),
      amount: row.balanceUsed + (isBalanceOnly ? row.total : 0),
    },
    { name: textIn(name, context.language), amount: isBalanceOnly ? 0 : row.total },
  ].filter(({ amount }) => amount > 0);
}

/** Counts the orders in each status. */
export function countOrders(rows: readonly OrderRow[]): v.InferInput<typeof orderCounts> {
  const counts = { toPay: 0, toShip: 0, toReceive: 0, done: 0, cancelled: 0 };
  for (const { status } of rows) counts[status] += 1;
  return counts;
}
