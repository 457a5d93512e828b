/** One-time codes beside those of a phone's tries: wrong codes of a client, and codes for a phone in a day. */
import { DEFAULT_CODES_PER_DAY, MAX_WRONG_OF_CLIENT } from './domain/codeCounts';
import { openTestShop, type Visitor } from '../mock/testing/openTestShop';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time';

const ATTACKER = '203.0.113.7';
const OWNER = '198.51.100.20';
const PHONE = '+14155550161';
/** A phone that had no code yet. */
const phoneAt = (nth: number) => `+1415555${String(1_000 + nth)}`;

const codeFor = (visitor: Visitor, phone: string) => visitor.ok('sendVerifyCode', { phone }).demoCode ?? '';
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');
const login = (visitor: Visitor, phone: string, code: string) =>
  visitor.send('loginWithVerifyCode', { phone, code }).body;
/** Tries a wrong code for each of `count` phones. Returns the error codes. */
const spray = (visitor: Visitor, count: number, first = 0) =>
  Array.from({ length: count }, (_, nth) => {
    const phone = phoneAt(first + nth);
    return visitor.refused('loginWithVerifyCode', { phone, code: wrongFor(codeFor(visitor, phone)) }).errorCode;
  });

describe('wrong codes of a client', () => {
  test('are limited over all phones; then its right codes wait as well, and other clients do not', () => {
    const { visitor, pass } = openTestShop();
    const [attacker, owner] = [visitor('en', ATTACKER), visitor('en', OWNER)];
    expect(new Set(spray(attacker, MAX_WRONG_OF_CLIENT))).toEqual(new Set(['CODE_WRONG']));
    const code = codeFor(attacker, PHONE);
    expect(login(attacker, PHONE, code)).toEqual({
      success: false,
      errorCode: 'TOO_MANY_REQUESTS',
      errorMessage: 'Too many wrong codes from your network. Please try again in a few minutes.',
      showType: 0,
      data: { waitMs: 2 * MINUTE_MS },
    });
    expect(login(owner, PHONE, code)).toMatchObject({ success: true });
    pass(2 * MINUTE_MS - 1);
    expect(spray(attacker, 1, 50)).toEqual(['TOO_MANY_REQUESTS']);
    pass(1);
    expect(spray(attacker, 2, 60)).toEqual(['CODE_WRONG', 'TOO_MANY_REQUESTS']);
  });

  test('that are tried without end are thirty an hour', () => {
    const { visitor, pass } = openTestShop();
    const attacker = visitor('en', ATTACKER);
    spray(attacker, MAX_WRONG_OF_CLIENT);
    let wrong = 0;
    for (let minute = 0; minute < 60; minute += 1) {
      pass(MINUTE_MS);
      wrong += spray(attacker, 3, 100 + minute * 3).filter((code) => code === 'CODE_WRONG').length;
    }
    expect(wrong).toBe(30);
  });

  test('are all that count: an address that many share signs in as often as it likes', () => {
    const { visitor } = openTestShop();
    const office = visitor('en', OWNER);
    spray(office, MAX_WRONG_OF_CLIENT - 1);
    for (let nth = 0; nth < 300; nth += 1) {
      const phone = phoneAt(500 + nth);
      expect(login(office, phone, codeFor(office, phone))).toMatchObject({ success: true });
    }
    expect(spray(office, 2, 900)).toEqual(['CODE_WRONG', 'TOO_MANY_REQUESTS']);
  });

  test('for a change of phone count with them', () => {
    const { visitor, pass } = openTestShop();
    const thief = visitor('en', ATTACKER);
    thief.token = thief.ok('loginWithVerifyCode', { phone: PHONE, code: codeFor(thief, PHONE) }).token;
    spray(thief, MAX_WRONG_OF_CLIENT);
    pass(MINUTE_MS);
    const { demoCode = '' } = thief.ok('sendVerifyCode', { phone: phoneAt(700), purpose: 'changePhone' });
    expect(thief.refused('updatePhone', { phone: phoneAt(700), code: demoCode })).toMatchObject({
      errorCode: 'TOO_MANY_REQUESTS',
      data: { waitMs: MINUTE_MS },
    });
  });
});

