/** Returns at their borders: other customers, a shop without them, and an order that the shop takes back itself. */
import { createCatalogue } from './createCatalogue';
import { refundOrder } from './domain/orders';
import { createGoodsIndex } from './goodsIndex';
import { seededRandom } from './random';
import { findInvariantViolations } from '../mock/testing/invariants';
import { openTestShop, OPENED_AT } from '../mock/testing/openTestShop';
import { nextOperation, packLine, payShopOrder, placeShopOrder } from '../mock/testing/purchase';
import { smallCatalogue } from '../mock/testing/smallCatalogue';
import { DAY_MS, HOUR_MS } from './time';

const setup = (configuration = SHOP) => {
  const shop = openTestShop({ configuration });
  const ada = shop.customer('+14155550193');
  const order = payShopOrder(ada, placeShopOrder(ada, packLine('cup.oat', 2), { couponId: null }));
  shop.pass(4 * DAY_MS);
  const request = (quantity: number, expectedRefund: number) => ({
    operationId: nextOperation(),
    orderId: order.id,
    lines: [{ skuId: 'cup.oat', quantity, reason: 'other' as const }],
    refundTo: 'balance',
    expectedRefund,
  });
  return { ...shop, ada, order, request };
};

test('with the demo fault a paid order has arrived, and can be returned', () => {
  const { ada } = setup();
  const placed = placeShopOrder(ada, packLine('cup.oat'), { couponId: null });
  const input = { operationId: nextOperation(), orderId: placed.id, expectedTotal: placed.total };
  ada.send('payOrder', input, { 'x-shop-fault': 'delivered@/order/pay' });
  expect(ada.ok('getOrderDetail', { id: placed.id })).toMatchObject({ status: 'done', can: { return: true } });
});

test('the order of another customer is not found', () => {
  const { customer, ada, order, request } = setup();
  const { returns } = ada.ok('requestReturn', request(1, 2_000));
  const ben = customer('+14155550194');
  expect(ben.refused('quoteReturn', { orderId: order.id }).errorCode).toBe('NOT_FOUND');
  expect(ben.refused('requestReturn', request(1, 2_000)).errorCode).toBe('NOT_FOUND');
  expect(ben.refused('cancelReturn', { orderId: order.id, id: returns?.[0]?.id ?? '' }).errorCode).toBe('NOT_FOUND');
  expect(ada.refused('cancelReturn', { orderId: order.id, id: 'return_unknown' }).errorCode).toBe('NOT_FOUND');
});

test('a shop without returns says so, and its orders have none', () => {
  const { visitor, ada, order, request } = setup({ ...SHOP, features: { ...SHOP.features, returns: false } });
  expect(visitor().ok('getServerInfo', {}).features).toMatchObject({ returns: false });
  expect(ada.ok('getOrderDetail', { id: order.id })).toMatchObject({ returns: null, can: { return: false } });
  expect(ada.refused('quoteReturn', { orderId: order.id }).errorCode).toBe('NOT_FOUND');
  expect(ada.refused('requestReturn', request(1, 2_000)).errorCode).toBe('NOT_FOUND');
});

test('an order that the shop takes back pays what returns have not, and ends those under way', () => {
  const { ada, order, request, pass, database, now } = setup();
  ada.ok('requestReturn', request(1, 2_000));
  pass(3 * DAY_MS);
  ada.ok('requestReturn', request(1, 2_500));
  const row = database.orders.all.get(order.id);
  if (!row) throw new Error('no order');
  const goods = createGoodsIndex(createCatalogue(smallCatalogue, OPENED_AT));
  refundOrder({ database, goods, now: now(), random: seededRandom(1), configuration: SHOP }, row, 'Broken');
  pass(20 * DAY_MS);
  expect(ada.ok('getOrderDetail', { id: order.id }).returns?.map(({ state }) => state)).toEqual([
    'refunded',
    'cancelled',
  ]);
  expect(ada.ok('getWalletLog', {}).list.map(({ amount }) => amount)).toEqual([2_500, 2_000]);
  expect(database.stock.get('cup.oat')).toMatchObject({ left: 10, held: 0, sold: 0 });
  expect(findInvariantViolations(database)).toEqual([]);
});

test('the reward for a first order is taken back when nothing of it is kept', () => {
  const { customer, pass, database, ada } = setup();
  const { inviteCode } = ada.ok('getPromotion', {});
  const ben = customer('+14155550195');
  const benId = ben.ok('getUserInfo', {}).id;
  const adaId = ada.ok('getUserInfo', {}).id;
  const row = database.customers.get(benId);
  if (!row || !inviteCode) throw new Error('no customer');
  database.customers.put(benId, { ...row, invitedBy: adaId });
  const { id } = payShopOrder(ben, placeShopOrder(ben, packLine('cup.oat', 2), { couponId: null }));
  pass(4 * DAY_MS);
  const take = (expectedRefund: number) => {
    ben.ok('requestReturn', {
      operationId: nextOperation(),
      orderId: id,
      lines: [{ skuId: 'cup.oat', quantity: 1, reason: 'other' }],
      refundTo: 'balance',
      expectedRefund,
    });
    pass(3 * DAY_MS);
    ben.ok('getOrders', {});
    return ada.ok('getWalletLog', {}).list.map(({ amount, title }) => [amount, title]);
  };
  const name = ben.ok('getUserInfo', {}).nickname;
  const reward = [500, `${name} placed their first order`];
  expect(take(2_000)).toEqual([reward]);
  expect(take(2_500)).toEqual([[-500, `${name} returned their first order`], reward]);
  expect(findInvariantViolations(database)).toEqual([]);
});

test('each line says why no piece of it can go back', () => {
  const shop = openTestShop({
    catalogue: {
      ...smallCatalogue,
      goods: smallCatalogue.goods.map((goods) => {
        const returnDays = { kettle: 0, phones: 14 }[goods.id] ?? 30;
        return { ...goods, returnDays };
      }),
    },
  });
  const { pass } = shop;
  const ada = shop.customer('+14155550193');
  const lines = ['cup.oat', 'phones.only', 'kettle.only'].flatMap((skuId) => packLine(skuId));
  const waiting = payShopOrder(ada, placeShopOrder(ada, [...lines, ...packLine('card.25')]));
  const refusals = (orderId: string) => ada.ok('quoteReturn', { orderId }).lines.map(({ refusal }) => refusal);
  const notYet = 'Not delivered yet';
  expect(refusals(waiting.id)).toEqual([notYet, notYet, notYet, 'Digital items can’t be returned']);
  const { id } = payShopOrder(ada, placeShopOrder(ada, lines));
  pass(5 * HOUR_MS + 3 * DAY_MS);
  const never = 'This item can’t be returned';
  expect(refusals(id)).toEqual([null, null, never]);
  pass(14 * DAY_MS - HOUR_MS - 1);
  expect(refusals(id)).toEqual([null, null, never]);
  pass(1);
  expect(refusals(id)).toEqual([null, 'The time to return it is over', never]);
  pass(16 * DAY_MS);
  expect(shop.customer('+14155550193').ok('getOrderDetail', { id }).can.return).toBe(false);
});
