/** Rewards for invitations, and what happens to them when the order of the friend is cancelled. */
import { openTestShop, type Visitor } from '../mock/testing/openTestShop';
import { findInvariantViolations } from '../mock/testing/invariants';
import { packLine, nextOperation, payShopOrder, placeShopOrder } from '../mock/testing/purchase';
import { MINUTE_MS, HOUR_MS } from './time';

const REWARD = 500;

const setup = () => {
  const shop = openTestShop();
  const inviter = shop.customer('+14155550190');
  const { inviteCode } = inviter.ok('getPromotion', { origin: 'https://shop.example' });
  const friendWith = (phone: string): Visitor => {
    const friend = shop.visitor();
    const { demoCode = '' } = friend.ok('sendVerifyCode', { phone });
    friend.token = friend.ok('loginWithVerifyCode', { phone, code: demoCode, inviteCode }).token;
    return friend;
  };
  const friend = friendWith('+14155550191');
  const buy = (who = friend) => payShopOrder(who, placeShopOrder(who, packLine('cup.oat'))).id;
  const cancel = (id: string, who = friend) => who.ok('cancelOrder', { id, reason: 'changedMind' });
  const balance = () => inviter.ok('getEnableBalance', {}).available;
  const withdraw = (amount: number) =>
    inviter.ok('withdraw', { operationId: nextOperation(), amount, payeeName: 'Ada', payeeAccount: '4821' });
  const redeem = (code: string) => inviter.ok('exchangeCode', { operationId: nextOperation(), code });
  const log = () => inviter.ok('getWalletLog', {}).list.map(({ kind, amount }) => [kind, amount]);
  const promotion = () => inviter.ok('getPromotion', { origin: 'https://shop.example' });
  const check = () => expect(findInvariantViolations(shop.database)).toEqual([]);
  return { ...shop, inviter, friend, friendWith, buy, cancel, balance, withdraw, redeem, log, promotion, check };
};

test('the first paid order of a friend earns a reward, the second none', () => {
  const { buy, balance, promotion, check } = setup();
  expect(balance()).toBe(0);
  buy();
  buy();
  expect(balance()).toBe(REWARD);
  expect(promotion()).toMatchObject({ invited: 1, earned: REWARD });
  check();
});

test('a cancelled order takes its reward back', () => {
  const { buy, cancel, balance, log, promotion, check, inviter } = setup();
  cancel(buy());
  expect(balance()).toBe(0);
  expect(log()).toEqual([
    ['reward', -REWARD],
    ['reward', REWARD],
  ]);
  expect(inviter.ok('getWalletLog', {}).list[0]?.title).toMatch(/ canceled their first order$/);
  expect(promotion()).toMatchObject({ invited: 1, earned: 0 });
  check();
});

test('the next paid order earns it again', () => {
  const { buy, cancel, balance, check } = setup();
  for (let round = 0; round < 3; round += 1) cancel(buy());
  buy();
  expect(balance()).toBe(REWARD);
  check();
});

test('an order that earned no reward takes none back', () => {
  const { buy, cancel, friend, pass, balance, check } = setup();
  buy();
  cancel(buy());
  cancel(placeShopOrder(friend, packLine('cup.oat')).id);
  placeShopOrder(friend, packLine('cup.oat'));
  pass(30 * MINUTE_MS);
  expect(balance()).toBe(REWARD);
  check();
});

test('a reward that was withdrawn is a debt, which later credits pay', () => {
  const { buy, cancel, withdraw, redeem, balance, log, promotion, check, pass, database, visitor, inviter } = setup();
  const id = buy();
  redeem('MONEY-PLEASE');
  withdraw(20_000 + REWARD);
  cancel(id);
  expect(balance()).toBe(0);
  expect(promotion().earned).toBe(0);
  expect([...database.customers.values()].map(({ rewardDebt = 0 }) => rewardDebt)).toContain(REWARD);
  check();
  pass(30 * HOUR_MS);
  buy();
  expect(balance()).toBe(0);
  expect(log().slice(0, 2)).toEqual([
    ['reward', -REWARD],
    ['reward', REWARD],
  ]);
  expect(promotion().earned).toBe(REWARD);
  const titleIn = (language: 'en' | 'zh-CN' | 'de') => {
    const reader = visitor(language);
    reader.token = inviter.token;
    return reader.ok('getWalletLog', {}).list[0]?.title;
  };
  expect([titleIn('en'), titleIn('zh-CN'), titleIn('de')]).toEqual([
    'A reward was taken back',
    '奖励已收回',
    'Eine Prämie wurde zurückgenommen',
  ]);
  check();
});

test('a withdrawal that the bank returns pays the debt first', () => {
  const { buy, cancel, redeem, balance, inviter, pass, check } = setup();
  const id = buy();
  redeem('MONEY-PLEASE');
  inviter.ok('withdraw', {
    operationId: nextOperation(),
    amount: 20_000 + REWARD,
    payeeName: 'Ada',
    payeeAccount: '0000',
  });
  cancel(id);
  expect(balance()).toBe(0);
  pass(24 * HOUR_MS);
  expect(balance()).toBe(20_000);
  check();
});

test('a part that is left is taken at once, the rest later', () => {
  const { buy, cancel, withdraw, redeem, balance, check } = setup();
  const id = buy();
  redeem('MONEY-PLEASE');
  withdraw(20_000 + REWARD - 120);
  cancel(id);
  expect(balance()).toBe(0);
  check();
});

test('what an unpaid order holds is taken when the hold ends, and not before', () => {
  const { buy, cancel, inviter, balance, pass, check } = setup();
  const id = buy();
  const held = placeShopOrder(inviter, packLine('cup.oat'), { useBalance: true });
  expect(balance()).toBe(0);
  cancel(id);
  check();
  pass(30 * MINUTE_MS);
  expect(inviter.ok('getOrderDetail', { id: held.id }).status).toBe('cancelled');
  expect(inviter.ok('getEnableBalance', {})).toMatchObject({ available: 0, frozen: 0 });
  check();
});

test('a held reward can still pay the order, and stays a debt', () => {
  const { buy, cancel, inviter, redeem, balance, check } = setup();
  const id = buy();
  const held = placeShopOrder(inviter, packLine('cup.oat'), { useBalance: true });
  cancel(id);
  payShopOrder(inviter, held);
  expect(balance()).toBe(0);
  check();
  redeem('MONEY-PLEASE');
  expect(balance()).toBe(20_000 - REWARD);
  check();
});

test('many friends cannot make more than their paid orders', () => {
  const { friendWith, buy, cancel, withdraw, redeem, balance, promotion, check } = setup();
  redeem('MONEY-PLEASE');
  const friends = ['2', '3', '4'].map((digit) => friendWith(`+1415555019${digit}`));
  const orders = friends.map((friend) => ({ friend, id: buy(friend) }));
  withdraw(20_000 + 3 * REWARD);
  for (const { friend, id } of orders) cancel(id, friend);
  expect([balance(), promotion().earned]).toEqual([0, 0]);
  check();
});
