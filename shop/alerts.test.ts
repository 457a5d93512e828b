/** Alerts: what sets them, what fires them, and when they go. */
import { findInvariantViolations } from '../mock/testing/invariants';
import { openTestShop, type Visitor } from '../mock/testing/openTestShop';
import { nextOperation, packLine, payShopOrder, placeShopOrder } from '../mock/testing/purchase';
import { smallCatalogue } from '../mock/testing/smallCatalogue';
import { MAX_ALERTS } from './domain/alerts';
import { DAY_MS, HOUR_MS, MINUTE_MS, toIsoTime } from './time';

const setup = (options: Parameters<typeof openTestShop>[0] = {}) => {
  const shop = openTestShop({ configuration: { ...SHOP, restockAfterMs: undefined }, ...options });
  return { ...shop, ada: shop.customer('+14155550193') };
};

const moss = { kind: 'stock', goodsId: 'cup', skuId: 'cup.moss' } as const;
const anyCup = { ...moss, skuId: null };
const phones = { kind: 'price', goodsId: 'phones', skuId: null } as const;
interface Subject {
  kind: 'stock' | 'price';
  goodsId: string;
  skuId: string | null;
}
const kettle: Subject = { kind: 'stock', goodsId: 'kettle', skuId: null };
const set = (customer: Visitor, subject: Subject, isOn = true) => customer.ok('setAlert', { ...subject, isOn }).list;
const listed = (customer: Visitor) => customer.ok('getAlerts', {}).list;
const firedTimes = (customer: Visitor) => listed(customer).map(({ firedAt }) => firedAt);

test('an alert for a sold-out option waits, and setting it again changes nothing', () => {
  const { ada, pass, now } = setup();
  const setAt = toIsoTime(now());
  const waiting = {
    kind: 'stock',
    goodsId: 'cup',
    skuId: 'cup.moss',
    name: 'Slow Morning cup',
    skuText: 'Moss',
    price: 2_200,
    priceBefore: null,
    setAt,
    firedAt: null,
  };
  expect(set(ada, moss)).toMatchObject([waiting]);
  pass(HOUR_MS);
  expect(set(ada, moss)).toMatchObject([waiting]);
  expect(listed(ada)).toHaveLength(1);
});

test('it fires once, when pieces are back, and waits again when it is set again', () => {
  const { ada, shop, pass, now } = setup();
  set(ada, moss);
  pass(HOUR_MS);
  shop.operator.setStock('cup.moss', 3);
  const firedAt = toIsoTime(now());
  pass(HOUR_MS);
  expect(firedTimes(ada)).toEqual([firedAt]);
  shop.operator.setStock('cup.moss', 0);
  pass(HOUR_MS);
  shop.operator.setStock('cup.moss', 2);
  expect(firedTimes(ada)).toEqual([firedAt]);
  shop.operator.setStock('cup.moss', 0);
  expect(set(ada, moss)).toMatchObject([{ setAt: toIsoTime(now()), firedAt: null }]);
});

test('pieces that were there between two looks are not missed', () => {
  const { ada, shop, pass, now } = setup();
  set(ada, moss);
  pass(MINUTE_MS);
  shop.operator.setStock('cup.moss', 1);
  const firedAt = toIsoTime(now());
  pass(MINUTE_MS);
  shop.operator.setStock('cup.moss', 0);
  pass(HOUR_MS);
  expect(firedTimes(ada)).toEqual([firedAt]);
});

test('a cancelled order gives back what an alert waits for', () => {
  const { ada, customer, pass, now, database } = setup();
  const bob = customer('+14155550194');
  const { id } = placeShopOrder(bob, packLine('kettle.only', 3), { couponId: null });
  set(ada, { ...kettle, skuId: 'kettle.only' });
  expect(firedTimes(ada)).toEqual([null]);
  pass(MINUTE_MS);
  bob.ok('cancelOrder', { id, reason: 'other', text: '' });
  expect(firedTimes(ada)).toEqual([toIsoTime(now())]);
  expect(findInvariantViolations(database)).toEqual([]);
});

