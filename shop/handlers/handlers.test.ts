/** What the handlers decide beside the rules of the shop: order of lists, filters, and what a request may say. */
import { openTestShop, OPENED_AT } from '../../mock/testing/openTestShop';
import { packLine, nextOperation, placeShopOrder, prepareOrder } from '../../mock/testing/purchase';
import { smallCatalogue } from '../../mock/testing/smallCatalogue';

const PHONE = '+14155550167';
const isoTime = (ms: number) => new Date(ms).toISOString().replace('Z', '+00:00');

describe('the invite link', () => {
  test.each([
    ['https://shop.example:8443', 'https://shop.example:8443'],
    ['http://[::1]:8000/shop', 'http://[::1]:8000/shop'],
    ['https://other.example/a/b.c', 'https://other.example/a/b.c'],
    ['https://shop.example/', 'https://shop.example'],
    ['javascript:alert(1)', 'https://shop.example'],
    ['https://shop.example/?a=1', 'https://shop.example'],
    ['https://shop.example/<b>', 'https://shop.example'],
    [undefined, 'https://shop.example'],
  ])('from %s begins with %s', (origin, home) => {
    const { inviteUrl, inviteCode } = openTestShop().customer(PHONE).ok('getPromotion', { origin });
    expect(inviteUrl).toBe(`${home}/#/home?invite=${inviteCode}`);
  });
});

test('a service code says when it ends, which is ten minutes later', () => {
  const { customer, pass } = openTestShop();
  const ada = customer(PHONE);
  const first = ada.ok('getServerCode', {});
  expect(first).toEqual({
    code: expect.stringMatching(/^\d{4} \d{4}$/),
    qrPayload: `SHOP:SERVICE:${first.code}`,
    expiresAt: isoTime(OPENED_AT + 600_000),
  });
  pass(599_999);
  expect(ada.ok('getServerCode', {})).toEqual(first);
});

test('a change of one field of the profile keeps the other', () => {
  const ada = openTestShop().customer(PHONE);
  const avatar = 'preset:fox';
  expect(ada.ok('updateUser', { nickname: 'Ada', avatar })).toMatchObject({ nickname: 'Ada', avatar });
  expect(ada.ok('updateUser', { nickname: 'Bea' })).toMatchObject({ nickname: 'Bea', avatar });
  expect(ada.ok('updateUser', { avatar: 'preset:owl' })).toMatchObject({ nickname: 'Bea', avatar: 'preset:owl' });
});

test('coupons that can be used come first, of those the one that ends first', () => {
  const [first] = smallCatalogue.coupons;
  const named = (id: string, untilDay: number) => ({
    ...(first as NonNullable<typeof first>),
    id,
    name: { en: id, zh: id },
    untilDay,
  });
  const coupons = [...smallCatalogue.coupons, named('over', -1), named('soon', 2), named('next', 9)];
  const codes = ['over', 'next', 'soon'].map((couponId) => ({
    code: `GIVE-${couponId.toUpperCase()}`,
    name: { en: couponId, zh: couponId },
    reward: { kind: 'coupon' as const, couponId },
    untilDay: 30,
    usesLeft: null,
  }));
  const redeemCodes = [...smallCatalogue.redeemCodes, ...codes];
  const ada = openTestShop({ catalogue: { ...smallCatalogue, coupons, redeemCodes } }).customer(PHONE);
  for (const { code } of codes) ada.ok('exchangeCode', { operationId: nextOperation(), code });
  const names = () => ada.ok('getMyCoupons', {}).list.map(({ name, state }) => `${name} ${state}`);
  expect(names()).toEqual(['soon usable', 'next usable', 'welcome usable', 'over expired']);
  const soon = ada.ok('getMyCoupons', {}).list[0];
  placeShopOrder(ada, packLine('phones.only'), { couponId: soon?.id ?? null });
  expect(names()).toEqual(['next usable', 'welcome usable', 'soon used', 'over expired']);
});

test('the order of an operation is found whatever the case of its id, and the counts are of all orders', () => {
  const { customer, pass } = openTestShop();
  const ada = customer(PHONE);
  const operationId = 'abcdef00-0000-4000-8000-000000000001';
  const first = ada.ok('confirmOrder', { ...prepareOrder(ada, packLine('cup.oat')), operationId });
  // Of two orders of one moment the second one is the newer one.
  const second = placeShopOrder(ada, packLine('kettle.only'), { couponId: null });
  pass(1_000);
  const third = placeShopOrder(ada, packLine('cup.oat'), { couponId: null });
  const found = ada.ok('getOrders', { operationId: operationId.toUpperCase() });
  expect([found.list.map(({ id }) => id), found.total, found.counts?.toPay]).toEqual([[first.id], 1, 3]);
  expect(ada.ok('getOrders', {}).list.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
  expect(ada.ok('getOrders', { status: 'done' }).list).toEqual([]);
  // What has to be paid first comes first.
  expect(ada.ok('getUnpaidOrders', {}).list.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
});

test('only the shop lets an order expire: a customer who says so is refused, with the field', () => {
  const ada = openTestShop().customer(PHONE);
  const { id } = placeShopOrder(ada, packLine('cup.oat'), { couponId: null });
  const { body } = ada.send('cancelOrder', { id, reason: 'expired' });
  expect(body).toMatchObject({ success: false, errorCode: 'VALIDATION', data: { fields: { reason: 'invalid' } } });
  expect(ada.ok('getOrderDetail', { id }).status).toBe('toPay');
});

test('the information of the shop has what its forms offer', () => {
  const { callingCodes } = smallCatalogue.shop;
  expect(callingCodes.length).toBeGreaterThan(0);
  expect(openTestShop().visitor('en').ok('getServerInfo', {})).toMatchObject({
    callingCodes,
    currency: 'USD',
    logoutPath: '/api/user/logout',
  });
});

test('a product costs what its cheapest variant costs now', () => {
  const { shop, visitor } = openTestShop();
  const cup = () => {
    const { price, isFromPrice } =
      visitor('en')
        .ok('getGoodsList', {})
        .list.find(({ id }) => id === 'cup') ?? {};
    return [price, isFromPrice];
  };
  expect(cup()).toEqual([2_000, true]);
  shop.operator.setPrice('cup.oat', 3_100);
  expect(cup()).toEqual([2_200, true]);
  shop.operator.setPrice('cup.moss', 3_100);
  expect(cup()).toEqual([3_100, false]);
});
