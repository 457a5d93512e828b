import { openTestShop } from '../mock/testing/openTestShop';
import { packLine, nextOperation, payShopOrder, placeShopOrder } from '../mock/testing/purchase';

const HOUR = 3_600_000;
const GOOD_ACCOUNT = '4000123412344821';
const BAD_ACCOUNT = '4000123412340000';

const setup = () => {
  const shop = openTestShop();
  const ada = shop.customer('+14155550170');
  ada.ok('exchangeCode', { operationId: nextOperation(), code: 'MONEY-PLEASE' });
  const withdrawalInput = (amount: number, payeeAccount = GOOD_ACCOUNT) => ({
    operationId: nextOperation(),
    amount,
    payeeName: 'Ada',
    payeeAccount,
  });
  return {
    ...shop,
    ada,
    withdrawalInput,
    balance: () => ada.ok('getEnableBalance', {}),
    log: () => ada.ok('getWithdrawLog', {}).list,
  };
};

describe('a withdrawal', () => {
  test('has a fee of 50 cents plus 6 ‰, and is first under review', () => {
    const { ada, withdrawalInput, balance } = setup();
    const withdrawal = ada.ok('withdraw', withdrawalInput(10_001));
    expect(withdrawal).toMatchObject({
      amount: 10_001,
      fee: 111,
      net: 9_890,
      payee: 'Ada ·· 4821',
      status: 'reviewing',
      settledAt: null,
    });
    expect(balance()).toEqual({
      currency: 'USD',
      available: 9_999,
      frozen: 10_001,
      withdrawMinimum: 1_000,
      feeFixed: 50,
      feePerMille: 6,
      payees: [{ id: withdrawal.id, name: 'Ada', account: '·· 4821' }],
    });
  });

  test('is paid out after the review, each step at its scheduled time', () => {
    const { ada, withdrawalInput, pass, balance, log } = setup();
    ada.ok('withdraw', withdrawalInput(5_000));
    pass(2 * HOUR);
    expect(log()[0]?.status).toBe('paying');
    pass(22 * HOUR);
    expect(log()[0]).toMatchObject({ status: 'paid', reason: null, settledAt: '2026-11-21T18:00:00.000+00:00' });
    expect(balance()).toMatchObject({ available: 15_000, frozen: 0 });
  });

  test('is the first one of the log', () => {
    const { ada, withdrawalInput, log } = setup();
    const ids = [1_000, 2_000, 3_000].map((amount) => ada.ok('withdraw', withdrawalInput(amount)).id);
    expect(log().map(({ id }) => id)).toEqual(ids.reverse());
  });

  test('that the bank refuses is credited again, with the reason', () => {
    const { ada, withdrawalInput, pass, balance, log } = setup();
    ada.ok('withdraw', withdrawalInput(5_000, BAD_ACCOUNT));
    pass(24 * HOUR);
    expect(log()[0]).toMatchObject({
      status: 'failed',
      reason: 'The bank does not know this account. Please check the number.',
    });
    expect(balance()).toMatchObject({ available: 20_000, frozen: 0 });
    expect(ada.ok('getWalletLog', {}).list.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['withdrawalReturn', 5_000],
      ['withdrawal', -5_000],
      ['redeem', 20_000],
    ]);
  });

  test('is refused below the minimum and above the balance, and accepted at exactly the balance', () => {
    const { ada, withdrawalInput } = setup();
    expect(ada.refused('withdraw', withdrawalInput(999))).toMatchObject({
      errorCode: 'BELOW_MINIMUM',
      data: { minimum: 1_000 },
    });
    expect(ada.refused('withdraw', withdrawalInput(20_001))).toMatchObject({ errorCode: 'BALANCE_SHORT', showType: 2 });
    expect(ada.send('withdraw', withdrawalInput(1_000.5)).body).toMatchObject({ errorCode: 'VALIDATION' });
    expect(ada.send('withdraw', withdrawalInput(Number.MAX_SAFE_INTEGER + 2)).body).toMatchObject({
      errorCode: 'VALIDATION',
    });
    expect(ada.refused('withdraw', withdrawalInput(Number.MAX_SAFE_INTEGER)).errorCode).toBe('BALANCE_SHORT');
    expect(ada.ok('withdraw', withdrawalInput(20_000)).amount).toBe(20_000);
  });

  test('cannot include an amount that an unpaid order holds', () => {
    const { ada, withdrawalInput } = setup();
    placeShopOrder(ada, packLine('phones.only'), { useBalance: true, couponId: null });
    expect(ada.refused('withdraw', withdrawalInput(10_001)).errorCode).toBe('BALANCE_SHORT');
    ada.ok('withdraw', withdrawalInput(10_000));
  });
});

