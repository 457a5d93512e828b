/** Returns and exchanges by the customer: pieces, money and stock. */
import { findInvariantViolations } from '../mock/testing/invariants';
import { openTestShop, type Visitor } from '../mock/testing/openTestShop';
import { pictureFiles } from '../mock/testing/pictureFiles';
import { nextOperation, packLine, payShopOrder, placeShopOrder } from '../mock/testing/purchase';
import { smallCatalogue } from '../mock/testing/smallCatalogue';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time';

/** Both cups cost the same, and two of the second are left. */
const catalogue = {
  ...smallCatalogue,
  goods: smallCatalogue.goods.map((goods) =>
    goods.id === 'cup'
      ? { ...goods, skus: goods.skus.map((sku) => ({ ...sku, price: 2_000, stock: sku.stock || 2 })) }
      : goods,
  ),
};

const setup = () => {
  const shop = openTestShop({ catalogue });
  const ada = shop.customer('+14155550193');
  /** Buys and has it delivered. */
  const buy = (lines: { skuId: string; quantity: number }[], options: object = {}) => {
    const order = payShopOrder(ada, placeShopOrder(ada, lines, { couponId: null, ...options }));
    shop.pass(5 * HOUR_MS + 3 * DAY_MS);
    return order;
  };
  const detail = (id: string) => ada.ok('getOrderDetail', { id });
  const stockOf = (skuId: string) => {
    const { left, held, sold } = shop.database.stock.get(skuId) ?? { left: -1, held: -1, sold: -1 };
    return [left, held, sold];
  };
  const balance = () => ada.ok('getEnableBalance', {}).available;
  const check = () => expect(findInvariantViolations(shop.database)).toEqual([]);
  return { ...shop, ada, buy, detail, stockOf, balance, check };
};

type Piece = { skuId: string; quantity: number; exchangeSkuId?: string; reason?: 'damaged' | 'wrongSize' };
const toRequest = (customer: Visitor, orderId: string, pieces: Piece[], refundTo?: string | null) => {
  const lines = pieces.map(({ reason: _reason, ...piece }) => piece);
  const { refund, refundOptions = [] } = customer.ok('quoteReturn', { orderId, lines });
  return {
    operationId: nextOperation(),
    orderId,
    lines: pieces.map((piece) => ({ reason: 'wrongSize' as const, ...piece })),
    refundTo: refundTo === undefined ? (refundOptions[0]?.id ?? null) : refundTo,
    expectedRefund: refund,
  };
};
const statesOf = (order: { returns?: readonly { timeline: readonly { state: string }[] }[] | null | undefined }) =>
  order.returns?.map(({ timeline }) => timeline.map(({ state }) => state));

test('one of three pieces goes back through all states, and the money comes once', () => {
  const { ada, buy, detail, pass, stockOf, balance, check } = setup();
  const { id, number } = buy([...packLine('cup.oat', 2), ...packLine('phones.only', 1)]);
  expect(stockOf('cup.oat')).toEqual([8, 0, 2]);
  expect(ada.ok('quoteReturn', { orderId: id, lines: packLine('cup.oat') })).toMatchObject({
    currency: 'USD',
    refund: 2_000,
    refundOptions: [
      { id: 'method', name: 'Demo payment', parts: [] },
      { id: 'balance', name: 'Wallet balance', parts: [] },
    ],
    photoLimit: 3,
  });
  const after = ada.ok('requestReturn', toRequest(ada, id, packLine('cup.oat'), 'balance'));
  const [first] = after.returns ?? [];
  expect(first).toMatchObject({
    number: 'R-30417',
    state: 'approved',
    refund: 2_000,
    refunds: [{ name: 'Wallet balance', amount: 2_000 }],
    can: { cancel: true },
  });
  expect(first?.code).toMatch(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$/);
  pass(DAY_MS);
  expect(detail(id).returns?.[0]).toMatchObject({ state: 'sent', can: { cancel: false } });
  expect(ada.refused('cancelReturn', { orderId: id, id: first?.id ?? '' })).toMatchObject({
    errorCode: 'RETURN_STATE',
    data: { state: 'sent' },
  });
  expect([balance(), stockOf('cup.oat')]).toEqual([0, [8, 0, 2]]);
  pass(2 * DAY_MS);
  expect(statesOf(detail(id))).toEqual([['requested', 'approved', 'sent', 'received', 'refunded']]);
  pass(20 * DAY_MS);
  expect([balance(), stockOf('cup.oat')]).toEqual([2_000, [9, 0, 1]]);
  expect(ada.ok('getWalletLog', {}).list).toMatchObject([
    { kind: 'refund', title: `Return R-30417, order ${number}`, amount: 2_000, orderId: id },
  ]);
  check();
});