test('an order that is not paid in time gives it back as well', () => {
  const { ada, customer, pass } = setup();
  placeShopOrder(customer('+14155550194'), packLine('kettle.only', 3), { couponId: null });
  set(ada, kettle);
  pass(HOUR_MS);
  expect(firedTimes(ada)).toEqual(['2026-11-20T18:30:00.000+00:00']);
});

test('and so does a return', () => {
  const { ada, customer, pass } = setup();
  const bob = customer('+14155550194');
  const order = payShopOrder(bob, placeShopOrder(bob, packLine('kettle.only', 3), { couponId: null }));
  set(ada, kettle);
  pass(5 * DAY_MS);
  const lines = [{ skuId: 'kettle.only', quantity: 1 }];
  const { refund } = bob.ok('quoteReturn', { orderId: order.id, lines });
  bob.ok('requestReturn', {
    operationId: nextOperation(),
    orderId: order.id,
    lines: [{ skuId: 'kettle.only', quantity: 1, reason: 'other' }],
    refundTo: 'balance',
    expectedRefund: refund,
  });
  expect(firedTimes(ada)).toEqual([null]);
  pass(4 * DAY_MS);
  expect(firedTimes(ada)).toEqual(['2026-11-28T18:00:00.000+00:00']);
});

test('an option that is in stock needs no alert, and the answer says its stock', () => {
  const { ada } = setup();
  const refused = { errorCode: 'ALERT_NOT_NEEDED', showType: 0 };
  expect(ada.refused('setAlert', { ...moss, skuId: 'cup.oat', isOn: true })).toMatchObject({
    ...refused,
    data: { stock: 10 },
  });
  expect(ada.refused('setAlert', { ...anyCup, isOn: true })).toMatchObject({ ...refused, data: { stock: 10 } });
  expect(listed(ada)).toEqual([]);
});

test('a price that drops fires once, and one that rises does not', () => {
  const { ada, shop, pass, now } = setup();
  expect(set(ada, phones)).toMatchObject([{ price: 10_000, priceBefore: 10_000, firedAt: null, skuText: '' }]);
  shop.operator.setPrice('phones.only', 12_000);
  expect(firedTimes(ada)).toEqual([null]);
  shop.operator.setPrice('phones.only', 10_000);
  expect(firedTimes(ada)).toEqual([null]);
  shop.operator.setPrice('phones.only', 9_999);
  const firedAt = toIsoTime(now());
  expect(listed(ada)).toMatchObject([{ price: 9_999, priceBefore: 10_000, firedAt }]);
  pass(HOUR_MS);
  shop.operator.setPrice('phones.only', 5_000);
  expect(listed(ada)).toMatchObject([{ price: 5_000, priceBefore: 10_000, firedAt }]);
  expect(set(ada, phones)).toMatchObject([{ priceBefore: 5_000, firedAt: null }]);
});

test('the alert of an option looks at its price, that of a product at the lowest one', () => {
  const { ada, shop } = setup();
  const price = (skuId: string | null) => ({ kind: 'price' as const, goodsId: 'cup', skuId, isOn: true });
  ada.ok('setAlert', price('cup.moss'));
  expect(ada.ok('setAlert', price(null)).list.map(({ priceBefore }) => priceBefore)).toEqual([2_200, 2_000]);
  shop.operator.setPrice('cup.moss', 2_100);
  expect(listed(ada).flatMap(({ skuId, firedAt }) => (firedAt ? [skuId] : []))).toEqual(['cup.moss']);
});

test('switching off removes it, twice as well, and also for a product that is gone', () => {
  const { ada, shop } = setup();
  expect(set(ada, moss, false)).toEqual([]);
  set(ada, moss);
  expect(set(ada, moss, false)).toEqual([]);
  expect(set(ada, moss, false)).toEqual([]);
  set(ada, phones);
  shop.operator.withdrawGoods('phones');
  expect(listed(ada)).toEqual([]);
  expect(set(ada, phones, false)).toEqual([]);
  expect(ada.refused('setAlert', { ...phones, isOn: true })).toMatchObject({ errorCode: 'NOT_FOUND' });
});

