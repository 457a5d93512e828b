import { MINUTE, SECOND } from './time';
import { openTestShop } from './testing/openTestShop';

const PHONE = '+14155550161';

const asked = () => {
  const opened = openTestShop();
  const visitor = opened.visitor();
  const { demoCode = '' } = visitor.ok('sendVerifyCode', { phone: PHONE });
  return { ...opened, visitor, demoCode, wrong: demoCode === '000000' ? '111111' : '000000' };
};

describe('a one-time code', () => {
  test('has six digits, is valid for ten minutes, and another may be asked for after one', () => {
    const { demoCode, visitor, pass } = asked();
    expect(demoCode).toMatch(/^\d{6}$/);
    pass(59 * SECOND);
    expect(visitor.refused('sendVerifyCode', { phone: PHONE })).toMatchObject({ errorCode: 'RESEND_TOO_SOON', data: { waitMs: 1_000 }, showType: 0 });
    pass(SECOND);
    expect(visitor.ok('sendVerifyCode', { phone: PHONE })).toMatchObject({ resendAfterMs: 60_000, validForMs: 600_000 });
  });

  test('signs a new customer in, once', () => {
    const { visitor, demoCode } = asked();
    const { token, user } = visitor.ok('loginWithVerifyCode', { phone: PHONE, code: demoCode });
    expect(token).toMatch(/^[a-z2-9]{32}$/);
    expect(user).toMatchObject({ phone: '+1 415 ••• 0161', counts: { coupons: 1, toPay: 0, addresses: 0 } });
    expect(visitor.refused('loginWithVerifyCode', { phone: PHONE, code: demoCode }).errorCode).toBe('CODE_EXPIRED');
  });

  test('may be mistaken four times; the fifth mistake ends it', () => {
    const { visitor, demoCode, wrong } = asked();
    const tries = [1, 2, 3, 4, 5].map(() => visitor.refused('loginWithVerifyCode', { phone: PHONE, code: wrong }));
    expect(tries.map((refusal) => refusal.data)).toEqual([4, 3, 2, 1, 0].map((triesLeft) => ({ triesLeft })));
    expect(visitor.refused('loginWithVerifyCode', { phone: PHONE, code: demoCode }).errorCode).toBe('CODE_EXPIRED');
  });

  test('that was used makes room for the next one at once, for a second device', () => {
    const { visitor, demoCode } = asked();
    visitor.ok('loginWithVerifyCode', { phone: PHONE, code: demoCode });
    expect(visitor.ok('sendVerifyCode', { phone: PHONE }).demoCode).toMatch(/^\d{6}$/);
  });

  test('is too old after ten minutes', () => {
    const { visitor, demoCode, pass } = asked();
    pass(10 * MINUTE);
    expect(visitor.refused('loginWithVerifyCode', { phone: PHONE, code: demoCode }).errorCode).toBe('CODE_EXPIRED');
  });

  test('stays valid until the next one is sent, and not longer', () => {
    const { visitor, demoCode, pass } = asked();
    visitor.refused('sendVerifyCode', { phone: PHONE });
    pass(MINUTE);
    const { demoCode: second = '' } = visitor.ok('sendVerifyCode', { phone: PHONE });
    if (second !== demoCode) expect(visitor.refused('loginWithVerifyCode', { phone: PHONE, code: demoCode }).errorCode).toBe('CODE_WRONG');
    expect(visitor.ok('loginWithVerifyCode', { phone: PHONE, code: second }).token).not.toBe('');
  });

  test('for changing the phone does not sign anybody in', () => {
    const { visitor } = openTestShop();
    const someone = visitor();
    const { demoCode = '' } = someone.ok('sendVerifyCode', { phone: PHONE, purpose: 'changePhone' });
    expect(someone.refused('loginWithVerifyCode', { phone: PHONE, code: demoCode }).errorCode).toBe('CODE_EXPIRED');
  });
});

describe('a session', () => {
  test('is one of many: a second device leaves the first signed in', () => {
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
    const answer = someone.send('getCurrentUser', { type: 1 });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ success: false, errorCode: 'UNAUTHORIZED', data: null });
  });

  test('is asked for before anything that was sent is looked at', () => {
    expect(openTestShop().visitor().send('saveAddress', {}).status).toBe(401);
  });

  test('ends after thirty days', () => {
    const { customer, pass } = openTestShop();
    const someone = customer(PHONE);
    pass(30 * 24 * 60 * MINUTE);
    expect(someone.send('getCurrentUser', { type: 1 }).status).toBe(401);
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

  test('can be changed: the account moves, and the old phone is free', () => {
    const { customer, pass } = openTestShop();
    const someone = customer(PHONE);
    const { id } = someone.ok('getUserInfo', {});
    const { demoCode = '' } = someone.ok('sendVerifyCode', { phone: '+8613800138000', purpose: 'changePhone' });
    expect(someone.ok('updatePhone', { phone: '+8613800138000', code: demoCode }).phone).toBe('+86 138 ••• 8000');
    pass(MINUTE);
    expect(customer('+8613800138000').ok('getUserInfo', {}).id).toBe(id);
    expect(customer(PHONE).ok('getUserInfo', {}).id).not.toBe(id);
  });
});

test('a profile keeps the nickname and avatar that it was given', () => {
  const { customer } = openTestShop();
  const someone = customer(PHONE);
  expect(someone.ok('updateUser', { nickname: '  Ada ' }).nickname).toBe('Ada');
  expect(someone.ok('updateUser', { avatar: 'preset:owl' })).toMatchObject({ nickname: 'Ada', avatar: 'preset:owl' });
  expect(someone.refused('updateUser', { nickname: ' ' })).toMatchObject({ errorCode: 'VALIDATION', data: { fields: { nickname: 'tooShort' } } });
});
