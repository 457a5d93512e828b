import { openTestShop } from '../mock/testing/openTestShop';
import {
  addressOf,
  draftAddress,
  packLine,
  nextOperation,
  operationId,
  payShopOrder,
  placeShopOrder,
  prepareOrder,
} from '../mock/testing/purchase';

const setup = () => {
  const shop = openTestShop();
  return { ...shop, ada: shop.customer('+14155550180'), bob: shop.customer('+14155550181') };
};

describe('the data of another customer', () => {
  test('is not found: orders', () => {
    const { ada, bob } = setup();
    const order = placeShopOrder(ada, packLine('cup.oat'));
    expect(bob.refused('getOrderDetail', { id: order.id }).errorCode).toBe('NOT_FOUND');
    expect(bob.refused('cancelOrder', { id: order.id, reason: 'other' }).errorCode).toBe('NOT_FOUND');
    expect(
      bob.refused('payOrder', { operationId: nextOperation(), orderId: order.id, expectedTotal: order.total })
        .errorCode,
    ).toBe('NOT_FOUND');
    expect(bob.refused('saveAddress', { ...draftAddress, orderId: order.id }).errorCode).toBe('NOT_FOUND');
    expect(bob.ok('getOrders', {}).list).toEqual([]);
    expect(ada.ok('getOrderDetail', { id: order.id }).status).toBe('toPay');
  });

  test('is not found: operations', () => {
    const { ada, bob } = setup();
    const input = { ...prepareOrder(ada, packLine('cup.oat')), operationId: operationId(1) };
    ada.ok('confirmOrder', input);
    expect(bob.ok('getOrders', { operationId: operationId(1) }).list).toEqual([]);
    expect(bob.refused('confirmOrder', input).errorCode).toBe('ADDRESS_MISSING');
  });

  test('is not found: tickets', () => {
    const { ada, bob } = setup();
    const ticketId =
      payShopOrder(ada, placeShopOrder(ada, packLine('concert.only'), { addressId: null })).yields[0]?.ticketId ?? '';
    expect(bob.refused('getTicketDetail', { id: ticketId }).errorCode).toBe('NOT_FOUND');
    expect(bob.ok('getTickets', {}).list).toEqual([]);
  });

  test('is not found: addresses', () => {
    const { ada, bob } = setup();
    const addressId = addressOf(ada);
    expect(bob.refused('saveAddress', { ...draftAddress, id: addressId }).errorCode).toBe('NOT_FOUND');
    expect(bob.refused('saveAddress', { id: addressId, remove: true }).errorCode).toBe('NOT_FOUND');
    expect(ada.ok('getAddresses', {}).list).toHaveLength(1);
  });

  test('cannot be used: coupons', () => {
    const { ada, bob } = setup();
    const [coupon] = ada.ok('getMyCoupons', {}).list;
    expect(bob.ok('packGoods', { lines: packLine('phones.only'), couponId: coupon?.id ?? '' })).toMatchObject({
      couponId: null,
      total: 10_000,
    });
  });
});

test('responses contain neither ids of customers nor the whole number of an account', () => {
  const { ada } = setup();
  ada.ok('exchangeCode', { operationId: nextOperation(), code: 'MONEY-PLEASE' });
  const payeeAccount = '4000123412344821';
  const operationId = nextOperation();
  const withdrawn = ada.send('withdraw', { operationId, amount: 1_000, payeeName: 'Ada', payeeAccount });
  const { id } = payShopOrder(ada, placeShopOrder(ada, [...packLine('concert.only'), ...packLine('cup.oat')]));
  const ticketId = ada.ok('getTickets', {}).list[0]?.id ?? '';
  const text = JSON.stringify([
    withdrawn.body,
    ada.send('saveAddress', { ...draftAddress, street: '2 Main Street' }).body,
    ada.send('getOrderDetail', { id }).body,
    ada.send('getTicketDetail', { id: ticketId }).body,
    ...(
      [
        'getAddresses',
        'getOrders',
        'getMyCoupons',
        'getTickets',
        'getWalletLog',
        'getWithdrawLog',
        'getUserInfo',
      ] as const
    ).map((name) => ada.send(name, {}).body),
  ]);
  expect([text.includes('2 Main Street'), text.includes('Ada ·· 4821'), text.includes(ticketId)]).toEqual([
    true,
    true,
    true,
  ]);
  const { id: customerId } = ada.ok('getUserInfo', {});
  expect(text.match(/"customerId"|"payeeAccount"/g)).toBeNull();
  expect(text.split(customerId)).toHaveLength(2);
  expect(text).not.toContain(payeeAccount);
  // Once: with it the form of a new address begins.
  expect(text.split('+14155550180')).toHaveLength(2);
  expect(ada.ok('getAddresses', {}).account?.phone).toBe('+14155550180');
});

test('two sessions have separate customers', () => {
  const { ada, bob } = setup();
  ada.ok('updateUser', { nickname: 'Ada' });
  bob.ok('updateUser', { nickname: 'Bob' });
  expect([ada, bob].map((one) => one.ok('getCurrentUser', { type: 1 }).nickname)).toEqual(['Ada', 'Bob']);
  expect(ada.ok('getServerCode', {}).code).not.toBe(bob.ok('getServerCode', {}).code);
});

test('a service code is valid for ten minutes, then a new one is created', () => {
  const { ada, pass } = setup();
  const first = ada.ok('getServerCode', {});
  expect(first).toMatchObject({
    qrPayload: `SHOP:SERVICE:${first.code}`,
    expiresAt: '2026-11-20T18:10:00.000+00:00',
  });
  pass(599_999);
  expect(ada.ok('getServerCode', {})).toEqual(first);
  pass(1);
  expect(ada.ok('getServerCode', {}).code).not.toBe(first.code);
});