describe('the codes for a phone', () => {
  /** Requests codes, each as soon as the last one has made room. Returns how many were sent. */
  const requestUntilRefused = (visitor: Visitor, pass: (ms: number) => void, phone = PHONE) => {
    for (let count = 0; ; count += 1) {
      const body = visitor.send('sendVerifyCode', { phone }).body as { success: boolean };
      if (!body.success) return count;
      pass(MINUTE_MS);
    }
  };

  test('are limited in a day, over all clients and both purposes', () => {
    const { visitor, pass, customer } = openTestShop({ configuration: { ...SHOP, codesPerDay: 4 } });
    const clients = [visitor('en', ATTACKER), visitor('en', OWNER), customer('+14155550162')];
    for (const client of clients) {
      client.ok('sendVerifyCode', { phone: PHONE });
      pass(MINUTE_MS);
    }
    clients[2]?.ok('sendVerifyCode', { phone: PHONE, purpose: 'changePhone' });
    pass(MINUTE_MS);
    expect(visitor('en').refused('sendVerifyCode', { phone: PHONE })).toEqual({
      success: false,
      errorCode: 'TOO_MANY_REQUESTS',
      errorMessage: 'This number got too many codes today. Please try again later.',
      showType: 0,
      data: { waitMs: 6 * HOUR_MS - 4 * MINUTE_MS },
    });
    visitor('en', ATTACKER).ok('sendVerifyCode', { phone: phoneAt(1) });
    pass(6 * HOUR_MS - 4 * MINUTE_MS - 1);
    expect(visitor('en').refused('sendVerifyCode', { phone: PHONE }).data).toEqual({ waitMs: 1 });
    pass(1);
    visitor('en').ok('sendVerifyCode', { phone: PHONE });
  });

  test('are as many as the shop says, and a hundred by default', () => {
    for (const codesPerDay of [1, 20, undefined]) {
      const { visitor, pass } = openTestShop({ configuration: { ...SHOP, codesPerDay } });
      const sent = requestUntilRefused(visitor(), pass);
      const expected = codesPerDay ?? DEFAULT_CODES_PER_DAY;
      // While they are requested one a minute, some are forgotten.
      const forgotten = Math.floor((sent * MINUTE_MS) / (DAY_MS / expected));
      expect(sent - forgotten).toBe(expected);
    }
    expect(DEFAULT_CODES_PER_DAY).toBe(100);
  });

  test('that are used count as well', () => {
    const { visitor, customer } = openTestShop({ configuration: { ...SHOP, codesPerDay: 3 } });
    for (let nth = 0; nth < 3; nth += 1) customer(PHONE);
    expect(visitor().refused('sendVerifyCode', { phone: PHONE }).errorCode).toBe('TOO_MANY_REQUESTS');
  });

  test('that were refused do not count', () => {
    const { visitor, pass } = openTestShop({ configuration: { ...SHOP, codesPerDay: 2 } });
    visitor().ok('sendVerifyCode', { phone: PHONE });
    expect(visitor().refused('sendVerifyCode', { phone: PHONE }).errorCode).toBe('RESEND_TOO_SOON');
    pass(MINUTE_MS);
    visitor().ok('sendVerifyCode', { phone: PHONE });
  });
});

test('counts are removed when all of them are forgotten', () => {
  const { database, visitor, pass } = openTestShop();
  spray(visitor('en', ATTACKER), 2);
  expect([...database.codeCounts.ids()]).toEqual([`sent:${phoneAt(0)}`, `client:${ATTACKER}`, `sent:${phoneAt(1)}`]);
  pass(HOUR_MS);
  visitor().ok('getServerInfo', {});
  expect(database.codeCounts.size).toBe(0);
});
