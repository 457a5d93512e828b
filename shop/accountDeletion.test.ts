/** The deletion of an account: what is lost, what is in the way, and what is left of it. */
import { findInvariantViolations } from '../mock/testing/invariants';
import { openTestShop, type TestShop, type Visitor } from '../mock/testing/openTestShop';
import {
  draftAddress,
  nextOperation,
  packLine,
  payShopOrder,
  placeShopOrder,
  prepareOrder,
} from '../mock/testing/purchase';
import { DAY_MS, HOUR_MS, MINUTE_MS, toIsoTime } from './time';

const PHONE = '+14155550193';
const configuration = { ...SHOP, features: { ...SHOP.features, accountDeletion: true } };
const setup = (options: Parameters<typeof openTestShop>[0] = {}) => {
  const shop = openTestShop({ configuration, ...options });
  return { ...shop, ada: shop.customer(PHONE) };
};
const requestCode = (customer: Visitor, phone = PHONE) =>
  customer.ok('sendVerifyCode', { phone, purpose: 'deleteAccount' }).demoCode ?? '';
const remove = (customer: Visitor) => customer.ok('deleteAccount', { code: requestCode(customer) });
const earn = (customer: Visitor) => customer.ok('exchangeCode', { operationId: nextOperation(), code: 'MONEY-PLEASE' });
const buyCards = (customer: Visitor) =>
  payShopOrder(customer, placeShopOrder(customer, packLine('card.25', 2), { addressId: null }));
const idOf = (customer: Visitor) => customer.ok('getCurrentUser', { type: 1 }).id;
const withdraw = (customer: Visitor) =>
  customer.ok('withdraw', {
    operationId: nextOperation(),
    amount: 1_000,
    payeeName: 'Ada',
    payeeAccount: '4000123412344821',
  });
const facts = (kind: string, count: number) => ({ kind, name: null, count, amount: null, currency: null });
const blockersOf = (customer: Visitor) => customer.ok('getAccountDeletion', {}).blockers;
const expectRefused = (customer: Visitor) => {
  const code = requestCode(customer);
  expect(customer.refused('deleteAccount', { code })).toMatchObject({ errorCode: 'ACCOUNT_OPEN', showType: 0 });
  return code;
};

/** Lets all orders arrive. */
const arrive = ({ pass }: TestShop) => pass(8 * DAY_MS);

test('names what is lost: balance, coupons, unused codes and tickets, orders, addresses, alerts', () => {
  const { ada } = setup();
  const welcome = facts('coupons', 1);
  expect(ada.ok('getAccountDeletion', {})).toEqual({ phone: PHONE, losses: [welcome], blockers: [] });
  earn(ada);
  const { id, yields } = buyCards(ada);
  payShopOrder(ada, placeShopOrder(ada, packLine('concert.only'), { addressId: null }));
  ada.ok('setAlert', { kind: 'price', goodsId: 'phones', skuId: null, isOn: true });
  const lost = (tickets: number) => [
    { kind: 'balance', name: null, count: null, amount: 20_000, currency: 'USD' },
    welcome,
    facts('tickets', tickets),
    facts('orders', 2),
    facts('addresses', 1),
    facts('alerts', 1),
  ];
  expect(ada.ok('getAccountDeletion', {})).toEqual({ phone: PHONE, losses: lost(3), blockers: [] });
  // What was given away is no one's loss any more.
  ada.ok('wrapGift', { orderId: id, code: yields[0]?.code ?? '', designId: 'party' });
  expect(ada.ok('getAccountDeletion', {}).losses).toEqual(lost(2));
});

