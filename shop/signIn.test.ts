import { MINUTE_MS, SECOND_MS } from './time';
import { openTestShop } from '../mock/testing/openTestShop';
import { maskPhone } from './domain/identifiers';

const PHONE = '+14155550161';

const requestCode = () => {
  const shop = openTestShop();
  const visitor = shop.visitor();
  const { demoCode = '' } = visitor.ok('sendVerifyCode', { phone: PHONE });
  return { ...shop, visitor, demoCode, wrong: demoCode === '000000' ? '111111' : '000000' };
};

describe('a one-time code', () => {
  test('has six digits, is valid for ten minutes, and can be requested again after one minute', () => {
    const { demoCode, visitor, pass } = requestCode();
    expect(demoCode).toMatch(/^\d{6}$/);
    pass(59 * SECOND_MS);
    expect(visitor.refused('sendVerifyCode', { phone: PHONE })).toMatchObject({
      errorCode: 'RESEND_TOO_SOON',
      data: { waitMs: 1_000 },
      showType: 0,
    });
    pass(SECOND_MS);
    expect(visitor.ok('sendVerifyCode', { phone: PHONE })).toMatchObject({
      resendAfterMs: 60_000,
      validForMs: 600_000,
    });
  });

  test('signs in a new customer, and works once', () => {
    const { visitor, demoCode } = requestCode();
    const { token, user } = visitor.ok('loginWithVerifyCode', { phone: PHONE, code: demoCode });
    expect(token).toMatch(/^[a-z2-9]{32}$/);
    expect(user).toMatchObject({ phone: '+1 415 ••• 0161', counts: { coupons: 1, toPay: 0, addresses: 0 } });
    expect(visitor.refused('loginWithVerifyCode', { phone: PHONE, code: demoCode }).errorCode).toBe('CODE_EXPIRED');
  });

  test('accepts the texts of the shop with the sign-in, so that no quote asks for them again', () => {
    const accepts = (isAgreed?: true) => {
      const { visitor, demoCode } = requestCode();
      visitor.token = visitor.ok('loginWithVerifyCode', { phone: PHONE, code: demoCode, isAgreed }).token;
      return visitor.ok('packGoods', { lines: [{ skuId: 'cup.oat', quantity: 1 }] }).isAgreementAccepted;
    };
    expect([accepts(), accepts(true)]).toEqual([false, true]);
  });

  test('expires at the fifth wrong try', () => {
    const { visitor, demoCode, wrong } = requestCode();
    const tries = [1, 2, 3, 4, 5].map(() => visitor.refused('loginWithVerifyCode', { phone: PHONE, code: wrong }));
    expect(tries.map((refusal) => refusal.data)).toEqual([4, 3, 2, 1, 0].map((triesLeft) => ({ triesLeft })));
    expect(visitor.refused('loginWithVerifyCode', { phone: PHONE, code: demoCode }).errorCode).toBe('CODE_EXPIRED');
  });

  test('can be requested again immediately after it was used, for a second device', () => {
    const { visitor, demoCode } = requestCode();
    visitor.ok('loginWithVerifyCode', { phone: PHONE, code: demoCode });
    expect(visitor.ok('sendVerifyCode', { phone: PHONE }).demoCode).toMatch(/^\d{6}$/);
  });

  test('expires after ten minutes', () => {
    const { visitor, demoCode, pass } = requestCode();
    pass(10 * MINUTE_MS);
    expect(visitor.refused('loginWithVerifyCode', { phone: PHONE, code: demoCode }).errorCode).toBe('CODE_EXPIRED');
  });

  test('is valid until the next one is sent', () => {
    const { visitor, demoCode, pass } = requestCode();
    visitor.refused('sendVerifyCode', { phone: PHONE });
    pass(MINUTE_MS);
    const { demoCode: second = '' } = visitor.ok('sendVerifyCode', { phone: PHONE });
    // The random numbers of the test shop are the same in each run.
    expect(second).not.toBe(demoCode);
    expect(visitor.refused('loginWithVerifyCode', { phone: PHONE, code: demoCode }).errorCode).toBe('CODE_WRONG');
    expect(visitor.ok('loginWithVerifyCode', { phone: PHONE, code: second }).token).not.toBe('');
  });

  test('for a change of phone cannot be used to sign in', () => {
    const { visitor } = openTestShop();
    const someone = visitor();
    const { demoCode = '' } = someone.ok('sendVerifyCode', { phone: PHONE, purpose: 'changePhone' });
    expect(someone.refused('loginWithVerifyCode', { phone: PHONE, code: demoCode }).errorCode).toBe('CODE_EXPIRED');
  });
});

