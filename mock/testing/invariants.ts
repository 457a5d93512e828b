/** Checks the invariants of the database. Describes each violation as a text. */
import type { Database } from '../../shop/database';
import type { OrderRow, ReturnRow } from '../../shop/domain/rows';
import { sumOf } from '../../shop/money';

/** Stock in the catalogue by SKU id (pieces). The sum of a SKU without an entry is not checked. */
export type InitialStock = Readonly<Record<string, number>>;

/** Returns all violations of stock, orders, wallets and coupons. An empty list means that the database is consistent. */
export function findInvariantViolations(database: Database, initialStock: InitialStock = {}): string[] {
  const orders = [...database.orders.all.values()];
  return [
    ...findStockViolations(database, orders, initialStock),
    ...orders.flatMap((order) => findOrderViolations(database, order)),
    ...findWalletViolations(database, orders),
    ...findCouponViolations(database, orders),
  ];
}

const isPaid = ({ status }: OrderRow) => status === 'toShip' || status === 'toReceive' || status === 'done';
const isOpen = ({ state }: ReturnRow) => ['requested', 'approved', 'sent', 'received'].includes(state);
const isSettled = ({ state }: ReturnRow) => state === 'refunded' || state === 'exchanged';
const isLive = (order: OrderRow) => order.status !== 'cancelled';

function findStockViolations(database: Database, orders: readonly OrderRow[], initialStock: InitialStock): string[] {
  const pieces = (skuId: string, matches: (order: OrderRow) => boolean) =>
    sumOf(
      orders
        .filter(matches)
        .flatMap(({ lines }) => lines.filter((line) => line.skuId === skuId).map(({ quantity }) => quantity)),
    );
  const returns = [...database.returns.all.values()];
  const isCancelled = ({ orderId }: ReturnRow) => database.orders.all.get(orderId)?.status === 'cancelled';
  const returnedPieces = (rows: readonly ReturnRow[], field: 'skuId' | 'exchangeSkuId', id: string) =>
    sumOf(rows.flatMap(({ lines }) => lines.flatMap((line) => (line[field] === id ? line.quantity : []))));
  const returned = (id: string) =>
    returnedPieces(
      returns.filter((row) => isSettled(row) && !isCancelled(row)),
      'skuId',
      id,
    );
  const exchanged = (id: string, matches: (row: ReturnRow) => boolean) =>
    returnedPieces(returns.filter(matches), 'exchangeSkuId', id);
  return [...database.stock.values()].flatMap(({ skuId, left, held, sold }) => {
    const sum = initialStock[skuId];
    return [
      ...(Math.min(left, held, sold) < 0 ? [`${skuId}: below zero`] : []),
      ...(sum !== undefined && left + held + sold !== sum
        ? [`${skuId}: ${left} + ${held} + ${sold} is not ${sum}`]
        : []),
      ...(held !== pieces(skuId, ({ status }) => status === 'toPay') + exchanged(skuId, isOpen)
        ? [`${skuId}: held ${held} is not what unpaid orders and exchanges hold`]
        : []),
      ...(sold !== pieces(skuId, isPaid) - returned(skuId) + exchanged(skuId, isSettled)
        ? [`${skuId}: sold ${sold} is not what paid orders hold`]
        : []),
    ];
  });
}

function findOrderViolations(database: Database, order: OrderRow): string[] {
  const { id, priceLines, total, timeline, customerId } = order;
  const payments = database.walletEntries
    .listByCustomer(customerId)
    .filter((entry) => entry.kind === 'payment' && entry.orderId === id);
  return [
    ...(sumOf(priceLines.map(({ amount }) => amount)) !== total ? [`${id}: its lines are not its total`] : []),
    ...findReturnViolations(database, order),
    ...findRefundViolations(database, order),
    ...(total < 0 ? [`${id}: total below zero`] : []),
    ...(timeline.filter(({ event }) => event === 'paid').length > 1 || payments.length > 1
      ? [`${id}: paid twice`]
      : []),
  ];
}

/** A cancelled order pays back what it cost and returns have not, and the balance gets the part that the order names. */
function findRefundViolations(database: Database, order: OrderRow): string[] {
  const { id, customerId, total, balanceUsed, refundParts, status } = order;
  if (!refundParts) return [];
  const returns = database.returns.listByCustomer(customerId).filter((row) => row.orderId === id && isSettled(row));
  const operations = returns.map(({ operationId }) => operationId);
  const entries = database.walletEntries
    .listByCustomer(customerId)
    .filter((one) => one.kind === 'refund' && one.orderId === id && !operations.includes(one.operationId ?? ''));
  const due = total + balanceUsed - sumOf(returns.map(({ refund }) => refund));
  const toBalance = refundParts.flatMap(({ to, amount }) => (to === 'balance' ? amount : []));
  const isRight =
    status === 'cancelled' &&
    sumOf(refundParts.map(({ amount }) => amount)) === due &&
    JSON.stringify(entries.map(({ amount }) => amount)) === JSON.stringify(toBalance);
  return isRight ? [] : [`${id}: ${status}, pays back ${JSON.stringify(refundParts)} of ${due}`];
}