describe('the payees of a customer', () => {
  test('are the accounts of earlier withdrawals, each once, the last used first, without what the bank refused', () => {
    const { ada, withdrawalInput, pass } = setup();
    const first = ada.ok('withdraw', withdrawalInput(1_000, '1111 2222'));
    const second = ada.ok('withdraw', withdrawalInput(1_000, '3333 4444'));
    ada.ok('withdraw', withdrawalInput(1_000, BAD_ACCOUNT));
    ada.ok('withdraw', withdrawalInput(1_000, '1111 2222'));
    pass(24 * HOUR);
    expect(ada.ok('getEnableBalance', {}).payees).toEqual([
      { id: first.id, name: 'Ada', account: '·· 2222' },
      { id: second.id, name: 'Ada', account: '·· 4444' },
    ]);
  });

  test('are paid by their id, once for an operation; those of others and no payee at all are refused', () => {
    const { ada, customer, withdrawalInput, log, balance } = setup();
    const { id } = ada.ok('withdraw', withdrawalInput(1_000));
    const { operationId, amount } = withdrawalInput(2_000);
    const again = ada.ok('withdraw', { operationId, amount, payeeId: id });
    expect(again).toMatchObject({ amount: 2_000, payee: 'Ada ·· 4821' });
    expect(ada.ok('withdraw', { operationId, amount, payeeId: id })).toEqual(again);
    const eve = customer('+14155550111');
    eve.ok('exchangeCode', { operationId: nextOperation(), code: 'MONEY-PLEASE' });
    expect(eve.refused('withdraw', { operationId: nextOperation(), amount, payeeId: id })).toMatchObject({
      errorCode: 'VALIDATION',
      data: { fields: { payeeId: 'invalid' } },
    });
    expect(ada.refused('withdraw', { operationId: nextOperation(), amount })).toMatchObject({
      errorCode: 'VALIDATION',
      data: { fields: { payeeName: 'missing', payeeAccount: 'missing' } },
    });
    expect([log().length, balance().available]).toEqual([2, 17_000]);
  });
});

describe('the wallet', () => {
  test('has a log with the balance after each entry and its order or operation id', () => {
    const { ada, withdrawalInput } = setup();
    const order = payShopOrder(ada, placeShopOrder(ada, packLine('phones.only'), { useBalance: true }));
    const input = withdrawalInput(2_000);
    ada.ok('withdraw', input);
    const log = ada.ok('getWalletLog', {}).list;
    expect(
      log.map(({ amount, balanceAfter, orderId, operationId }) => [amount, balanceAfter, orderId, operationId]),
    ).toEqual([
      [-2_000, 9_000, null, input.operationId],
      [-9_000, 11_000, order.id, expect.any(String)],
      [20_000, 20_000, null, expect.any(String)],
    ]);
    expect(log[1]?.title).toBe(`Order ${order.number}`);
  });
});