describe('a session', () => {
  test('stays valid when the customer signs in on a second device', () => {
    const { customer } = openTestShop();
    const phone = customer(PHONE);
    const laptop = customer(PHONE);
    expect(laptop.token).not.toBe(phone.token);
    expect(laptop.ok('getCurrentUser', { type: 1 }).id).toBe(phone.ok('getUserInfo', {}).id);
  });

  test.each(['', 'nobody', '__proto__', 'x'.repeat(5_000)])('does not exist for the token "%.10s"', (token) => {
    const { visitor } = openTestShop();
    const someone = visitor();
    someone.token = token;
    const response = someone.send('getCurrentUser', { type: 1 });
    expect(response.status).toBe(401);
    expect(response.body).toMatchObject({ success: false, errorCode: 'UNAUTHORIZED', data: null });
  });

  test('is checked before the input', () => {
    const someone = openTestShop().visitor();
    expect(someone.send('saveAddress', {}).status).toBe(401);
    expect(someone.send('getOrderDetail', {}).status).toBe(401);
  });

  test('expires after thirty days', () => {
    const { customer, pass } = openTestShop();
    const someone = customer(PHONE);
    pass(30 * 24 * 60 * MINUTE_MS);
    expect(someone.send('getCurrentUser', { type: 1 }).status).toBe(401);
  });

  test('is over after its last millisecond, although its row is pruned later', () => {
    const { customer, database, pass } = openTestShop();
    const someone = customer(PHONE);
    pass(30 * 24 * 60 * MINUTE_MS - 1);
    expect(someone.ok('getCurrentUser', { type: 1 }).phone).toBe('+1 415 ••• 0161');
    pass(1);
    expect(someone.send('getCurrentUser', { type: 1 }).status).toBe(401);
    expect(database.sessions.size).toBe(1);
  });
});

describe('a phone', () => {
  test('belongs to one customer', () => {
    const { customer } = openTestShop();
    customer(PHONE);
    const other = customer('+14155550162');
    const { demoCode = '' } = other.ok('sendVerifyCode', { phone: PHONE, purpose: 'changePhone' });
    expect(other.refused('updatePhone', { phone: PHONE, code: demoCode }).errorCode).toBe('PHONE_TAKEN');
  });

  test('can be changed, and another customer can use the old phone', () => {
    const { customer, pass } = openTestShop();
    const someone = customer(PHONE);
    const { id } = someone.ok('getUserInfo', {});
    const { demoCode = '' } = someone.ok('sendVerifyCode', { phone: '+8613800138000', purpose: 'changePhone' });
    expect(someone.ok('updatePhone', { phone: '+8613800138000', code: demoCode }).phone).toBe('+86 138 ••• 8000');
    pass(MINUTE_MS);
    expect(customer('+8613800138000').ok('getUserInfo', {}).id).toBe(id);
    expect(customer(PHONE).ok('getUserInfo', {}).id).not.toBe(id);
  });
});

test('the change of a phone ends the other sessions of the customer, and of no one else', () => {
  const { customer, pass } = openTestShop();
  const [phone, laptop, other] = [customer(PHONE), customer(PHONE), customer('+14155550162')];
  pass(MINUTE_MS);
  const { demoCode = '' } = laptop.ok('sendVerifyCode', { phone: '+14155550163', purpose: 'changePhone' });
  laptop.ok('updatePhone', { phone: '+14155550163', code: demoCode });
  expect([phone, laptop, other].map((one) => one.send('getUserInfo', {}).status)).toEqual([401, 200, 200]);
});

test('a customer is told how many coupons can still be used', () => {
  const { customer, pass } = openTestShop();
  const count = () => customer(PHONE).ok('getUserInfo', {}).counts.coupons;
  expect(count()).toBe(1);
  pass(30 * 24 * 60 * MINUTE_MS - 1);
  expect(count()).toBe(1);
  pass(1);
  expect(count()).toBe(0);
});

test.each([
  ['+14155550161', '+1 415 ••• 0161'],
  ['+8613800138000', '+86 138 ••• 8000'],
  ['+85261234567', '+852 612 ••• 567'],
  ['+4930123456', '+49 301 ••• 456'],
  ['+6512345', '+65 123 ••• 45'],
])('the phone %s is shown as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});

test('nickname and avatar can be changed separately', () => {
  const { customer } = openTestShop();
  const someone = customer(PHONE);
  expect(someone.ok('updateUser', { nickname: '  Ada ' }).nickname).toBe('Ada');
  expect(someone.ok('updateUser', { avatar: 'preset:owl' })).toMatchObject({ nickname: 'Ada', avatar: 'preset:owl' });
  expect(someone.refused('updateUser', { nickname: ' ' })).toMatchObject({
    errorCode: 'VALIDATION',
    data: { fields: { nickname: 'tooShort' } },
  });
});

test('the sign-out that the server info names ends this session and no other', () => {
  const { shop, customer, visitor } = openTestShop();
  const [one, other] = [customer(PHONE), customer(PHONE)];
  const { logoutPath } = visitor().ok('getServerInfo', {});
  const signOut = () =>
    shop.handle({
      method: 'POST',
      path: logoutPath ?? '',
      query: {},
      body: {},
      headers: { authorization: one.token },
    });
  expect(signOut()).toMatchObject({ status: 200, body: { success: true, data: null } });
  expect(one.refused('getCurrentUser', { type: 1 }).errorCode).toBe('UNAUTHORIZED');
  expect(other.ok('getCurrentUser', { type: 1 }).phone).toBe('+1 415 ••• 0161');
  expect(signOut()).toMatchObject({ status: 401, body: { success: false, errorCode: 'UNAUTHORIZED' } });
});
