/** Accounts that sign in with an e-mail address: the rules of codes, both identifiers of an account, what a shop offers. */
import { openTestShop, type TestShop, type Visitor } from '../mock/testing/openTestShop';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from './time';

const EMAIL = 'ada@example.com';
const PHONE = '+14155550161';

type Purpose = 'login' | 'changePhone' | 'changeEmail' | 'deleteAccount';
const codeFor = (visitor: Visitor, email: string, purpose: Purpose = 'login') =>
  visitor.ok('sendVerifyCode', { email, purpose }).demoCode ?? '';
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');
const idOf = (visitor: Visitor) => visitor.ok('getCurrentUser', { type: 1 }).id;
/** Signs in with an address, and creates the account of one that is new. */
function signIn(shop: TestShop, email: string): Visitor {
  const visitor = shop.visitor();
  visitor.token = visitor.ok('loginWithVerifyCode', { email, code: codeFor(visitor, email) }).token;
  return visitor;
}
const withDeletion = { ...SHOP, features: { ...SHOP.features, accountDeletion: true } };

describe('the codes of an address', () => {
  test('are sent once a minute, also to another spelling', () => {
    const { visitor, pass } = openTestShop();
    codeFor(visitor(), EMAIL);
    pass(59 * SECOND_MS);
    expect(visitor().refused('sendVerifyCode', { email: 'Ada@EXAMPLE.com' })).toMatchObject({
      errorCode: 'RESEND_TOO_SOON',
      data: { waitMs: 1_000 },
    });
    pass(SECOND_MS);
    codeFor(visitor(), EMAIL);
  });

  test('expire at the fifth wrong try; the sixth has to wait, over all spellings', () => {
    const { visitor, pass } = openTestShop();
    const code = codeFor(visitor(), EMAIL);
    const tries = [EMAIL, 'ADA@example.com', 'ada@EXAMPLE.com', EMAIL, EMAIL].map(
      (email) => visitor().refused('loginWithVerifyCode', { email, code: wrongFor(code) }).data,
    );
    expect(tries).toEqual([4, 3, 2, 1, 0].map((triesLeft) => ({ triesLeft })));
    pass(MINUTE_MS);
    const next = codeFor(visitor(), EMAIL);
    visitor().refused('loginWithVerifyCode', { email: EMAIL, code: wrongFor(next) });
    expect(visitor().refused('loginWithVerifyCode', { email: EMAIL, code: next })).toMatchObject({
      errorCode: 'TOO_MANY_REQUESTS',
      errorMessage: 'Too many wrong codes for this address. Please try again later.',
      data: { waitMs: 2 * MINUTE_MS },
    });
  });

  test('are limited in a day, over all spellings', () => {
    const { visitor, pass } = openTestShop({ configuration: { ...SHOP, codesPerDay: 2 } });
    for (const email of [EMAIL, 'ADA@example.com']) {
      codeFor(visitor(), email);
      pass(MINUTE_MS);
    }
    expect(visitor().refused('sendVerifyCode', { email: EMAIL })).toMatchObject({
      errorCode: 'TOO_MANY_REQUESTS',
      errorMessage: 'This address got too many codes today. Please try again later.',
      data: { waitMs: 12 * HOUR_MS - 2 * MINUTE_MS },
    });
  });

  test('count with those of phones for a client', () => {
    const { visitor } = openTestShop();
    const client = visitor('en', '203.0.113.7');
    for (let nth = 0; nth < 30; nth += 1) {
      const email = `ada${nth}@example.com`;
      client.refused('loginWithVerifyCode', { email, code: wrongFor(codeFor(client, email)) });
    }
    const { demoCode = '' } = client.ok('sendVerifyCode', { phone: PHONE });
    expect(client.refused('loginWithVerifyCode', { phone: PHONE, code: demoCode }).errorCode).toBe('TOO_MANY_REQUESTS');
  });

  test('are valid for their purpose alone', () => {
    const shop = openTestShop();
    const visitor = shop.visitor();
    const code = codeFor(visitor, EMAIL, 'changeEmail');
    expect(visitor.refused('loginWithVerifyCode', { email: EMAIL, code }).errorCode).toBe('CODE_EXPIRED');
    const ada = shop.customer(PHONE);
    expect(ada.refused('updatePhone', { email: EMAIL, code: codeFor(visitor, EMAIL) }).errorCode).toBe('CODE_WRONG');
  });
});

