/** The shop takes a paid order back. No call of the contract does that; the engine's back office does. */
import { createCatalogue } from './createCatalogue';
import { cancelOrder, refundOrder } from './domain/orders';
import { createGoodsIndex } from './goodsIndex';
import { seededRandom } from './random';
import { findInvariantViolations } from '../mock/testing/invariants';
import { openTestShop, OPENED_AT } from '../mock/testing/openTestShop';
import { packLine, nextOperation, payShopOrder, placeShopOrder } from '../mock/testing/purchase';
import { smallCatalogue } from '../mock/testing/smallCatalogue';
import { DAY_MS, HOUR_MS } from './time';

const setup = () => {
  const shop = openTestShop();
  const ada = shop.customer('+14155550193');
  ada.ok('exchangeCode', { operationId: nextOperation(), code: 'MONEY-PLEASE' });
  const goods = createGoodsIndex(createCatalogue(smallCatalogue, OPENED_AT));
  const take = (step: typeof refundOrder, id: string) => {
    const order = shop.database.orders.all.get(id);
    if (!order) throw new Error(`no order ${id}`);
    step(
      { database: shop.database, goods, now: shop.now(), random: seededRandom(1), configuration: SHOP },
      order,
      'Broken',
    );
  };
  const detail = (id: string) => ada.ok('getOrderDetail', { id });
  const check = () => expect(findInvariantViolations(shop.database)).toEqual([]);
  return { ...shop, ada, refund: (id: string) => take(refundOrder, id), take, detail, check };
};

test.each([
  ['before it ships', 0, ['placed', 'paid']],
  ['on its way', 4 * HOUR_MS, ['placed', 'paid', 'shipped']],
  ['after it arrived', 4 * DAY_MS, ['placed', 'paid', 'shipped', 'delivered']],
])('a paid order is refunded %s: money, pieces and coupon come back once', (_when, ms, events) => {
  const { ada, refund, detail, pass, database, check } = setup();
  const { id } = payShopOrder(
    ada,
    placeShopOrder(ada, [...packLine('phones.only', 2), ...packLine('cup.oat', 2)], { useBalance: true }),
  );
  pass(ms);
  expect(detail(id).timeline.map(({ event }) => event)).toEqual(events);
  refund(id);
  expect(detail(id)).toMatchObject({
    status: 'cancelled',
    cancelReason: 'other',
    returned: { amount: 23_000, coupon: true },
    returnUntil: null,
    arrivesOn: null,
    can: { pay: false, cancel: false, changeAddress: false },
  });
  // For the people of the shop: no call returns it.
  expect(database.orders.all.get(id)?.cancelText).toBe('Broken');
  expect(detail(id).timeline.map(({ event }) => event)).toEqual([...events, 'cancelled', 'refunded']);
  expect(ada.ok('getWalletLog', {}).list[0]).toMatchObject({
    kind: 'refund',
    amount: 23_000,
    balanceAfter: 23_000,
    orderId: id,
  });
  expect(ada.ok('getMyCoupons', {}).list.map(({ state }) => state)).toEqual(['usable']);
  for (const skuId of ['phones.only', 'cup.oat'])
    expect(database.stock.get(skuId)).toMatchObject({ held: 0, sold: 0, left: skuId === 'cup.oat' ? 10 : 5 });
  expect(() => refund(id)).toThrow('ORDER_STATE');
  pass(DAY_MS);
  expect(detail(id).status).toBe('cancelled');
  expect(ada.ok('getEnableBalance', {})).toMatchObject({ available: 23_000, frozen: 0 });
  check();
});

test('an order that is not paid, or has delivered codes or tickets, cannot be refunded', () => {
  const { ada, refund, detail, check } = setup();
  const unpaid = placeShopOrder(ada, packLine('cup.oat'));
  const tickets = payShopOrder(ada, placeShopOrder(ada, [...packLine('concert.only'), ...packLine('cup.oat')]));
  const codes = payShopOrder(ada, placeShopOrder(ada, packLine('card.25'), { addressId: null }));
  for (const { id } of [unpaid, tickets, codes]) expect(() => refund(id)).toThrow('ORDER_STATE');
  expect([unpaid, tickets, codes].map(({ id }) => detail(id).status)).toEqual(['toPay', 'toShip', 'done']);
  check();
});

