/** Wrong one-time codes: guessing gets slower for a phone, and other clients are not kept out. */
import { openTestShop, type Visitor } from '../mock/testing/openTestShop';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time';

const PHONE = '+14155550161';
const OTHER_PHONE = '+14155550162';
const ATTACKER = '203.0.113.7';
const OWNER = '198.51.100.20';

const setup = (client?: string) => {
  const shop = openTestShop();
  const attacker = shop.visitor('en', client);
  return { ...shop, attacker, owner: shop.visitor('en', client === undefined ? undefined : OWNER) };
};

/** Requests a code and returns it. Waits until one can be requested. */
function requestCode({ pass }: { pass: (ms: number) => void }, visitor: Visitor, phone = PHONE): string {
  pass(MINUTE_MS);
  return visitor.ok('sendVerifyCode', { phone }).demoCode ?? '';
}

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');
const tryCode = (visitor: Visitor, code: string, phone = PHONE) =>
  visitor.refused('loginWithVerifyCode', { phone, code });
const signIn = (visitor: Visitor, code: string, phone = PHONE) =>
  visitor.ok('loginWithVerifyCode', { phone, code }).token;

/** Makes wrong tries, each one as soon as it is allowed. Returns the time before each in minutes. */
function guess(shop: ReturnType<typeof setup>, count: number, phone = PHONE): number[] {
  const waits: number[] = [];
  let code = requestCode(shop, shop.attacker, phone);
  while (waits.length < count) {
    const startedAt = shop.now();
    for (let answer = tryCode(shop.attacker, wrongFor(code), phone); answer.errorCode !== 'CODE_WRONG';) {
      if (answer.errorCode === 'CODE_EXPIRED') code = requestCode(shop, shop.attacker, phone);
      else shop.pass((answer.data as { waitMs: number }).waitMs);
      answer = tryCode(shop.attacker, wrongFor(code), phone);
    }
    waits.push((shop.now() - startedAt) / MINUTE_MS);
  }
  return waits;
}

test('the sixth wrong try has to wait, also with a new code', () => {
  const shop = setup();
  guess(shop, 5);
  const code = shop.database.oneTimeCodes.get(`login:${PHONE}`)?.code ?? '';
  expect(tryCode(shop.attacker, code).errorCode).toBe('CODE_EXPIRED');
  shop.pass(MINUTE_MS - 1);
  expect(shop.attacker.refused('sendVerifyCode', { phone: PHONE }).errorCode).toBe('RESEND_TOO_SOON');
  const next = requestCode(shop, shop.attacker);
  expect(tryCode(shop.attacker, wrongFor(next))).toMatchObject({ errorCode: 'CODE_WRONG', data: { triesLeft: 4 } });
  expect(tryCode(shop.attacker, next)).toMatchObject({
    errorCode: 'TOO_MANY_REQUESTS',
    errorMessage: 'Too many wrong codes for this number. Please try again later.',
    showType: 0,
    data: { waitMs: 2 * MINUTE_MS },
  });
});

test('each wait is twice as long as the last one, up to fifteen minutes', () => {
  const shop = setup();
  guess(shop, 5);
  const waits = Array.from({ length: 7 }, () => {
    // A code with tries left, so only the waits decide.
    shop.database.oneTimeCodes.put(`login:${PHONE}`, {
      code: '123456',
      sentAt: shop.now(),
      validUntil: shop.now() + HOUR_MS,
      triesLeft: 5,
      isUsed: false,
    });
    const { waitMs } = tryCode(shop.attacker, '123456').data as { waitMs: number };
    shop.pass(waitMs - 1);
    expect(tryCode(shop.attacker, '000000').data).toEqual({ waitMs: 1 });
    shop.pass(1);
    expect(tryCode(shop.attacker, '000000').errorCode).toBe('CODE_WRONG');
    return waitMs / MINUTE_MS;
  });
  expect(waits).toEqual([1, 2, 4, 8, 15, 15, 15]);
});

test('a day of guessing is about a hundred tries', () => {
  const shop = setup();
  const startedAt = shop.now();
  let count = 0;
  while (shop.now() - startedAt < DAY_MS) {
    guess(shop, 1);
    count += 1;
  }
  expect(count).toBeLessThan(130);
});

test('after the wait the code that was sent signs in, and the tries are forgotten', () => {
  const shop = setup();
  guess(shop, 8);
  const code = requestCode(shop, shop.owner);
  const refusal = tryCode(shop.owner, code);
  expect(refusal.errorCode).toBe('TOO_MANY_REQUESTS');
  shop.pass((refusal.data as { waitMs: number }).waitMs);
  expect(signIn(shop.owner, code)).not.toBe('');
  expect(guess(shop, 5)).toEqual([0, 0, 0, 0, 0]);
});