/** No piece goes back twice, no return gives back more than was paid, and the money of each moved once, to the balance or elsewhere. */
function findReturnViolations(database: Database, { id, customerId, lines, total, balanceUsed }: OrderRow): string[] {
  const returns = database.returns.listByCustomer(customerId).filter(({ orderId }) => orderId === id);
  const active = returns.filter((row) => isOpen(row) || isSettled(row));
  const entries = database.walletEntries.listByCustomer(customerId);
  return [
    ...lines.flatMap(({ skuId, quantity }) => {
      const back = active.flatMap((row) => row.lines.flatMap((one) => (one.skuId === skuId ? one.quantity : [])));
      return sumOf(back) > quantity ? [`${id}: ${sumOf(back)} of ${skuId} go back, ${quantity} were bought`] : [];
    }),
    ...(sumOf(active.map(({ refund }) => refund)) > total + balanceUsed ? [`${id}: returns pay back too much`] : []),
    ...returns.flatMap((row) => {
      const due = sumOf(row.parts.flatMap(({ to, amount }) => (to === 'balance' ? amount : [])));
      const paid = entries.filter(({ operationId, kind }) => kind === 'refund' && operationId === row.operationId);
      const expected = isSettled(row) && due > 0 ? [due] : [];
      return JSON.stringify(paid.map(({ amount }) => amount)) === JSON.stringify(expected)
        ? []
        : [`${row.id}: ${row.state}, paid back ${paid.length} times`];
    }),
  ];
}

function findWalletViolations(database: Database, orders: readonly OrderRow[]): string[] {
  const rewardsByOrder = new Map(
    [...database.customers.values()].flatMap(({ inviteReward }) =>
      inviteReward ? [[inviteReward.orderId, inviteReward.amount] as const] : [],
    ),
  );
  return [...database.customers.values()].flatMap(({ id, rewardDebt = 0 }) => {
    const entries = database.walletEntries.listByCustomer(id);
    const sum = sumOf(entries.map(({ amount }) => amount));
    const held = sumOf(database.walletHolds.listByCustomer(id).map(({ amount }) => amount));
    const expected = sumOf(
      orders.flatMap((order) => (order.customerId === id && order.status === 'toPay' ? order.balanceUsed : [])),
    );
    const rewards = sumOf([...entries.flatMap(({ kind, amount }) => (kind === 'reward' ? amount : [])), -rewardDebt]);
    const earned = sumOf(
      orders.flatMap((order) =>
        isPaid(order) && database.customers.get(order.customerId)?.invitedBy === id
          ? (rewardsByOrder.get(order.id) ?? [])
          : [],
      ),
    );
    return [
      ...(rewardDebt < 0 ? [`${id}: debt below zero`] : []),
      ...(sum < 0 || sum - held < 0 ? [`${id}: balance below zero`] : []),
      ...(held !== expected ? [`${id}: holds ${held}, unpaid orders want ${expected}`] : []),
      ...(rewards !== earned ? [`${id}: rewards ${rewards}, paid orders of friends earned ${earned}`] : []),
      ...(sum !== (entries.at(-1)?.balanceAfter ?? 0) ? [`${id}: the last balance is not the sum`] : []),
      ...(entries.some(({ balanceAfter }) => balanceAfter < 0) ? [`${id}: was below zero`] : []),
    ];
  });
}

function findCouponViolations(database: Database, orders: readonly OrderRow[]): string[] {
  const live = orders.filter(isLive);
  const codes = new Set(orders.flatMap(({ discountCode }) => discountCode ?? []));
  return [
    ...[...database.coupons.all.values()].flatMap(({ id, state, orderId }) => {
      const uses = live.filter((order) => order.couponId === id);
      const expected = uses.length === 0 ? 'free' : uses.every(isPaid) ? 'spent' : 'held';
      return uses.length > 1 || state !== expected || orderId !== (uses[0]?.id ?? null)
        ? [`${id}: ${state}, ${uses.length} uses`]
        : [];
    }),
    ...[...codes].flatMap((code) => {
      const uses = live.filter((order) => order.discountCode === code).length;
      return database.discountUses.get(code) === uses
        ? []
        : [`${code}: counted ${database.discountUses.get(code)}, used ${uses}`];
    }),
  ];
}