test('an open order is in the way until it has arrived or is cancelled; the code is not used up', () => {
  const shop = setup();
  const { ada, pass } = shop;
  const unpaid = placeShopOrder(ada, packLine('phones.only'));
  payShopOrder(ada, placeShopOrder(ada, packLine('kettle.only')));
  expect(blockersOf(ada)).toEqual([facts('openOrders', 2)]);
  const code = expectRefused(ada);
  ada.ok('cancelOrder', { id: unpaid.id, reason: 'other' });
  expect(blockersOf(ada)).toEqual([facts('openOrders', 1)]);
  pass(MINUTE_MS);
  expect(ada.refused('deleteAccount', { code }).errorCode).toBe('ACCOUNT_OPEN');
  arrive(shop);
  expect(blockersOf(ada)).toEqual([]);
  remove(ada);
});

test('so is a withdrawal that is not paid, and a return', () => {
  const shop = setup();
  const { ada, pass } = shop;
  earn(ada);
  withdraw(ada);
  expect(blockersOf(ada)).toEqual([facts('pendingWithdrawals', 1)]);
  expectRefused(ada);
  pass(2 * HOUR_MS);
  ada.ok('getWithdrawLog', {});
  pass(23 * HOUR_MS);
  expect(blockersOf(ada)).toEqual([]);
  const { id } = payShopOrder(ada, placeShopOrder(ada, packLine('kettle.only')));
  pass(5 * DAY_MS);
  const lines = packLine('kettle.only');
  const quote = ada.ok('quoteReturn', { orderId: id, lines });
  const order = ada.ok('requestReturn', {
    operationId: nextOperation(),
    orderId: id,
    lines: [{ skuId: 'kettle.only', quantity: 1, reason: 'other' }],
    refundTo: quote.refundOptions?.[0]?.id ?? null,
    expectedRefund: quote.refund,
  });
  expect(blockersOf(ada)).toEqual([facts('openReturns', 1)]);
  expectRefused(ada);
  ada.ok('cancelReturn', { orderId: id, id: order.returns?.[0]?.id ?? '' });
  expect(blockersOf(ada)).toEqual([]);
});

test('needs the code that was sent for it to the phone of the account', () => {
  const { ada } = setup();
  expect(ada.refused('deleteAccount', { code: '0000' }).errorCode).toBe('CODE_EXPIRED');
  const { demoCode: login = '' } = ada.ok('sendVerifyCode', { phone: PHONE });
  expect(ada.refused('deleteAccount', { code: login }).errorCode).toBe('CODE_EXPIRED');
  const ofOther = requestCode(ada, '+14155550194');
  expect(ada.refused('deleteAccount', { code: ofOther }).errorCode).toBe('CODE_EXPIRED');
  const code = requestCode(ada);
  const wrong = code.startsWith('0') ? `1${code.slice(1)}` : `0${code.slice(1)}`;
  const refusal = { errorCode: 'CODE_WRONG', data: { triesLeft: 4 } };
  expect(ada.refused('deleteAccount', { code: wrong })).toMatchObject(refusal);
  expect(idOf(ada)).not.toBe('');
});

test('ends every session, and the phone begins again with nothing', () => {
  const { ada, customer, now, database } = setup();
  const laptop = customer(PHONE);
  earn(ada);
  ada.ok('saveAddress', draftAddress);
  buyCards(ada);
  const id = idOf(ada);
  expect(remove(ada)).toEqual({ deletedAt: toIsoTime(now()) });
  for (const client of [ada, laptop]) expect(client.send('getCurrentUser', { type: 1 }).status).toBe(401);
  expect(ada.send('deleteAccount', { code: '000000' }).status).toBe(401);
  const newcomer = customer(PHONE);
  expect(idOf(newcomer)).not.toBe(id);
  expect(newcomer.ok('getAccountDeletion', {}).losses).toEqual([facts('coupons', 1)]);
  expect(newcomer.ok('getOrders', { current: 1, pageSize: 10 }).total).toBe(0);
  expect(findInvariantViolations(database)).toEqual([]);
});

