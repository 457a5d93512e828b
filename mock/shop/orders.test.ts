import { openTestShop } from './testing/openTestShop';
import { addressOf, line, nextOperation, pay, place, prepareOrder } from './testing/purchase';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const setup = () => {
  const shop = openTestShop();
  const ada = shop.customer('+14155550167');
  ada.ok('exchangeCode', { operationId: nextOperation(), code: 'MONEY-PLEASE' });
  const stock = (goodsId: string) => ada.ok('getGoodsDetail', { id: goodsId }).stock;
  const balance = () => ada.ok('getEnableBalance', {});
  return { ...shop, ada, stock, balance };
};

describe('placing an order', () => {
  test('holds stock, coupon and balance for thirty minutes', () => {
    const { ada, stock, balance } = setup();
    const order = place(ada, line('phones.only', 2), { useBalance: true });
    expect(order).toMatchObject({
      status: 'toPay',
      total: 0,
      pieces: 2,
      can: { pay: true, cancel: true, changeAddress: true },
    });
    expect(order.payBefore).toBe('2026-11-20T18:30:00.000+00:00');
    expect(order.number).toMatch(/^P-\d{6}$/);
    expect(stock('phones')).toBe(3);
    expect(balance()).toMatchObject({ available: 1_000, frozen: 19_000 });
    expect(ada.ok('getUnpaidOrders', {}).list.map(({ id }) => id)).toEqual([order.id]);
  });

  test('is refused with the current pack when the total has changed', () => {
    const { ada, shop } = setup();
    const input = prepareOrder(ada, line('cup.oat', 3));
    shop.operator.setPrice('cup.oat', 2_100);
    expect(input.expectedTotal).toBe(5_000);
    expect(ada.refused('confirmOrder', input)).toMatchObject({
      errorCode: 'TOTAL_CHANGED',
      showType: 0,
      data: { pack: { total: 5_300, canOrder: true } },
    });
    expect(ada.ok('confirmOrder', { ...input, expectedTotal: 5_300 }).total).toBe(5_300);
  });

  test('is refused when a line is sold out, and holds nothing', () => {
    const { ada, shop, stock, database } = setup();
    const input = prepareOrder(ada, [...line('cup.oat'), ...line('kettle.only')]);
    shop.operator.setStock('kettle.only', 0);
    expect(ada.refused('confirmOrder', input)).toMatchObject({
      errorCode: 'PACK_UNAVAILABLE',
      data: { pack: { canOrder: false } },
    });
    expect(stock('cup')).toBe(10);
    expect(database.orders.all.size).toBe(0);
  });

  test('needs an address of the customer, except for virtual products', () => {
    const { ada } = setup();
    const input = prepareOrder(ada, line('cup.oat'));
    expect(ada.refused('confirmOrder', { ...input, addressId: null }).errorCode).toBe('ADDRESS_MISSING');
    expect(ada.refused('confirmOrder', { ...input, addressId: 'address_gone' }).errorCode).toBe('ADDRESS_MISSING');
    expect(place(ada, line('card.25'), { addressId: null }).address).toBeNull();
  });

  test('with a presale product needs the accepted terms, and ships at its shipping time', () => {
    const { ada, pass } = setup();
    const input = prepareOrder(ada, line('lamp.only'));
    expect(ada.refused('confirmOrder', { ...input, isPresaleAccepted: false }).errorCode).toBe('PRESALE_NOT_ACCEPTED');
    const order = pay(ada, ada.ok('confirmOrder', input));
    pass(10 * 24 * HOUR - 1);
    expect(ada.ok('getOrderDetail', { id: order.id }).status).toBe('toShip');
    pass(1);
    expect(ada.ok('getOrderDetail', { id: order.id }).status).toBe('toReceive');
  });

  test('copies the product data, which later changes do not affect', () => {
    const { ada, shop } = setup();
    const order = place(ada, line('cup.oat'));
    shop.operator.setPrice('cup.oat', 1);
    shop.operator.withdrawGoods('cup');
    expect(ada.ok('getOrderDetail', { id: order.id }).lines).toEqual(order.lines);
    expect(order.lines[0]).toMatchObject({ name: 'Slow Morning cup', skuText: 'Oat', price: 2_000, subtotal: 2_000 });
  });
});