describe('an account with both', () => {
  const withBoth = () => {
    const shop = openTestShop({ configuration: withDeletion });
    const ada = shop.customer(PHONE);
    const changed = ada.ok('updatePhone', { email: 'Ada@Example.com', code: codeFor(ada, EMAIL, 'changeEmail') });
    shop.pass(MINUTE_MS);
    return { ...shop, shop, ada, changed };
  };

  test('is the same whichever signs in', () => {
    const { shop, ada, changed, customer } = withBoth();
    expect(changed).toMatchObject({ phone: '+1 415 ••• 0161', email: 'a•••@example.com' });
    expect([idOf(signIn(shop, EMAIL)), idOf(customer(PHONE))]).toEqual([idOf(ada), idOf(ada)]);
  });

  test('ends its other sessions when the address changes; the former one is free again', () => {
    const { shop, ada } = withBoth();
    const laptop = signIn(shop, EMAIL);
    const next = 'ada@example.org';
    ada.ok('updatePhone', { email: next, code: codeFor(ada, next, 'changeEmail') });
    expect(laptop.send('getCurrentUser', { type: 1 }).status).toBe(401);
    expect(idOf(signIn(shop, next))).toBe(idOf(ada));
    expect(idOf(signIn(shop, EMAIL))).not.toBe(idOf(ada));
  });

  test('cannot take the address of another account, in any spelling', () => {
    const { shop, ada } = withBoth();
    signIn(shop, 'bob@example.com');
    const email = 'BOB@example.com';
    expect(ada.refused('updatePhone', { email, code: codeFor(ada, email, 'changeEmail') })).toMatchObject({
      errorCode: 'EMAIL_TAKEN',
      errorMessage: 'This e-mail address belongs to another account.',
    });
    expect(ada.ok('getCurrentUser', { type: 1 }).email).toBe('a•••@example.com');
  });

  test('begins again with nothing, by phone and by address, once it is deleted', () => {
    const { shop, ada, customer, database } = withBoth();
    const id = idOf(ada);
    expect(ada.ok('getAccountDeletion', {})).toMatchObject({ phone: PHONE });
    const { demoCode = '' } = ada.ok('sendVerifyCode', { phone: PHONE, purpose: 'deleteAccount' });
    ada.ok('deleteAccount', { code: demoCode });
    expect(JSON.stringify(database.customers.get(id))).not.toContain('example.com');
    const [byPhone, byEmail] = [idOf(customer(PHONE)), idOf(signIn(shop, EMAIL))];
    expect(new Set([id, byPhone, byEmail]).size).toBe(3);
  });
});

describe('an account with an address alone', () => {
  test('may add a phone, and then signs in with it', () => {
    const shop = openTestShop();
    const ada = signIn(shop, EMAIL);
    const { demoCode = '' } = ada.ok('sendVerifyCode', { phone: PHONE, purpose: 'changePhone' });
    expect(ada.ok('updatePhone', { phone: PHONE, code: demoCode })).toMatchObject({
      phone: '+1 415 ••• 0161',
      email: 'a•••@example.com',
    });
    expect(idOf(shop.customer(PHONE))).toBe(idOf(ada));
  });

  test('is deleted with a code for the address', () => {
    const shop = openTestShop({ configuration: withDeletion });
    const ada = signIn(shop, EMAIL);
    expect(ada.send('getAccountDeletion', {}).body).toMatchObject({ data: { email: EMAIL, blockers: [] } });
    ada.ok('deleteAccount', { code: codeFor(ada, EMAIL, 'deleteAccount') });
    expect(idOf(signIn(shop, EMAIL))).not.toBe('');
    expect(shop.database.identifiers.get(EMAIL)).not.toBeUndefined();
  });
});

describe('what a shop offers', () => {
  test('is in the server record, the phone before the address in the demo', () => {
    const of = (identifiers?: readonly ('phone' | 'email')[]) =>
      openTestShop(identifiers && { configuration: { ...SHOP, identifiers } })
        .visitor()
        .ok('getServerInfo', {}).identifiers;
    expect([of(), of(['email']), of(['email', 'phone'])]).toEqual([['phone', 'email'], ['email'], ['email', 'phone']]);
  });

  test('is all that signs in', () => {
    const phones = openTestShop({ configuration: { ...SHOP, identifiers: ['phone'] } }).visitor();
    expect(phones.refused('sendVerifyCode', { email: EMAIL })).toEqual({
      success: false,
      errorCode: 'VALIDATION',
      errorMessage: 'This shop signs in with a phone number.',
      showType: 0,
      data: { fields: { email: 'invalid' } },
    });
    const emails = openTestShop({ configuration: { ...SHOP, identifiers: ['email'] } }).visitor();
    expect(emails.refused('sendVerifyCode', { phone: PHONE })).toMatchObject({
      errorMessage: 'This shop signs in with an e-mail address.',
      data: { fields: { phone: 'invalid' } },
    });
  });

  test('without a setting is the phone: nothing is sent to an address, for no purpose', () => {
    const { visitor, database } = openTestShop({ configuration: { ...SHOP, identifiers: undefined } });
    for (const purpose of ['login', 'changeEmail', 'deleteAccount'] as const)
      expect(visitor().refused('sendVerifyCode', { email: EMAIL, purpose }).errorCode).toBe('VALIDATION');
    expect(database.oneTimeCodes.size).toBe(0);
  });

  test('decides where the code of a deletion goes', () => {
    const configuration = { ...withDeletion, identifiers: ['email', 'phone'] as const };
    const shop = openTestShop({ configuration });
    const ada = shop.customer(PHONE);
    expect(ada.ok('getAccountDeletion', {}).phone).toBe(PHONE);
    ada.ok('updatePhone', { email: EMAIL, code: codeFor(ada, EMAIL, 'changeEmail') });
    expect(ada.send('getAccountDeletion', {}).body).toMatchObject({ data: { email: EMAIL } });
  });
});
