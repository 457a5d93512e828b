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