test('money for a method comes three days after the parcel, and none of it to the balance', () => {
  const { ada, buy, detail, pass, balance, check } = setup();
  const { id } = buy(packLine('cup.oat', 2));
  ada.ok('requestReturn', toRequest(ada, id, packLine('cup.oat')));
  pass(3 * DAY_MS);
  expect(detail(id).returns?.[0]).toMatchObject({
    state: 'received',
    refunds: [{ name: 'Demo payment', amount: 2_000 }],
  });
  pass(3 * DAY_MS - 1);
  expect(detail(id).returns?.[0]?.state).toBe('received');
  pass(1);
  expect(detail(id).returns?.[0]?.state).toBe('refunded');
  expect(balance()).toBe(0);
  check();
});

test('what the balance paid goes back there when the method has got its part', () => {
  const { ada, buy, pass, balance, check } = setup();
  ada.ok('exchangeCode', { operationId: nextOperation(), code: 'MONEY-PLEASE' });
  const { id, total } = buy([...packLine('phones.only', 2), ...packLine('cup.oat', 4)], { useBalance: true });
  expect(total).toBe(8_000);
  ada.ok('requestReturn', toRequest(ada, id, packLine('cup.oat', 3), 'method'));
  const all = { orderId: id, lines: [...packLine('phones.only', 1), ...packLine('cup.oat', 1)] };
  expect(ada.ok('quoteReturn', all).refundOptions).toMatchObject([
    {
      id: 'method',
      parts: [
        { name: 'Wallet balance', amount: 10_000 },
        { name: 'Demo payment', amount: 2_000 },
      ],
    },
    { id: 'balance', parts: [] },
  ]);
  ada.ok('requestReturn', toRequest(ada, id, all.lines, 'method'));
  pass(10 * DAY_MS);
  expect(balance()).toBe(10_000);
  check();
});

test('the parts of an order with a coupon add up to what was paid', () => {
  const { ada, buy, check } = setup();
  const { id, priceLines } = buy([...packLine('cup.oat', 3)], { couponId: 'best' });
  const paid = priceLines.reduce((sum, { amount }) => sum + amount, 0);
  const refunds = [1, 1, 1].map((quantity) => {
    const input = toRequest(ada, id, packLine('cup.oat', quantity), undefined);
    ada.ok('requestReturn', input);
    return input.expectedRefund;
  });
  expect([paid, refunds]).toEqual([5_000, [1_666, 1_667, 1_667]]);
  check();
});

test('one operation id is one return; the last piece goes back once, from whatever tab', () => {
  const { ada, buy, detail } = setup();
  const { id } = buy(packLine('cup.oat'));
  const one = toRequest(ada, id, packLine('cup.oat'));
  const other = toRequest(ada, id, packLine('cup.oat'));
  const answer = ada.ok('requestReturn', one);
  expect(ada.ok('requestReturn', one)).toEqual(answer);
  expect(ada.refused('requestReturn', { ...one, text: 'Too big' }).errorCode).toBe('OPERATION_MISMATCH');
  expect(ada.refused('requestReturn', other)).toMatchObject({
    errorCode: 'RETURN_CHANGED',
    data: { quote: { refund: 0, lines: [{ returnable: 0, refusal: 'Already returned' }] } },
  });
  expect(detail(id).returns).toHaveLength(1);
  expect(detail(id).can.return).toBe(false);
});

test.each([
  ['another refund', { expectedRefund: 2_001 }],
  ['no destination for the money', { refundTo: null }],
  ['a destination that is not offered', { refundTo: 'moon' }],
  ['more pieces than were bought', { lines: [{ skuId: 'cup.oat', quantity: 3, reason: 'other' as const }] }],
  ['a product of no line', { lines: [{ skuId: 'lamp.only', quantity: 1, reason: 'other' as const }] }],
  [
    'a variant that does not exist',
    { lines: [{ skuId: 'cup.oat', quantity: 1, reason: 'other' as const, exchangeSkuId: 'cup.gold' }] },
  ],
])('a request with %s is refused and changes nothing', (_what, change) => {
  const { ada, buy, detail, check } = setup();
  const { id } = buy(packLine('cup.oat', 2));
  expect(ada.refused('requestReturn', { ...toRequest(ada, id, packLine('cup.oat')), ...change }).errorCode).toBe(
    'RETURN_CHANGED',
  );
  expect(detail(id).returns).toEqual([]);
  check();
});

