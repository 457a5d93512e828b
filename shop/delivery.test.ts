import { catalogueWithDelivery } from '../mock/testing/catalogueWithDelivery';
import { openTestShop } from '../mock/testing/openTestShop';
import {
  addressOf,
  nextOperation,
  packLine,
  payShopOrder,
  placeShopOrder,
  prepareOrder,
} from '../mock/testing/purchase';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time';

// The test shop opens on 2026-11-20 at 18:00 in its zone, UTC. An order is sent four hours after its payment.
const setup = () => {
  const shop = openTestShop({ catalogue: catalogueWithDelivery });
  const ada = shop.customer('+14155550175');
  const quote = (skuId: string, deliveryId?: string | null, quantity = 1) =>
    ada.ok('packGoods', {
      lines: packLine(skuId, quantity),
      couponId: null,
      ...(deliveryId === undefined ? {} : { deliveryId }),
    });
  return { ...shop, ada, quote };
};

describe('the delivery options of a quote', () => {
  test('have their prices and days, and the first one is used without a choice', () => {
    const { quote } = setup();
    const pack = quote('cup.oat');
    expect(pack.deliveryOptions).toEqual([
      {
        id: 'standard',
        kind: 'home',
        name: 'Standard',
        price: 500,
        arrivesOn: '2026-11-23',
        note: null,
        icon: 'standard',
        addressLines: [],
      },
      {
        id: 'express',
        kind: 'home',
        name: 'Express',
        price: 1_200,
        arrivesOn: '2026-11-21',
        note: 'By courier.',
        icon: 'express',
        addressLines: [],
      },
      {
        id: 'corner',
        kind: 'pickUp',
        name: 'Corner shop',
        price: 0,
        arrivesOn: '2026-11-23',
        note: null,
        icon: 'pickUp',
        addressLines: ['Corner shop', '2 Test Street'],
      },
    ]);
    expect(pack).toMatchObject({
      deliveryId: 'standard',
      arrivesOn: '2026-11-23',
      total: 2_500,
      freeDeliveryMissing: 3_000,
    });
  });

  test.each([
    ['express', { total: 3_200, arrivesOn: '2026-11-21', needsAddress: true, freeDeliveryMissing: null }],
    ['corner', { total: 2_000, arrivesOn: '2026-11-23', needsAddress: false, freeDeliveryMissing: 0 }],
  ])('%s changes sum and day', (id, expected) => {
    expect(setup().quote('cup.oat', id)).toMatchObject({ deliveryId: id, ...expected });
  });

  test.each(['gone', null])('an option that is not offered (%s) is the first one', (id) => {
    expect(setup().quote('cup.oat', id)).toMatchObject({ deliveryId: 'standard', total: 2_500 });
  });

  test('standard delivery is free from its sum on; express is not', () => {
    const { quote } = setup();
    expect(quote('cup.oat', 'standard', 3)).toMatchObject({ total: 6_000, freeDeliveryMissing: 0 });
    expect(quote('cup.oat', 'express', 3).total).toBe(7_200);
  });

  test('products that take long are not sent by express and not to a pick-up point', () => {
    const { quote } = setup();
    expect(quote('kettle.only', 'express').deliveryOptions?.map(({ id }) => id)).toEqual(['standard']);
    expect(quote('kettle.only', 'express')).toMatchObject({ deliveryId: 'standard', arrivesOn: '2026-11-29' });
  });

  test('a presale product arrives the days of the option after its shipping', () => {
    const { quote } = setup();
    expect(quote('lamp.only', 'express')).toMatchObject({ arrivesOn: '2026-12-01', orderBefore: null });
  });

  test('are none of virtual products and of a shop without options', () => {
    expect(setup().quote('card.25', 'corner')).toMatchObject({
      deliveryOptions: null,
      deliveryId: null,
      orderBefore: null,
      freeDeliveryMissing: null,
      needsAddress: false,
      total: 2_500,
    });
    const plain = openTestShop().visitor();
    expect(plain.ok('packGoods', { lines: packLine('cup.oat'), deliveryId: 'express' })).toMatchObject({
      deliveryOptions: null,
      deliveryId: null,
      total: 2_500,
      freeDeliveryMissing: 3_000,
    });
  });
});

