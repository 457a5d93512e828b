import type { Order } from '../src/api/orders';
import { openTestShop } from '../mock/testing/openTestShop';
import { packLine, nextOperation, payShopOrder, placeShopOrder } from '../mock/testing/purchase';
import { smallCatalogue } from '../mock/testing/smallCatalogue';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const setup = () => {
  const shop = openTestShop();
  const ada = shop.customer('+14155550167');
  const detail = (id: string) => ada.ok('getOrderDetail', { id });
  return { ...shop, ada, detail };
};

describe('the day of arrival', () => {
  test('is the same in product, quote and order, and ends with the delivery', () => {
    const { ada, detail, pass } = setup();
    const { delivery } = ada.ok('getGoodsDetail', { id: 'phones' });
    expect(delivery?.arrivesOn).toBe('2026-11-23');
    expect(ada.ok('packGoods', { lines: packLine('phones.only') }).arrivesOn).toBe('2026-11-23');
    const { id, arrivesOn } = placeShopOrder(ada, packLine('phones.only'));
    expect(arrivesOn).toBe('2026-11-23');
    payShopOrder(ada, detail(id));
    expect(detail(id).arrivesOn).toBe('2026-11-23');
    pass(DAY);
    expect(detail(id)).toMatchObject({ status: 'toReceive', arrivesOn: '2026-11-23' });
    pass(3 * DAY);
    expect(detail(id)).toMatchObject({ status: 'done', arrivesOn: null });
  });

  test('is counted from the shipping of the presale line when an order has one', () => {
    const { ada } = setup();
    const { presale, delivery } = ada.ok('getGoodsDetail', { id: 'lamp' });
    expect(Date.parse(delivery?.arrivesOn ?? '') - Date.parse(presale?.shipsOn ?? '')).toBe(3 * DAY);
    const order = placeShopOrder(ada, [...packLine('lamp.only'), ...packLine('cup.oat')]);
    expect(order.arrivesOn).toBe(delivery?.arrivesOn);
  });

  test('depends on the slowest product, in quote and order, and the order is delivered then', () => {
    const goods = smallCatalogue.goods.map((one) => (one.id === 'kettle' ? { ...one, deliveryDays: 5 } : one));
    const { customer, pass } = openTestShop({ catalogue: { ...smallCatalogue, goods } });
    const ada = customer('+14155550167');
    const lines = [...packLine('kettle.only'), ...packLine('cup.oat')];
    expect(ada.ok('packGoods', { lines }).arrivesOn).toBe('2026-11-25');
    const { id } = payShopOrder(ada, placeShopOrder(ada, lines));
    const detail = () => ada.ok('getOrderDetail', { id });
    expect(detail().arrivesOn).toBe('2026-11-25');
    pass(DAY);
    expect(detail()).toMatchObject({ status: 'toReceive', arrivesOn: '2026-11-25' });
    pass(4 * DAY);
    expect(detail().status).toBe('toReceive');
    pass(4 * HOUR);
    expect(detail().timeline.at(-1)).toEqual({ event: 'delivered', at: '2026-11-25T22:00:00.000+00:00' });
  });

  test('is counted from the payment as soon as there is one', () => {
    const { ada, detail, pass } = setup();
    const { id } = placeShopOrder(ada, packLine('lamp.only'));
    payShopOrder(ada, detail(id));
    const late = payShopOrder(ada, placeShopOrder(ada, packLine('cup.oat')));
    pass(3 * HOUR);
    expect(detail(late.id).arrivesOn).toBe('2026-11-23');
    expect(ada.ok('packGoods', { lines: packLine('cup.oat') }).arrivesOn).toBe('2026-11-24');
  });

  test('does not depend on a line that is gone, but on one that is sold out', () => {
    const { ada, shop } = setup();
    shop.operator.withdrawGoods('lamp');
    const arrival = (...skuIds: string[]) =>
      ada.ok('packGoods', { lines: skuIds.flatMap((skuId) => packLine(skuId)) }).arrivesOn;
    expect([
      arrival('lamp.only'),
      arrival('lamp.only', 'card.25'),
      arrival('lamp.only', 'cup.oat'),
      arrival('cup.moss'),
    ]).toEqual([null, null, '2026-11-23', '2026-11-23']);
  });

  test('is null when nothing is delivered', () => {
    const { ada } = setup();
    expect(ada.ok('packGoods', { lines: packLine('card.25') }).arrivesOn).toBeNull();
    expect(placeShopOrder(ada, packLine('card.25'), { addressId: null }).arrivesOn).toBeNull();
  });
});

