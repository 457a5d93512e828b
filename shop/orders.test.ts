import { openTestShop } from '../mock/testing/openTestShop';
import {
  addressOf,
  packLine,
  nextOperation,
  payShopOrder,
  placeShopOrder,
  prepareOrder,
} from '../mock/testing/purchase';

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

describe('an unpaid order', () => {
  test('expires after thirty minutes and releases stock, balance and coupon', () => {
    const { ada, pass, stock, balance } = setup();
    const order = placeShopOrder(ada, packLine('phones.only', 2), { useBalance: true });
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
    const order = placeShopOrder(ada, packLine('cup.oat', 4));
    expect(ada.refused('cancelOrder', { id: order.id, reason: 'expired' }).errorCode).toBe('VALIDATION');
    expect(ada.ok('cancelOrder', { id: order.id, reason: 'foundCheaper' })).toMatchObject({
      status: 'cancelled',
      cancelReason: 'foundCheaper',
    });
    expect(stock('cup')).toBe(10);
    // Nothing was paid, so nothing comes back.
    expect(ada.ok('getWalletLog', {}).list.map(({ kind }) => kind)).toEqual(['redeem']);
    expect(ada.ok('getOrderDetail', { id: order.id }).timeline.map(({ event }) => event)).toEqual([
      'placed',
      'cancelled',
    ]);
    expect(
      ada.refused('payOrder', { operationId: nextOperation(), orderId: order.id, expectedTotal: order.total }),
    ).toMatchObject({
      errorCode: 'ORDER_STATE',
      data: { status: 'cancelled' },
    });
  });

  test('returns the order unchanged on a second cancel, and releases stock once', () => {
    const { ada, stock } = setup();
    const order = placeShopOrder(ada, packLine('cup.oat', 4));
    const first = ada.ok('cancelOrder', { id: order.id, reason: 'other' });
    expect(ada.ok('cancelOrder', { id: order.id, reason: 'tooSlow' })).toEqual(first);
    expect(stock('cup')).toBe(10);
  });

  test('cannot be paid with another total', () => {
    const { ada } = setup();
    const order = placeShopOrder(ada, packLine('cup.oat'));
    const payAnother = () =>
      ada.refused('payOrder', { operationId: nextOperation(), orderId: order.id, expectedTotal: 1 });
    expect(payAnother()).toMatchObject({ errorCode: 'TOTAL_CHANGED', data: { order: { id: order.id, total: 2_500 } } });
    payShopOrder(ada, order);
    expect(payAnother()).toMatchObject({ errorCode: 'ORDER_STATE', data: { status: 'toShip' } });
    expect(ada.refused('cancelOrder', { id: order.id, reason: 'expired' }).errorCode).toBe('VALIDATION');
  });

  test('is listed before those that have more time', () => {
    const { ada, pass } = setup();
    const ids = ['cup.oat', 'kettle.only', 'lamp.only'].map((skuId) => {
      pass(MINUTE);
      return placeShopOrder(ada, packLine(skuId)).id;
    });
    payShopOrder(ada, ada.ok('getOrderDetail', { id: ids[1] ?? '' }));
    expect(ada.ok('getUnpaidOrders', {}).list.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    expect(ada.ok('getUnpaidOrders', { current: 2, pageSize: 1 })).toMatchObject({ total: 2, list: [{ id: ids[2] }] });
  });
});

describe('a paid order', () => {
  test('is not paid again after the time to pay, and is not called expired', () => {
    const { ada, pass } = setup();
    const { id, total } = payShopOrder(ada, placeShopOrder(ada, packLine('cup.oat')));
    pass(31 * MINUTE);
    expect(ada.refused('payOrder', { operationId: nextOperation(), orderId: id, expectedTotal: total })).toMatchObject({
      errorCode: 'ORDER_STATE',
      data: { status: 'toShip' },
    });
    expect(ada.ok('getWalletLog', {}).list.map(({ kind }) => kind)).toEqual(['redeem']);
  });

  test('ships after four hours and is delivered three days later, each at its scheduled time', () => {
    const { ada, pass } = setup();
    const order = payShopOrder(ada, placeShopOrder(ada, packLine('cup.oat')));
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
    const order = payShopOrder(
      ada,
      placeShopOrder(ada, [...packLine('phones.only', 2), ...packLine('cup.oat', 2)], { useBalance: true }),
    );
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
    const order = payShopOrder(ada, placeShopOrder(ada, packLine('cup.oat')));
    pass(4 * HOUR);
    expect(ada.refused('cancelOrder', { id: order.id, reason: 'tooSlow' })).toMatchObject({
      errorCode: 'ORDER_STATE',
      data: { status: 'toReceive' },
    });
  });

  test('is listed by status, newest first, with the counts of each status', () => {
    const { ada, pass } = setup();
    const first = payShopOrder(ada, placeShopOrder(ada, packLine('cup.oat')));
    pass(MINUTE);
    const second = placeShopOrder(ada, packLine('cup.oat'));
    const all = ada.ok('getOrders', {});
    expect(all.list.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(all.counts).toEqual({ toPay: 1, toShip: 1, toReceive: 0, done: 0, cancelled: 0 });
    expect(ada.ok('getOrders', { status: 'toShip' })).toMatchObject({
      total: 1,
      list: [{ id: first.id }],
      counts: all.counts,
    });
    expect(ada.ok('getOrders', { current: 2, pageSize: 1 })).toMatchObject({ total: 2, list: [{ id: first.id }] });
    expect(addressOf(ada)).toBe(first.address?.id);
    // Placed within the same millisecond.
    const third = placeShopOrder(ada, packLine('cup.oat'));
    expect(ada.ok('getOrders', {}).list.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
  });

  test('is found by its operation, in capitals or not', () => {
    const { ada } = setup();
    const operation = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
    const { id } = ada.ok('confirmOrder', { ...prepareOrder(ada, packLine('cup.oat')), operationId: operation });
    placeShopOrder(ada, packLine('cup.oat'));
    for (const operationId of [operation, operation.toUpperCase()])
      expect(ada.ok('getOrders', { operationId }).list.map((one) => one.id)).toEqual([id]);
  });

  test('names what it is worth, and the address of its parcel at the carrier', () => {
    const { ada, database, pass } = setup();
    const order = payShopOrder(
      ada,
      placeShopOrder(ada, [...packLine('phones.only', 2), ...packLine('cup.oat', 2)], { useBalance: true }),
    );
    expect([order.total, order.value, order.pieces]).toEqual([3_000, 23_000, 4]);
    expect(order.payments).toEqual([
      { name: 'Wallet balance', amount: 20_000 },
      { name: 'Demo payment', amount: 3_000 },
    ]);
    pass(4 * HOUR);
    const { parcel } = ada.ok('getOrderDetail', { id: order.id });
    expect(parcel?.number).toMatch(/^SP\d{10}$/);
    expect(parcel?.trackingUrl).toBe(`https://swallow-post.example/track/${parcel?.number}`);
    // A carrier without such a page.
    const row = database.orders.all.get(order.id);
    if (row?.parcel) database.orders.put({ ...row, parcel: { ...row.parcel, trackingUrl: null } });
    expect(ada.ok('getOrderDetail', { id: order.id }).parcel?.trackingUrl).toBeNull();
  });
});