test('an order that was sent cannot be cancelled, only refunded', () => {
  const { ada, take, detail, pass } = setup();
  const { id } = payShopOrder(ada, placeShopOrder(ada, packLine('cup.oat')));
  pass(4 * HOUR_MS);
  expect(detail(id).status).toBe('toReceive');
  expect(() => take((context, order) => cancelOrder(context, order, 'other'), id)).toThrow('ORDER_STATE');
  expect(detail(id).status).toBe('toReceive');
});

describe('an order that a card has paid', () => {
  const buy = (useBalance: boolean) => {
    const shop = setup();
    const { ada } = shop;
    const order = placeShopOrder(ada, [...packLine('phones.only', 2), ...packLine('cup.oat', 2)], { useBalance });
    const input = { operationId: nextOperation(), orderId: order.id, expectedTotal: order.total, methodId: 'card' };
    ada.ok('payOrder', input);
    const refunds = () =>
      ada
        .ok('getWalletLog', {})
        .list.filter(({ kind }) => kind === 'refund')
        .map(({ amount }) => amount);
    return { ...shop, order, refunds };
  };

  test('is paid back to the card when it is cancelled, and nothing to the balance', () => {
    const { ada, order, refunds, detail, check } = buy(false);
    const returned = { amount: order.total, name: 'Card', coupon: true };
    expect(detail(order.id).cancelReturns).toEqual(returned);
    ada.ok('cancelOrder', { id: order.id, reason: 'other' });
    ada.ok('cancelOrder', { id: order.id, reason: 'other' });
    expect(detail(order.id)).toMatchObject({ status: 'cancelled', returned });
    expect(detail(order.id).timeline.at(-1)?.event).toBe('refunded');
    expect([refunds(), ada.ok('getEnableBalance', {}).available]).toEqual([[], 20_000]);
    check();
  });

  test('is paid back in parts when the balance paid one of them, each named with its amount', () => {
    const { ada, order, refunds, refund, detail, check } = buy(true);
    expect(order.total).toBe(3_000);
    refund(order.id);
    expect(detail(order.id).returned).toMatchObject({
      amount: 23_000,
      name: 'Wallet balance $200.00 and Card $30.00',
    });
    expect([refunds(), ada.ok('getEnableBalance', {}).available]).toEqual([[20_000], 20_000]);
    check();
  });

  test.each(['method', 'balance'])('pays back what is left after a return to the %s', (refundTo) => {
    const { ada, order, refund, pass, detail, check } = buy(true);
    pass(4 * DAY_MS);
    const lines = packLine('cup.oat');
    const { refund: part } = ada.ok('quoteReturn', { orderId: order.id, lines });
    const piece = { skuId: 'cup.oat', quantity: 1, reason: 'other' as const };
    const input = { operationId: nextOperation(), orderId: order.id, lines: [piece], refundTo, expectedRefund: part };
    ada.ok('requestReturn', input);
    pass(10 * DAY_MS);
    expect(detail(order.id).returns?.[0]?.state).toBe('refunded');
    refund(order.id);
    const toCard = refundTo === 'method' ? order.total - part : order.total;
    const amounts = [23_000 - part - toCard, toCard].map((amount) => `$${(amount / 100).toFixed(2)}`);
    expect(detail(order.id).returned).toMatchObject({
      amount: 23_000 - part,
      name: `Wallet balance ${amounts[0]} and Card ${amounts[1]}`,
    });
    // Whatever the order of the refunds: the card gets what it paid, and the balance the other part.
    expect(ada.ok('getEnableBalance', {}).available).toBe(20_000);
    check();
  });
});