test('a complaint waits for the shop; while nothing was sent it can be withdrawn, and the pieces go back later', () => {
  const { ada, buy, detail, pass } = setup();
  const { id } = buy(packLine('cup.oat'));
  const broken = packLine('cup.oat').map((piece) => ({ ...piece, reason: 'damaged' as const }));
  const { returns } = ada.ok('requestReturn', { ...toRequest(ada, id, broken), text: 'The handle is off.' });
  expect(returns).toMatchObject([{ state: 'requested', code: null, can: { cancel: true } }]);
  pass(2 * MINUTE_MS);
  expect(detail(id).returns?.[0]).toMatchObject({ state: 'approved' });
  const input = { orderId: id, id: returns?.[0]?.id ?? '' };
  expect(ada.ok('cancelReturn', input).returns?.[0]?.state).toBe('cancelled');
  expect(statesOf(ada.ok('cancelReturn', input))).toEqual([['requested', 'approved', 'cancelled']]);
  pass(5 * DAY_MS);
  expect(detail(id)).toMatchObject({ returns: [{ state: 'cancelled' }], can: { return: true } });
  expect(ada.ok('quoteReturn', { orderId: id, lines: packLine('cup.oat') }).refund).toBe(2_500);
});

test('a complaint without photo and words is refused with a reason, and can be requested again', () => {
  const { ada, buy, detail, pass, stockOf, check } = setup();
  const { id } = buy(packLine('cup.oat'));
  const broken = [{ skuId: 'cup.oat', quantity: 1, exchangeSkuId: 'cup.moss', reason: 'damaged' as const }];
  ada.ok('requestReturn', toRequest(ada, id, broken));
  pass(2 * MINUTE_MS);
  const [refused] = detail(id).returns ?? [];
  expect(refused).toMatchObject({ state: 'refused', code: null, can: { cancel: false } });
  expect(refused?.note).toMatch(/^We couldn’t see the damage\./);
  expect([stockOf('cup.moss'), detail(id).can.return]).toEqual([[2, 0, 0], true]);
  ada.ok('requestReturn', { ...toRequest(ada, id, broken), photos: [pictureFiles.png] });
  pass(2 * MINUTE_MS);
  expect(detail(id).returns?.map(({ state }) => state)).toEqual(['refused', 'approved']);
  check();
});

test('an exchange holds the variant, sends it when the parcel has arrived, and moves no money', () => {
  const { ada, buy, detail, pass, stockOf, balance, check } = setup();
  const { id } = buy(packLine('cup.oat', 3));
  const pieces = [{ skuId: 'cup.oat', quantity: 1, exchangeSkuId: 'cup.moss' }];
  expect(ada.ok('quoteReturn', { orderId: id, lines: pieces })).toMatchObject({
    refund: 0,
    refundOptions: [],
    lines: [{ returnable: 3, exchangeFor: [{ skuId: 'cup.moss', skuText: 'Moss', stock: 2 }] }],
  });
  ada.ok('requestReturn', toRequest(ada, id, pieces));
  expect(stockOf('cup.moss')).toEqual([1, 1, 0]);
  check();
  pass(3 * DAY_MS);
  expect(detail(id).returns?.[0]).toMatchObject({
    state: 'exchanged',
    refund: 0,
    refunds: [],
    lines: [{ exchangedFor: 'Moss' }],
    parcel: { carrier: 'Swallow Post' },
  });
  expect([stockOf('cup.moss'), stockOf('cup.oat'), balance()]).toEqual([[1, 0, 1], [8, 0, 2], 0]);
  check();
  const tooMany = pieces.map((piece) => ({ ...piece, quantity: 2 }));
  expect(ada.refused('requestReturn', toRequest(ada, id, tooMany)).errorCode).toBe('RETURN_CHANGED');
  // The variant of a withdrawn exchange can be sold again.
  const { returns } = ada.ok('requestReturn', toRequest(ada, id, pieces));
  expect(stockOf('cup.moss')).toEqual([0, 1, 1]);
  ada.ok('cancelReturn', { orderId: id, id: returns?.at(-1)?.id ?? '' });
  expect(stockOf('cup.moss')).toEqual([1, 0, 1]);
  check();
});