test('the log of the wallet says in each language what each entry is', () => {
  const { ada, visitor, pass, withdrawalInput } = setup();
  const { inviteCode } = ada.ok('getPromotion', { origin: 'https://shop.example' });
  const bea = visitor();
  const { demoCode = '' } = bea.ok('sendVerifyCode', { phone: '+14155550171' });
  bea.token = bea.ok('loginWithVerifyCode', { phone: '+14155550171', code: demoCode, inviteCode }).token;
  bea.ok('updateUser', { nickname: 'Bea' });
  const ofBea = payShopOrder(bea, placeShopOrder(bea, packLine('cup.oat')));
  bea.ok('cancelOrder', { id: ofBea.id, reason: 'other' });
  const { id, number } = payShopOrder(ada, placeShopOrder(ada, packLine('cup.oat'), { useBalance: true }));
  ada.ok('cancelOrder', { id, reason: 'other' });
  ada.ok('withdraw', withdrawalInput(5_000, BAD_ACCOUNT));
  pass(2 * HOUR);
  ada.ok('getWithdrawLog', {});
  pass(22 * HOUR);
  const titlesIn = (language: 'en' | 'zh-CN' | 'de') => {
    const reader = visitor(language);
    reader.token = ada.token;
    return reader.ok('getWalletLog', {}).list.map(({ title }) => title);
  };
  expect(titlesIn('en')).toEqual([
    'Withdrawal returned',
    'Withdrawal to Ada ·· 0000',
    `Refund for order ${number}`,
    `Order ${number}`,
    'Bea canceled their first order',
    'Bea placed their first order',
    'Pocket money',
  ]);
  expect(titlesIn('zh-CN')).toEqual([
    '提现退回',
    '提现至 Ada ·· 0000',
    `订单退款 ${number}`,
    `订单 ${number}`,
    'Bea 取消了首单',
    'Bea 完成首单',
    'Pocket money',
  ]);
  expect(titlesIn('de')).toEqual([
    'Auszahlung zurückgebucht',
    'Auszahlung an Ada ·· 0000',
    `Erstattung für Bestellung ${number}`,
    `Bestellung ${number}`,
    'Bea hat die erste Bestellung storniert',
    'Bea hat zum ersten Mal bestellt',
    'Pocket money',
  ]);
});

describe('an invited friend', () => {
  test('gives the inviter a reward for the first payment only', () => {
    const { ada, visitor, balance } = setup();
    const { inviteCode, inviteUrl } = ada.ok('getPromotion', { origin: 'https://shop.example:8000' });
    expect(inviteUrl).toBe(`https://shop.example:8000/#/home?invite=${inviteCode}`);
    const friend = visitor();
    const { demoCode = '' } = friend.ok('sendVerifyCode', { phone: '+14155550171' });
    friend.token = friend.ok('loginWithVerifyCode', {
      phone: '+14155550171',
      code: demoCode,
      inviteCode: inviteCode.toLowerCase(),
    }).token;
    expect(ada.ok('getPromotion', {})).toMatchObject({ invited: 1, earned: 0, rewardEach: 500 });
    payShopOrder(friend, placeShopOrder(friend, packLine('cup.oat')));
    payShopOrder(friend, placeShopOrder(friend, packLine('cup.oat')));
    expect(ada.ok('getPromotion', {})).toMatchObject({ invited: 1, earned: 500 });
    expect(balance().available).toBe(20_500);
  });

  test('gets a link below the path of the storefront', () => {
    expect(setup().ada.ok('getPromotion', { origin: 'https://shop.example/eu/shop' }).inviteUrl).toMatch(
      /^https:\/\/shop\.example\/eu\/shop\/#\/home\?invite=/,
    );
  });

  test.each(['javascript:alert(1)', 'https://evil.example/path?x=', '<b>'])(
    'gets a link without the invalid origin "%s"',
    (origin) => {
      expect(setup().ada.ok('getPromotion', { origin }).inviteUrl).toMatch(
        /^https:\/\/shop\.example\/#\/home\?invite=/,
      );
    },
  );
});
