import { openTestShop } from './testing/openTestShop';
import { line, nextOperation, pay, place } from './testing/purchase';

const HOUR = 3_600_000;
const GOOD_ACCOUNT = '4000123412344821';
const BAD_ACCOUNT = '4000123412340000';

const opened = () => {
  const shop = openTestShop();
  const ada = shop.customer('+14155550170');
  ada.ok('exchangeCode', { operationId: nextOperation(), code: 'MONEY-PLEASE' });
  const ask = (amount: number, payeeAccount = GOOD_ACCOUNT) => ({ operationId: nextOperation(), amount, payeeName: 'Ada', payeeAccount });
  return { ...shop, ada, ask, balance: () => ada.ok('getEnableBalance', {}), log: () => ada.ok('getWithdrawLog', {}).list };
};

describe('a withdrawal', () => {
  test('costs fifty cents and six per mille, and is under review at first', () => {
    const { ada, ask, balance } = opened();
    const withdrawal = ada.ok('withdraw', ask(10_001));
    expect(withdrawal).toMatchObject({ amount: 10_001, fee: 111, net: 9_890, payee: 'Ada ·· 4821', status: 'reviewing', settledAt: null });
    expect(balance()).toEqual({ currency: 'USD', available: 9_999, frozen: 10_001, withdrawMinimum: 1_000, feeFixed: 50, feePerMille: 6 });
  });

  test('is paid out after review, each step at its time', () => {
    const { ada, ask, pass, balance, log } = opened();
    ada.ok('withdraw', ask(5_000));
    pass(2 * HOUR);
    expect(log()[0]?.status).toBe('paying');
    pass(22 * HOUR);
    expect(log()[0]).toMatchObject({ status: 'paid', reason: null, settledAt: '2026-11-21T18:00:00.000+00:00' });
    expect(balance()).toMatchObject({ available: 15_000, frozen: 0 });
  });

  test('that the bank refuses comes back, with the reason', () => {
    const { ada, ask, pass, balance, log } = opened();
    ada.ok('withdraw', ask(5_000, BAD_ACCOUNT));
    pass(24 * HOUR);
    expect(log()[0]).toMatchObject({ status: 'failed', reason: 'The bank does not know this account. Please check the number.' });
    expect(balance()).toMatchObject({ available: 20_000, frozen: 0 });
    expect(ada.ok('getWalletLog', {}).list.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['withdrawalReturn', 5_000],
      ['withdrawal', -5_000],
      ['redeem', 20_000],
    ]);
  });

  test('is refused below the minimum and above the balance; to the cent it is not', () => {
    const { ada, ask } = opened();
    expect(ada.refused('withdraw', ask(999))).toMatchObject({ errorCode: 'BELOW_MINIMUM', data: { minimum: 1_000 } });
    expect(ada.refused('withdraw', ask(20_001)).errorCode).toBe('BALANCE_SHORT');
    expect(ada.send('withdraw', ask(1_000.5)).body).toMatchObject({ errorCode: 'VALIDATION' });
    expect(ada.send('withdraw', ask(Number.MAX_SAFE_INTEGER + 2)).body).toMatchObject({ errorCode: 'VALIDATION' });
    expect(ada.refused('withdraw', ask(Number.MAX_SAFE_INTEGER)).errorCode).toBe('BALANCE_SHORT');
    expect(ada.ok('withdraw', ask(20_000)).amount).toBe(20_000);
  });

  test('cannot take what an unpaid order holds', () => {
    const { ada, ask } = opened();
    place(ada, line('phones.only'), { useBalance: true, couponId: null });
    expect(ada.refused('withdraw', ask(10_001)).errorCode).toBe('BALANCE_SHORT');
    ada.ok('withdraw', ask(10_000));
  });
});

describe('the wallet', () => {
  test('tells with each movement what it came to, and which order or operation it belongs to', () => {
    const { ada, ask } = opened();
    const order = pay(ada, place(ada, line('phones.only'), { useBalance: true }));
    const wish = ask(2_000);
    ada.ok('withdraw', wish);
    const log = ada.ok('getWalletLog', {}).list;
    expect(log.map(({ amount, balanceAfter, orderId, operationId }) => [amount, balanceAfter, orderId, operationId])).toEqual([
      [-2_000, 9_000, null, wish.operationId],
      [-9_000, 11_000, order.id, expect.any(String)],
      [20_000, 20_000, null, expect.any(String)],
    ]);
    expect(log[1]?.title).toBe(`Order ${order.number}`);
  });
});

describe('an invited friend', () => {
  test('earns the inviter a reward with the first payment, and only with that', () => {
    const { ada, visitor, balance } = opened();
    const { inviteCode, inviteUrl } = ada.ok('getPromotion', { origin: 'https://shop.example:8000' });
    expect(inviteUrl).toBe(`https://shop.example:8000/#/home?invite=${inviteCode}`);
    const friend = visitor();
    const { demoCode = '' } = friend.ok('sendVerifyCode', { phone: '+14155550171' });
    friend.token = friend.ok('loginWithVerifyCode', { phone: '+14155550171', code: demoCode, inviteCode: inviteCode.toLowerCase() }).token;
    expect(ada.ok('getPromotion', {})).toMatchObject({ invited: 1, earned: 0, rewardEach: 500 });
    pay(friend, place(friend, line('cup.oat')));
    pay(friend, place(friend, line('cup.oat')));
    expect(ada.ok('getPromotion', {})).toMatchObject({ invited: 1, earned: 500 });
    expect(balance().available).toBe(20_500);
  });

  test.each(['javascript:alert(1)', 'https://evil.example/path?x=', '<b>'])('is never led to "%s"', (origin) => {
    expect(opened().ada.ok('getPromotion', { origin }).inviteUrl).toMatch(/^https:\/\/persimmon\.example\/#\/home\?invite=/);
  });
});
