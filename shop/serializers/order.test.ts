import { openTestShop, OPENED_AT } from '../../mock/testing/openTestShop';
import { packLine, nextOperation, payShopOrder, placeShopOrder, prepareOrder } from '../../mock/testing/purchase';
import { smallCatalogue } from '../../mock/testing/smallCatalogue';
import { DAY_MS } from '../time';

const PHONE = '+14155550167';
const isoTime = (ms: number) => new Date(ms).toISOString().replace('Z', '+00:00');

const setup = (more: Partial<typeof smallCatalogue> = {}) => {
  const shop = openTestShop({ catalogue: { ...smallCatalogue, ...more } });
  const ada = shop.customer(PHONE);
  return {
    ...shop,
    ada,
    redeem: (code: string) => ada.ok('exchangeCode', { operationId: nextOperation(), code }),
    payBy: (methodId: string, { id, total }: { id: string; total: number }) => ({
      operationId: nextOperation(),
      orderId: id,
      expectedTotal: total,
      methodId,
    }),
    detail: (id: string) => ada.ok('getOrderDetail', { id }),
  };
};

test('a quote names the original price, the stock and the limit of each line, and what each coupon saves', () => {
  const { ada } = setup();
  const pack = ada.ok('packGoods', { lines: [...packLine('phones.only', 2), ...packLine('cup.oat')] });
  expect(
    pack.lines.map(({ price, originalPrice, stock, limitPerOrder, subtotal }) => [
      price,
      originalPrice,
      stock,
      limitPerOrder,
      subtotal,
    ]),
  ).toEqual([
    [10_000, 12_000, 5, 2, 20_000],
    [2_000, null, 10, null, 2_000],
  ]);
  expect(pack.coupons.map(({ saves, isBest, refusal }) => [saves, isBest, refusal])).toEqual([[1_000, true, null]]);
  const [refused] = ada.ok('packGoods', { lines: packLine('cup.oat') }).coupons;
  expect(refused).toMatchObject({ saves: 0, isBest: false, refusal: { code: 'belowThreshold', missing: 2_000 } });
});

test('a quote of what is not delivered takes no gift message and has no day', () => {
  const { ada } = setup();
  const of = (skuId: string) => ada.ok('packGoods', { lines: packLine(skuId) });
  expect(of('card.25')).toMatchObject({ giftMessageLength: null, arrivesOn: null, needsAddress: false });
  expect(of('cup.oat')).toMatchObject({ giftMessageLength: 120, arrivesOn: '2026-11-23', needsAddress: true });
});

test('the agreement is accepted with the first order, by the customer and not by the order', () => {
  const { ada } = setup();
  const isAccepted = () => ada.ok('packGoods', { lines: packLine('cup.oat') }).isAgreementAccepted;
  const { isAgreed: _isAgreed, ...input } = prepareOrder(ada, packLine('cup.oat'));
  expect(isAccepted()).toBe(false);
  ada.ok('confirmOrder', input);
  expect(isAccepted()).toBe(false);
  placeShopOrder(ada, packLine('cup.oat'));
  expect(isAccepted()).toBe(true);
});

test('a new version of the agreement has to be accepted again', () => {
  const { ada, database } = setup();
  placeShopOrder(ada, packLine('cup.oat'));
  const { id } = ada.ok('getCurrentUser', { type: 1 });
  const row = database.customers.get(id);
  if (row) database.customers.put(id, { ...row, agreedVersion: '0' });
  expect(ada.ok('packGoods', { lines: packLine('cup.oat') }).isAgreementAccepted).toBe(false);
});

describe('an order that is free', () => {
  /** A coupon of the whole price. */
  const free = () => {
    const shop = setup({
      coupons: smallCatalogue.coupons.map((one) => (one.id === 'early' ? { ...one, fromDay: 0 } : one)),
    });
    const { couponId } = shop.redeem('EARLY-PLEASE');
    return { ...shop, order: placeShopOrder(shop.ada, packLine('kettle.only', 2), { couponId }) };
  };

  test('lists no methods', () => {
    const { order } = free();
    expect([order.total, order.status, order.paymentMethods]).toEqual([0, 'toPay', null]);
  });

  test('is paid without a method, also when one is sent, and none is remembered', () => {
    const { ada, order, payBy } = free();
    const { state, order: paid } = ada.ok('payOrder', payBy('bank', order));
    expect([state, paid.status, paid.payments, paid.attempt]).toEqual(['paid', 'toShip', [], null]);
    const next = placeShopOrder(ada, packLine('cup.oat'), { couponId: null });
    expect(next.paymentMethods?.filter(({ isLastUsed }) => isLastUsed)).toEqual([]);
  });
});

