import { openTestShop } from '../mock/testing/openTestShop';
import { packLine, nextOperation, payShopOrder, placeShopOrder, prepareOrder } from '../mock/testing/purchase';
import { smallCatalogue } from '../mock/testing/smallCatalogue';
import { sameText } from './text';

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
    const order = placeShopOrder(ada, packLine('phones.only', 2), { useBalance: true });
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
    const input = prepareOrder(ada, packLine('cup.oat', 3));
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
    const input = prepareOrder(ada, [...packLine('cup.oat'), ...packLine('kettle.only')]);
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
    const input = prepareOrder(ada, packLine('cup.oat'));
    expect(ada.refused('confirmOrder', { ...input, addressId: null }).errorCode).toBe('ADDRESS_MISSING');
    expect(ada.refused('confirmOrder', { ...input, addressId: 'address_gone' }).errorCode).toBe('ADDRESS_MISSING');
    expect(placeShopOrder(ada, packLine('card.25'), { addressId: null }).address).toBeNull();
    // Nothing is sent to the address that the client names.
    expect(placeShopOrder(ada, packLine('card.25')).address).toBeNull();
  });

  test('with a presale product needs the accepted terms, and ships at its shipping time', () => {
    const { ada, pass } = setup();
    const input = prepareOrder(ada, packLine('lamp.only'));
    expect(ada.refused('confirmOrder', { ...input, isPresaleAccepted: false }).errorCode).toBe('PRESALE_NOT_ACCEPTED');
    const order = payShopOrder(ada, ada.ok('confirmOrder', input));
    pass(10 * 24 * HOUR - 1);
    expect(ada.ok('getOrderDetail', { id: order.id }).status).toBe('toShip');
    pass(1);
    expect(ada.ok('getOrderDetail', { id: order.id }).status).toBe('toReceive');
  });

  test('needs no accepted terms for a presale product without terms', () => {
    const goods = smallCatalogue.goods.map((one) =>
      one.id === 'lamp' ? { ...one, presale: { shipsInDays: 10, terms: sameText('') } } : one,
    );
    const ada = openTestShop({ catalogue: { ...smallCatalogue, goods } }).customer('+14155550167');
    const input = { ...prepareOrder(ada, packLine('lamp.only')), isPresaleAccepted: false };
    expect(ada.ok('confirmOrder', input).status).toBe('toPay');
  });

  test('stores which agreement was accepted, and a quote says whether it is the current one', () => {
    const { ada, database } = setup();
    const isAccepted = () => ada.ok('packGoods', { lines: packLine('cup.oat') }).isAgreementAccepted;
    expect(isAccepted()).toBe(false);
    placeShopOrder(ada, packLine('cup.oat'));
    expect(isAccepted()).toBe(true);
    for (const row of [...database.customers.values()]) database.customers.put(row.id, { ...row, agreedVersion: '0' });
    expect(isAccepted()).toBe(false);
  });

  test('has a gift message of at most 120 characters, and none for virtual products', () => {
    const { ada } = setup();
    const withMessage = (giftMessage: string, lines = packLine('cup.oat')) => ({
      ...prepareOrder(ada, lines),
      giftMessage,
    });
    // An emoji is one character.
    const longest = '🎁'.repeat(120);
    expect(ada.ok('confirmOrder', withMessage(longest)).giftMessage).toBe(longest);
    expect(ada.refused('confirmOrder', withMessage(`${longest}!`))).toMatchObject({
      errorCode: 'VALIDATION',
      data: { fields: { giftMessage: 'tooLong' } },
    });
    expect(placeShopOrder(ada, packLine('cup.oat')).giftMessage).toBeNull();
    expect(ada.ok('confirmOrder', withMessage('For you', packLine('card.25'))).giftMessage).toBeNull();
    const longestOf = (skuId: string) => ada.ok('packGoods', { lines: packLine(skuId) }).giftMessageLength;
    expect([longestOf('cup.oat'), longestOf('card.25')]).toEqual([120, null]);
  });

  test('copies the product data, which later changes do not affect', () => {
    const { ada, shop } = setup();
    const order = placeShopOrder(ada, packLine('cup.oat'));
    shop.operator.setPrice('cup.oat', 1);
    shop.operator.withdrawGoods('cup');
    expect(ada.ok('getOrderDetail', { id: order.id }).lines).toEqual(order.lines);
    expect(order.lines[0]).toMatchObject({ name: 'Slow Morning cup', skuText: 'Oat', price: 2_000, subtotal: 2_000 });
  });
});