describe('an unpaid order', () => {
  test('expires after thirty minutes and releases stock, balance and coupon', () => {
    const { ada, pass, stock, balance } = setup();
    const order = place(ada, line('phones.only', 2), { useBalance: true });
    pass(30 * MINUTE - 1);
    expect(ada.ok('getUnpaidOrders', {}).total).toBe(1);
    pass(1);
    expect(
      ada.refused('payOrder', { operationId: nextOperation(), orderId: order.id, expectedTotal: 0 }).errorCode,
    ).toBe('ORDER_EXPIRED');
    const after = ada.ok('getOrderDetail', { id: order.id });
    expect(after).toMatchObject({
      status: 'cancelled',
      cancelReason: 'expired',
      payBefore: null,
      can: { pay: false, cancel: false },
    });
    expect(after.timeline.at(-1)).toEqual({ event: 'cancelled', at: '2026-11-20T18:30:00.000+00:00' });
    expect(stock('phones')).toBe(5);
    expect(balance()).toMatchObject({ available: 20_000, frozen: 0 });
    expect(ada.ok('getMyCoupons', {}).list[0]?.state).toBe('usable');
  });

  test('can be cancelled with a reason of customers, not with the reason expired', () => {
    const { ada, stock } = setup();
    const order = place(ada, line('cup.oat', 4));
    expect(ada.refused('cancelOrder', { id: order.id, reason: 'expired' }).errorCode).toBe('VALIDATION');
    expect(ada.ok('cancelOrder', { id: order.id, reason: 'foundCheaper' })).toMatchObject({
      status: 'cancelled',
      cancelReason: 'foundCheaper',
    });
    expect(stock('cup')).toBe(10);
    expect(
      ada.refused('payOrder', { operationId: nextOperation(), orderId: order.id, expectedTotal: order.total }),
    ).toMatchObject({
      errorCode: 'ORDER_STATE',
      data: { status: 'cancelled' },
    });
  });

  test('returns the order unchanged on a second cancel, and releases stock once', () => {
    const { ada, stock } = setup();
    const order = place(ada, line('cup.oat', 4));
    const first = ada.ok('cancelOrder', { id: order.id, reason: 'other' });
    expect(ada.ok('cancelOrder', { id: order.id, reason: 'tooSlow' })).toEqual(first);
    expect(stock('cup')).toBe(10);
  });

  test('cannot be paid with another total', () => {
    const { ada } = setup();
    const order = place(ada, line('cup.oat'));
    const refusal = ada.refused('payOrder', { operationId: nextOperation(), orderId: order.id, expectedTotal: 1 });
    expect(refusal).toMatchObject({ errorCode: 'TOTAL_CHANGED', data: { order: { id: order.id, total: 2_500 } } });
  });
});

describe('a paid order', () => {
  test('ships after four hours and is delivered three days later, each at its scheduled time', () => {
    const { ada, pass } = setup();
    const order = pay(ada, place(ada, line('cup.oat')));
    expect(order).toMatchObject({
      status: 'toShip',
      payBefore: null,
      can: { pay: false, cancel: true, changeAddress: true },
    });
    pass(4 * HOUR);
    const shipped = ada.ok('getOrderDetail', { id: order.id });
    expect(shipped).toMatchObject({ status: 'toReceive', parcel: { carrier: 'Swallow Post' }, can: { cancel: false } });
    pass(100 * HOUR);
    const done = ada.ok('getOrderDetail', { id: order.id });
    expect(done.status).toBe('done');
    expect(done.timeline).toEqual([
      { event: 'placed', at: '2026-11-20T18:00:00.000+00:00' },
      { event: 'paid', at: '2026-11-20T18:00:00.000+00:00' },
      { event: 'shipped', at: '2026-11-20T22:00:00.000+00:00' },
      { event: 'delivered', at: '2026-11-23T22:00:00.000+00:00' },
    ]);
  });

  test('can be cancelled before it ships, which refunds money and releases stock and coupon', () => {
    const { ada, balance, stock } = setup();
    const order = pay(ada, place(ada, [...line('phones.only', 2), ...line('cup.oat', 2)], { useBalance: true }));
    expect(order.total).toBe(3_000);
    expect(balance()).toMatchObject({ available: 0, frozen: 0 });
    const cancelled = ada.ok('cancelOrder', { id: order.id, reason: 'wrongAddress' });
    expect(cancelled.timeline.map(({ event }) => event)).toEqual(['placed', 'paid', 'cancelled', 'refunded']);
    expect(balance()).toMatchObject({ available: 23_000, frozen: 0 });
    expect(
      ada.ok('getWalletLog', {}).list.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter]),
    ).toEqual([
      ['refund', 23_000, 23_000],
      ['payment', -20_000, 0],
      ['redeem', 20_000, 20_000],
    ]);
    expect([stock('phones'), stock('cup')]).toEqual([5, 10]);
    expect(ada.ok('getMyCoupons', {}).list[0]?.state).toBe('usable');
  });

  test('cannot be cancelled after shipping', () => {
    const { ada, pass } = setup();
    const order = pay(ada, place(ada, line('cup.oat')));
    pass(4 * HOUR);
    expect(ada.refused('cancelOrder', { id: order.id, reason: 'tooSlow' })).toMatchObject({
      errorCode: 'ORDER_STATE',
      data: { status: 'toReceive' },
    });
  });

  test('is listed by status, newest first, with the counts of each status', () => {
    const { ada, pass } = setup();
    const first = pay(ada, place(ada, line('cup.oat')));
    pass(MINUTE);
    const second = place(ada, line('cup.oat'));
    const all = ada.ok('getOrders', {});
    expect(all.list.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(all.counts).toEqual({ toPay: 1, toShip: 1, toReceive: 0, done: 0, cancelled: 0 });
    expect(ada.ok('getOrders', { status: 'toShip' })).toMatchObject({ total: 1, list: [{ id: first.id }] });
    expect(ada.ok('getOrders', { current: 2, pageSize: 1 })).toMatchObject({ total: 2, list: [{ id: first.id }] });
    expect(addressOf(ada)).toBe(first.address?.id);
  });
});