test('tries and requests during a wait do not make it longer', () => {
  const shop = setup();
  guess(shop, 6);
  const endsAt = shop.now() + 2 * MINUTE_MS;
  requestCode(shop, shop.attacker);
  for (let count = 0; count < 50; count += 1) tryCode(shop.attacker, '000000');
  expect(tryCode(shop.attacker, '000000').data).toEqual({ waitMs: endsAt - shop.now() });
});

test('one wrong try is forgotten in each hour', () => {
  const shop = setup();
  guess(shop, 7);
  shop.pass(3 * HOUR_MS);
  expect(guess(shop, 2)).toEqual([0, expect.any(Number)]);
  expect(shop.database.codeTries.get(PHONE)).toMatchObject({ wrong: 6 });
  shop.pass(7 * HOUR_MS);
  shop.attacker.ok('getServerInfo', {});
  expect(shop.database.codeTries.size).toBe(0);
});

test('both purposes of a code count together', () => {
  const shop = setup();
  const thief = shop.customer(OTHER_PHONE);
  guess(shop, 6);
  const { demoCode = '' } = thief.ok('sendVerifyCode', { phone: PHONE, purpose: 'changePhone' });
  expect(thief.refused('updatePhone', { phone: PHONE, code: demoCode })).toMatchObject({
    errorCode: 'TOO_MANY_REQUESTS',
    data: { waitMs: 2 * MINUTE_MS },
  });
});

describe('a stranger', () => {
  test('with another phone is not affected', () => {
    const shop = setup();
    guess(shop, 9);
    expect(signIn(shop.owner, requestCode(shop, shop.owner, OTHER_PHONE), OTHER_PHONE)).not.toBe('');
  });

  test('cannot keep the owner of the phone out, who has another address', () => {
    const shop = setup(ATTACKER);
    guess(shop, 12);
    const code = requestCode(shop, shop.owner);
    expect(tryCode(shop.attacker, code).errorCode).toBe('TOO_MANY_REQUESTS');
    expect(signIn(shop.owner, code)).not.toBe('');
  });

  test('with many addresses gets one try from each of twenty, and none from the others', () => {
    const shop = setup(ATTACKER);
    guess(shop, 6);
    const answers = Array.from({ length: 30 }, (_, index) => {
      const code = shop.database.oneTimeCodes.get(`login:${PHONE}`);
      if (code) shop.database.oneTimeCodes.put(`login:${PHONE}`, { ...code, triesLeft: 5 });
      return tryCode(shop.visitor('en', `192.0.2.${index}`), wrongFor(code?.code ?? '')).errorCode;
    });
    expect(answers.filter((code) => code === 'CODE_WRONG')).toHaveLength(19);
    expect(new Set(answers.slice(19))).toEqual(new Set(['TOO_MANY_REQUESTS']));
  });
});

describe('a change of phone', () => {
  test('ends the other sessions of the customer, and no session of another one', () => {
    const shop = setup();
    const [phone, laptop, tablet] = [shop.customer(PHONE), shop.customer(PHONE), shop.customer(PHONE)];
    const other = shop.customer(OTHER_PHONE);
    const { demoCode = '' } = phone.ok('sendVerifyCode', { phone: '+14155550163', purpose: 'changePhone' });
    phone.ok('updatePhone', { phone: '+14155550163', code: demoCode });
    expect([phone, laptop, tablet, other].map((one) => one.send('getCurrentUser', { type: 1 }).status)).toEqual([
      200, 401, 401, 200,
    ]);
    expect(shop.database.sessions.size).toBe(2);
  });

  test('that fails ends no session', () => {
    const shop = setup();
    const [phone, laptop] = [shop.customer(PHONE), shop.customer(PHONE)];
    shop.customer(OTHER_PHONE);
    shop.pass(MINUTE_MS);
    const { demoCode = '' } = phone.ok('sendVerifyCode', { phone: OTHER_PHONE, purpose: 'changePhone' });
    expect(phone.refused('updatePhone', { phone: OTHER_PHONE, code: demoCode }).errorCode).toBe('PHONE_TAKEN');
    expect(phone.refused('updatePhone', { phone: OTHER_PHONE, code: wrongFor(demoCode) }).errorCode).toBe('CODE_WRONG');
    expect(laptop.send('getCurrentUser', { type: 1 }).status).toBe(200);
  });
});
