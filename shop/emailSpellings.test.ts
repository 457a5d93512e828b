/** Which e-mail addresses sign in, and that all spellings of one are one account. */
import { openTestShop, type TestShop, type Visitor } from '../mock/testing/openTestShop';
import { maskEmail, normalizeEmail } from './domain/identifiers';

const EMAIL = 'ada@example.com';
const PHONE = '+14155550161';

const idOf = (visitor: Visitor) => visitor.ok('getCurrentUser', { type: 1 }).id;
/** Signs in with an address, and creates the account of one that is new. */
function signIn(shop: TestShop, email: string): Visitor {
  const visitor = shop.visitor();
  const { demoCode = '' } = visitor.ok('sendVerifyCode', { email });
  visitor.token = visitor.ok('loginWithVerifyCode', { email, code: demoCode }).token;
  return visitor;
}

describe('a sign-in by e-mail', () => {
  test('creates an account without a phone, whose address is masked', () => {
    const ada = signIn(openTestShop(), EMAIL);
    expect(ada.ok('getCurrentUser', { type: 1 })).toMatchObject({ phone: '', email: 'a•••@example.com' });
    expect(ada.ok('getAddresses', {}).account).toEqual({ name: null, phone: null });
  });

  test('an account with a phone has no e-mail address, and says nothing of it', () => {
    const { body } = openTestShop().customer(PHONE).send('getCurrentUser', { type: 1 }) as { body: { data: object } };
    expect('email' in body.data).toBe(false);
  });

  test.each([
    ['ADA@Example.COM', EMAIL],
    ['  ａｄａ@example.com ', EMAIL],
    ['ada@ex\u200bample.com', EMAIL],
    ['jose\u0301@example.com', 'josé@example.com'],
    ['ada@xn--mnchen-3ya.example', 'ada@MÜNCHEN.example'],
    ['ada@mu\u0308nchen.example', 'ada@münchen.example'],
  ])('%j is the account of %j', (spelling, email) => {
    const shop = openTestShop();
    const id = idOf(signIn(shop, email));
    expect(idOf(signIn(shop, spelling))).toBe(id);
    expect([...shop.database.customers.ids()].filter((one) => one === id)).toHaveLength(1);
  });

  test.each([
    ['a dotless i', 'm\u0131ke@example.com', 'mike@example.com'],
    ['a Cyrillic letter', '\u0430da@example.com', EMAIL],
    ['a label', 'ada+shop@example.com', EMAIL],
    ['an accent', 'adá@example.com', EMAIL],
  ])('with %s is another account', (_name, other, email) => {
    const shop = openTestShop();
    expect(idOf(signIn(shop, other))).not.toBe(idOf(signIn(shop, email)));
  });

  test.each([
    'ada',
    'ada@example',
    'ada@@example.com',
    'ada@b@example.com',
    'ada example@example.com',
    'ada@exam ple.com',
    'ada@.example.com',
    'ada@example..com',
    'ada@example.com.',
    'ada@10.0.0.1',
    'ada@xn--0.example',
    'ada@example.com,bob@example.com',
    'Ada <ada@example.com>',
    'ada\n@example.com',
    '',
  ])('refuses %j', (email) => {
    expect(openTestShop().visitor().refused('sendVerifyCode', { email })).toMatchObject({
      errorCode: 'VALIDATION',
      data: { fields: { email: 'invalid' } },
    });
  });

  test('takes addresses of up to 254 characters', () => {
    const visitor = openTestShop().visitor();
    const local = 'a'.repeat(254 - '@example.com'.length);
    visitor.ok('sendVerifyCode', { email: `${local}@example.com` });
    expect(visitor.refused('sendVerifyCode', { email: `a${local}@example.com` }).data).toEqual({
      fields: { email: 'tooLong' },
    });
  });

  test('takes either a phone or an address, not both', () => {
    const visitor = openTestShop().visitor();
    const both: object = { phone: PHONE, email: EMAIL };
    expect(visitor.send('sendVerifyCode', both).body).toMatchObject({ errorCode: 'VALIDATION' });
    expect(visitor.send('loginWithVerifyCode', { ...both, code: '000000' }).body).toMatchObject({
      errorCode: 'VALIDATION',
    });
    expect(visitor.send('sendVerifyCode', { phone: 'x' }).body).toMatchObject({
      data: { fields: { phone: 'invalid' } },
    });
  });
});

test.each([
  ['Ada@Example.COM', 'ada@example.com'],
  ['josé@Bücher.example', 'josé@xn--bcher-kva.example'],
])('%s is kept as %s', (email, kept) => {
  expect(normalizeEmail(email)).toBe(kept);
});

test.each([
  ['ada@example.com', 'a•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
  ['😀z@example.com', '😀•••@example.com'],
])('the address %s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