test('keeps orders and ledger without the person: the balance is zero, codes and tickets are void', () => {
  const shop = setup();
  const { ada, customer, database } = shop;
  earn(ada);
  const { yields } = buyCards(ada);
  const noted = ada.ok('confirmOrder', { ...prepareOrder(ada, packLine('kettle.only')), note: 'Ring twice' });
  payShopOrder(ada, noted);
  arrive(shop);
  const id = idOf(ada);
  remove(ada);
  expect(database.walletEntries.listByCustomer(id).map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
    [20_000, 20_000],
    [-20_000, 0],
  ]);
  expect(database.customers.get(id)).toMatchObject({
    nickname: '',
    avatar: '',
    phone: `deleted:${id}`,
    inviteCode: `deleted:${id}`,
  });
  const orders = database.orders.listByCustomer(id);
  expect(orders.map(({ address, note, total }) => [address, note, total])).toEqual([
    [null, '', 5_000],
    [null, '', noted.total],
  ]);
  for (const rows of [database.addresses, database.coupons, database.tickets, database.alerts])
    expect(rows.listByCustomer(id)).toEqual([]);
  expect([...database.sessions.values()].filter(({ customerId }) => customerId === id)).toEqual([]);
  const found = customer('+14155550194').refused('exchangeCode', {
    operationId: nextOperation(),
    code: yields[0]?.code ?? '',
  });
  expect(found.errorCode).toBe('CODE_OUT_OF_DATE');
  expect(findInvariantViolations(database)).toEqual([]);
});

test('a gift that was handed over still opens and is worth what it was', () => {
  const { ada, visitor, customer } = setup();
  const { id, yields } = buyCards(ada);
  const code = yields[0]?.code ?? '';
  const wrapped = ada.ok('wrapGift', { orderId: id, code, designId: 'party', message: 'Enjoy!', from: 'Ada' });
  const token = wrapped.yields[0]?.gift?.token ?? '';
  remove(ada);
  expect(visitor().ok('openGift', { token })).toMatchObject({ from: 'Ada', contents: { code, state: 'unused' } });
  const friend = customer('+14155550194');
  friend.ok('exchangeCode', { operationId: nextOperation(), code });
  expect(friend.ok('getEnableBalance', {}).available).toBe(2_500);
});

test('a review stays, without the name of its author', () => {
  const shop = setup();
  const { ada, visitor } = shop;
  const { id } = payShopOrder(ada, placeShopOrder(ada, packLine('kettle.only')));
  arrive(shop);
  ada.ok('updateUser', { nickname: 'Ada Byron' });
  ada.ok('writeReview', { orderId: id, skuId: 'kettle.only', stars: 4, text: 'Warm until noon' });
  remove(ada);
  const [review] = visitor('de').ok('getReviews', { goodsId: 'kettle', sort: 'newest' }).list;
  expect(review).toMatchObject({ author: 'Gelöschtes Konto', text: 'Warm until noon', stars: 4 });
});

test('an inviter without an account gets no reward', () => {
  const { ada, visitor, database } = setup();
  const { inviteCode = '' } = database.customers.get(idOf(ada)) ?? {};
  const id = idOf(ada);
  const friend = visitor();
  const phone = '+14155550194';
  const { demoCode = '' } = friend.ok('sendVerifyCode', { phone });
  friend.token = friend.ok('loginWithVerifyCode', { phone, code: demoCode, inviteCode }).token;
  remove(ada);
  buyCards(friend);
  expect(database.walletEntries.listByCustomer(id)).toEqual([]);
  expect(findInvariantViolations(database)).toEqual([]);
});

test('a shop without the part does not know it', () => {
  const off = { ...SHOP, features: { ...SHOP.features, accountDeletion: false } };
  const { ada } = setup({ configuration: off });
  expect(ada.refused('getAccountDeletion', {}).errorCode).toBe('NOT_FOUND');
  expect(ada.refused('deleteAccount', { code: '000000' }).errorCode).toBe('NOT_FOUND');
  expect(ada.ok('getServerInfo', {}).features).toMatchObject({ accountDeletion: false });
});