test('what the shop does not have is not found', () => {
  const { ada } = setup();
  for (const subject of [
    { ...moss, goodsId: 'nothing' },
    { ...moss, skuId: 'phones.only' },
  ])
    expect(ada.refused('setAlert', { ...subject, isOn: true })).toMatchObject({ errorCode: 'NOT_FOUND' });
});

test('alerts belong to their customer', () => {
  const { ada, customer, visitor } = setup();
  set(ada, moss);
  const bob = customer('+14155550194');
  expect(listed(bob)).toEqual([]);
  set(bob, moss, false);
  expect(listed(ada)).toHaveLength(1);
  expect(visitor().refused('getAlerts', {})).toMatchObject({ errorCode: 'UNAUTHORIZED' });
});

test('the newest event comes first, and a fired alert goes after 30 days', () => {
  const { ada, shop, pass, customer } = setup();
  set(ada, moss);
  pass(MINUTE_MS);
  set(ada, phones);
  expect(listed(ada).map(({ kind }) => kind)).toEqual(['price', 'stock']);
  pass(MINUTE_MS);
  shop.operator.setStock('cup.moss', 1);
  expect(listed(ada).map(({ kind }) => kind)).toEqual(['stock', 'price']);
  const later = (ms: number) => {
    pass(ms);
    return listed(customer('+14155550193'));
  };
  expect(later(30 * DAY_MS - 1)).toHaveLength(2);
  expect(later(1).map(({ kind }) => kind)).toEqual(['price']);
});

test('at most 100 are kept, and the oldest that fired go first', () => {
  const goods = Array.from({ length: MAX_ALERTS + 2 }, (_, at) => ({
    ...smallCatalogue.goods[1],
    id: `g${at}`,
    skus: [{ ...smallCatalogue.goods[1]?.skus[0], id: `s${at}` }],
  })) as unknown as typeof smallCatalogue.goods;
  const { ada, shop, pass } = setup({ catalogue: { ...smallCatalogue, goods: [...smallCatalogue.goods, ...goods] } });
  const add = (at: number) => {
    pass(1_000);
    return set(ada, { kind: 'price', goodsId: `g${at}`, skuId: null }).map(({ goodsId }) => goodsId);
  };
  for (let at = 0; at < MAX_ALERTS; at += 1) add(at);
  shop.operator.setPrice('s7', 1);
  expect(listed(ada)).toHaveLength(MAX_ALERTS);
  const withoutFired = add(MAX_ALERTS);
  expect([withoutFired.length, withoutFired.includes('g7'), withoutFired.includes('g0')]).toEqual([100, false, true]);
  const withoutOldest = add(MAX_ALERTS + 1);
  expect([withoutOldest.length, withoutOldest.includes('g0')]).toEqual([100, false]);
});

describe('a demo', () => {
  const openDemo = () => setup({ configuration: SHOP });

  test('restocks a sold-out option three minutes after the alert was set', () => {
    const { ada, pass, now } = openDemo();
    set(ada, moss);
    pass(3 * MINUTE_MS - 1);
    expect(firedTimes(ada)).toEqual([null]);
    pass(1);
    const firedAt = toIsoTime(now());
    pass(MINUTE_MS);
    expect(firedTimes(ada)).toEqual([firedAt]);
    expect(ada.ok('getGoodsDetail', { id: 'cup' }).skus.map(({ stock }) => stock)).toEqual([10, 6]);
  });

  test('restocks nothing for an alert that was switched off', () => {
    const { ada, pass } = openDemo();
    set(ada, moss);
    set(ada, moss, false);
    pass(HOUR_MS);
    expect(ada.ok('getGoodsDetail', { id: 'cup' }).skus.map(({ stock }) => stock)).toEqual([10, 0]);
  });
});

test('a shop without the part does not know the calls', () => {
  const { ada, visitor } = setup({ configuration: { ...SHOP, features: { ...SHOP.features, alerts: false } } });
  expect(visitor().ok('getServerInfo', {}).features).toMatchObject({ alerts: false });
  expect(ada.refused('getAlerts', {})).toMatchObject({ errorCode: 'NOT_FOUND' });
  expect(ada.refused('setAlert', { ...moss, isOn: true })).toMatchObject({ errorCode: 'NOT_FOUND' });
});