describe('a payment of an order', () => {
  test('is named once it was made, and by its method', () => {
    const { ada, payBy, detail } = setup();
    const order = placeShopOrder(ada, packLine('phones.only'), { couponId: null });
    expect(order.payments).toEqual([]);
    ada.send('payOrder', payBy('card', order), { 'x-shop-fault': 'declined' });
    expect(detail(order.id).payments).toEqual([]);
    ada.ok('payOrder', payBy('card', order));
    expect(detail(order.id).payments).toEqual([{ name: 'Card', amount: order.total }]);
  });

  test('can be made by methods that each have a picture of their own', () => {
    const { ada } = setup();
    const order = placeShopOrder(ada, packLine('phones.only'), { couponId: null });
    expect(order.paymentMethods?.map(({ id, icon }) => [id, icon])).toEqual([
      ['card', 'card'],
      ['bank', 'bank'],
      ['app', 'app'],
      ['balance', 'balance'],
    ]);
  });

  test('that was declined is shown until the order is paid', () => {
    const { ada, payBy, detail } = setup();
    const order = placeShopOrder(ada, packLine('phones.only'), { couponId: null });
    ada.send('payOrder', payBy('card', order), { 'x-shop-fault': 'declined' });
    expect(detail(order.id).attempt).toMatchObject({ state: 'declined', name: 'Card', note: '', redirectUrl: null });
    payShopOrder(ada, order);
    expect(detail(order.id).attempt).toBeNull();
  });

  test('that waits on a page leads there, until the order is cancelled', () => {
    const { ada, payBy, detail } = setup();
    const order = placeShopOrder(ada, packLine('phones.only'), { couponId: null });
    const { redirectUrl } = ada.ok('payOrder', { ...payBy('bank', order), returnUrl: 'https://shop.example/#/a' });
    expect(redirectUrl).toMatch(/^\/psp\/pay\//);
    expect(detail(order.id).attempt).toMatchObject({
      state: 'waiting',
      redirectUrl,
      note: expect.stringContaining('Your bank hasn’t confirmed'),
    });
    const cancelled = ada.ok('cancelOrder', { id: order.id, reason: 'changedMind', text: '' });
    expect(cancelled.attempt).toMatchObject({ note: '', redirectUrl: null });
  });
});

describe('what a cancelled order gives back', () => {
  test('is nothing when nothing was paid, and the coupon while it is valid', () => {
    const { ada, pass, detail } = setup({
      coupons: smallCatalogue.coupons.map((one) => (one.id === 'welcome' ? { ...one, untilDay: 1 } : one)),
    });
    const [coupon] = ada.ok('getMyCoupons', {}).list;
    const order = placeShopOrder(ada, packLine('phones.only'), { couponId: coupon?.id ?? null });
    expect(order.cancelReturns).toEqual({ amount: 0, name: 'Wallet balance', coupon: true });
    ada.ok('cancelOrder', { id: order.id, reason: 'changedMind', text: '' });
    expect(detail(order.id).returned).toEqual({ amount: 0, name: 'Wallet balance', coupon: true });
    expect(detail(order.id).cancelReturns).toBeNull();
    pass(DAY_MS);
    expect(detail(order.id).returned).toMatchObject({ coupon: false });
  });

  test.each([
    ['card', 'Card'],
    ['balance', 'Wallet balance'],
  ])('is all that was paid by %s, to it', (methodId, name) => {
    const { ada, redeem, payBy } = setup();
    redeem('MONEY-PLEASE');
    const { order } = ada.ok(
      'payOrder',
      payBy(methodId, placeShopOrder(ada, packLine('phones.only'), { couponId: null })),
    );
    const paid = order.value;
    expect(order.cancelReturns).toEqual({ amount: paid, name, coupon: false });
    const cancelled = ada.ok('cancelOrder', { id: order.id, reason: 'changedMind', text: '' });
    expect(cancelled.returned).toEqual({ amount: paid, name, coupon: false });
  });
});

test('a code that an order delivered ends with its time', () => {
  const { ada } = setup();
  const order = payShopOrder(ada, placeShopOrder(ada, packLine('card.25'), { addressId: null, couponId: null }));
  expect(order.yields.map(({ name, state, validUntil }) => [name, state, validUntil])).toEqual([
    ['card', 'unused', isoTime(OPENED_AT + 365 * DAY_MS)],
  ]);
});

test('a line of a presale says its day, and what is not sent has none', () => {
  const { ada } = setup();
  const order = placeShopOrder(ada, [...packLine('lamp.only'), ...packLine('cup.oat'), ...packLine('card.25')], {
    couponId: null,
  });
  expect(order.lines.map(({ name, shipsOn }) => [name, shipsOn])).toEqual([
    ['lamp', '2026-11-30'],
    ['Slow Morning cup', null],
    ['card', null],
  ]);
  expect(order.pieces).toBe(3);
});
