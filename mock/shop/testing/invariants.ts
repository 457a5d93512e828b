/** What must be true of the books at every moment, whatever customers did. Says in words what is not. */
import type { Books } from '../books';
import type { OrderRow } from '../domain/rows';
import { sumOf } from '../money';

/** What stock every SKU was given; a SKU that is not named is not checked for its sum. */
export type GivenStock = Readonly<Record<string, number>>;

/** All that is wrong with the books; an empty list is what every test wants. */
export function bookProblems(books: Books, given: GivenStock = {}): string[] {
  const orders = [...books.orders.all.values()];
  return [
    ...stockProblems(books, orders, given),
    ...orders.flatMap((order) => orderProblems(books, order)),
    ...walletProblems(books, orders),
    ...couponProblems(books, orders),
  ];
}

const isPaid = ({ status }: OrderRow) => status === 'toShip' || status === 'toReceive' || status === 'done';
const isLive = (order: OrderRow) => order.status !== 'cancelled';

function stockProblems(books: Books, orders: readonly OrderRow[], given: GivenStock): string[] {
  const pieces = (skuId: string, wanted: (order: OrderRow) => boolean) =>
    sumOf(orders.filter(wanted).flatMap(({ lines }) => lines.filter((line) => line.skuId === skuId).map(({ quantity }) => quantity)));
  return [...books.stock.values()].flatMap(({ skuId, left, held, sold }) => {
    const sum = given[skuId];
    return [
      ...(Math.min(left, held, sold) < 0 ? [`${skuId}: below zero`] : []),
      ...(sum !== undefined && left + held + sold !== sum ? [`${skuId}: ${left} + ${held} + ${sold} is not ${sum}`] : []),
      ...(held !== pieces(skuId, ({ status }) => status === 'toPay') ? [`${skuId}: held ${held} is not what unpaid orders hold`] : []),
      ...(sold !== pieces(skuId, isPaid) ? [`${skuId}: sold ${sold} is not what paid orders hold`] : []),
    ];
  });
}

function orderProblems(books: Books, order: OrderRow): string[] {
  const { id, priceLines, total, timeline, customerId } = order;
  const payments = books.walletEntries.listOf(customerId).filter((entry) => entry.kind === 'payment' && entry.orderId === id);
  return [
    ...(sumOf(priceLines.map(({ amount }) => amount)) !== total ? [`${id}: its lines are not its total`] : []),
    ...(total < 0 ? [`${id}: total below zero`] : []),
    ...(timeline.filter(({ event }) => event === 'paid').length > 1 || payments.length > 1 ? [`${id}: paid twice`] : []),
  ];
}

function walletProblems(books: Books, orders: readonly OrderRow[]): string[] {
  return [...books.customers.values()].flatMap(({ id }) => {
    const entries = books.walletEntries.listOf(id);
    const sum = sumOf(entries.map(({ amount }) => amount));
    const held = sumOf(books.walletHolds.listOf(id).map(({ amount }) => amount));
    const wanted = sumOf(orders.flatMap((order) => (order.customerId === id && order.status === 'toPay' ? order.balanceUsed : [])));
    return [
      ...(sum < 0 || sum - held < 0 ? [`${id}: balance below zero`] : []),
      ...(held !== wanted ? [`${id}: holds ${held}, unpaid orders want ${wanted}`] : []),
      ...(sum !== (entries.at(-1)?.balanceAfter ?? 0) ? [`${id}: the last balance is not the sum`] : []),
      ...(entries.some(({ balanceAfter }) => balanceAfter < 0) ? [`${id}: was below zero`] : []),
    ];
  });
}

function couponProblems(books: Books, orders: readonly OrderRow[]): string[] {
  const live = orders.filter(isLive);
  const codes = new Set(orders.flatMap(({ discountCode }) => discountCode ?? []));
  return [
    ...[...books.coupons.all.values()].flatMap(({ id, state, orderId }) => {
      const uses = live.filter((order) => order.couponId === id);
      const wanted = uses.length === 0 ? 'free' : uses.every(isPaid) ? 'spent' : 'held';
      return uses.length > 1 || state !== wanted || orderId !== (uses[0]?.id ?? null) ? [`${id}: ${state}, ${uses.length} uses`] : [];
    }),
    ...[...codes].flatMap((code) => {
      const uses = live.filter((order) => order.discountCode === code).length;
      return books.discountUses.get(code) === uses ? [] : [`${code}: counted ${books.discountUses.get(code)}, used ${uses}`];
    }),
  ];
}