test('the day holds until the deadline, and is the next one after it', () => {
  const { quote, pass } = setup();
  const { orderBefore, arrivesOn } = quote('cup.oat');
  expect([orderBefore, arrivesOn]).toEqual(['2026-11-20T20:00:00.000+00:00', '2026-11-23']);
  pass(2 * HOUR_MS - MINUTE_MS);
  expect(quote('cup.oat')).toMatchObject({ orderBefore, arrivesOn });
  pass(MINUTE_MS);
  expect(quote('cup.oat')).toMatchObject({ orderBefore: '2026-11-21T20:00:00.000+00:00', arrivesOn: '2026-11-24' });
});

describe('an order', () => {
  test('by express is sent after four hours and arrives a day later', () => {
    const { ada, pass } = setup();
    const order = payShopOrder(ada, placeShopOrder(ada, packLine('cup.oat'), { deliveryId: 'express' }));
    expect(order).toMatchObject({
      delivery: { name: 'Express', kind: 'home', addressLines: [] },
      arrivesOn: '2026-11-21',
      address: { recipient: 'Ada' },
    });
    const statusNow = () => ada.ok('getOrderDetail', { id: order.id }).status;
    pass(4 * HOUR_MS);
    expect(statusNow()).toBe('toReceive');
    pass(DAY_MS - 1);
    expect(statusNow()).toBe('toReceive');
    pass(1);
    expect(statusNow()).toBe('done');
  });

  test('that is picked up needs no address, names its address, and arrives there', () => {
    const { ada } = setup();
    const prepared = prepareOrder(ada, packLine('cup.oat'), { deliveryId: 'corner', couponId: null });
    const order = payShopOrder(ada, ada.ok('confirmOrder', { ...prepared, addressId: null, giftMessage: 'For you' }));
    expect(order).toMatchObject({
      address: null,
      delivery: { name: 'Corner shop', kind: 'pickUp', addressLines: ['Corner shop', '2 Test Street'] },
      arrivesOn: '2026-11-23',
      giftMessage: 'For you',
      status: 'toShip',
      can: { changeAddress: false },
    });
  });

  test('whose option is not offered any more is refused for its total', () => {
    const { ada, database } = setup();
    const { expectedTotal, ...prepared } = prepareOrder(ada, packLine('cup.oat'), {
      deliveryId: 'express',
      couponId: null,
    });
    expect(ada.refused('confirmOrder', { ...prepared, deliveryId: 'drone', expectedTotal })).toMatchObject({
      errorCode: 'TOTAL_CHANGED',
      data: { pack: { deliveryId: 'standard', total: 2_500 } },
    });
    expect(database.orders.all.size).toBe(0);
  });

  test('with another option is another operation', () => {
    const { ada } = setup();
    const prepared = prepareOrder(ada, packLine('cup.oat'), { deliveryId: 'express' });
    ada.ok('confirmOrder', prepared);
    expect(ada.refused('confirmOrder', { ...prepared, deliveryId: 'standard' }).errorCode).toBe('OPERATION_MISMATCH');
  });

  test('without an option says nothing of it', () => {
    const ada = openTestShop().customer('+14155550175');
    expect(placeShopOrder(ada, packLine('cup.oat'))).toMatchObject({ delivery: null, taxes: null });
  });
});

test('the receipt names the tax that the prices contain, also of what the balance paid', () => {
  const { ada } = setup();
  expect(ada.ok('getServerInfo', {}).pricesIncludeTax).toBe(true);
  ada.ok('exchangeCode', { operationId: nextOperation(), code: 'MONEY-PLEASE' });
  const order = placeShopOrder(ada, packLine('cup.oat'), {
    couponId: null,
    useBalance: true,
    addressId: addressOf(ada),
  });
  expect(order).toMatchObject({ total: 0, value: 2_500, taxes: [{ name: 'VAT 19 %', amount: 399 }] });
  expect(openTestShop().visitor().ok('getServerInfo', {}).pricesIncludeTax).toBeUndefined();
});