describe('the shipping day of a line', () => {
  const lines = [...packLine('lamp.only'), ...packLine('cup.oat'), ...packLine('card.25')];
  const shipsOn = (order: Order) => order.lines.map((one) => one.shipsOn);

  test('is that of its presale, and null without one', () => {
    const { ada, detail, pass } = setup();
    const order = placeShopOrder(ada, lines);
    expect(shipsOn(order)).toEqual(['2026-11-30', null, null]);
    payShopOrder(ada, order);
    pass(11 * DAY);
    expect(shipsOn(detail(order.id))).toEqual(['2026-11-30', null, null]);
  });

  test('is that of the order where the row of an older version lacks it, except for virtual products', () => {
    const { ada, database, detail } = setup();
    const { id } = placeShopOrder(ada, lines);
    const row = database.orders.all.get(id);
    if (row) database.orders.put({ ...row, lines: row.lines.map(({ shipsAt: _newer, ...one }) => one) });
    expect(shipsOn(detail(id))).toEqual(['2026-11-30', '2026-11-30', null]);
  });
});

describe('what a cancellation gives back', () => {
  test('is said before and after it: the balance of an unpaid order, and all of a paid one', () => {
    const { ada, detail } = setup();
    ada.ok('exchangeCode', { operationId: nextOperation(), code: 'MONEY-PLEASE' });
    const unpaid = placeShopOrder(ada, packLine('phones.only', 2), { useBalance: true, couponId: null });
    expect(unpaid.cancelReturns).toEqual({ amount: 20_000, name: 'Wallet balance', coupon: false });
    const paid = payShopOrder(ada, unpaid);
    expect(paid.cancelReturns?.amount).toBe(20_000);
    ada.ok('cancelOrder', { id: paid.id, reason: 'other' });
    expect(detail(paid.id)).toMatchObject({
      cancelReturns: null,
      returned: { amount: 20_000, name: 'Wallet balance', coupon: false },
    });
  });

  test('contains the coupon only as long as it is valid', () => {
    const { ada, detail, pass, customer } = setup();
    const { id } = placeShopOrder(ada, packLine('phones.only', 2), { couponId: 'best' });
    expect(detail(id).cancelReturns?.coupon).toBe(true);
    pass(31 * DAY);
    const later = customer('+14155550167');
    expect(later.ok('getOrderDetail', { id })).toMatchObject({ status: 'cancelled', returned: { coupon: false } });
  });
});

test('an order can be returned until the days of its products are over, and names policy and seller', () => {
  const { ada, detail, pass } = setup();
  const { id, returnUntil } = placeShopOrder(ada, packLine('phones.only'));
  expect(returnUntil).toBeNull();
  payShopOrder(ada, detail(id));
  pass(4 * DAY);
  const delivered = detail(id).timeline.find(({ event }) => event === 'delivered')?.at ?? '';
  expect(Date.parse(detail(id).returnUntil ?? '')).toBe(Math.floor((Date.parse(delivered) + 30 * DAY) / DAY) * DAY);
  expect(detail(id)).toMatchObject({ returnsId: 'help-returns', seller: { name: 'Test shop, Inc.' } });
  expect(payShopOrder(ada, placeShopOrder(ada, packLine('card.25'), { addressId: null })).returnUntil).toBeNull();
});

test('the coupon of a redeemed product names the product, and the SKU of a gift card what it adds to the balance', () => {
  const { ada } = setup();
  const code = ada.ok('getGoodsDetail', { id: 'card' });
  expect(code.skus.map(({ faceValue }) => faceValue)).toEqual([2_500]);
  expect(ada.ok('getGoodsDetail', { id: 'phones' }).skus[0]?.faceValue).toBeNull();
  const { couponId } = ada.ok('exchangeCode', { operationId: nextOperation(), code: 'KETTLE-PLEASE' });
  const coupons = ada.ok('getMyCoupons', {}).list;
  expect(coupons.find(({ id }) => id === couponId)?.redeemedGoodsId).toBe('kettle');
  expect(coupons.filter(({ redeemedGoodsId }) => redeemedGoodsId === null)).toHaveLength(coupons.length - 1);
});

test('a shop without a wallet names no balance: not to pay with, and not where money returns to', () => {
  const features = { ...SHOP.features };
  Object.assign(SHOP.features, { wallet: false });
  const { ada, detail } = setup();
  const order = placeShopOrder(ada, packLine('phones.only'), { couponId: null });
  expect(order.paymentMethods?.map(({ id }) => id)).toEqual(['card', 'bank', 'app']);
  ada.ok('payOrder', { operationId: nextOperation(), orderId: order.id, expectedTotal: order.total, methodId: 'card' });
  expect(detail(order.id).cancelReturns).toEqual({ amount: order.total, name: 'Card', coupon: false });
  expect(detail(order.id).payments).toEqual([{ name: 'Card', amount: order.total }]);
  Object.assign(SHOP.features, features);
});
