import fc from 'fast-check';
import * as v from 'valibot';
import { currency, money, price } from './wire';
import { checkProperty } from '../../../tests/setup/property';

describe('the money and price schemas', () => {
  test('accept every safe integer; price rejects negative ones', () => {
    checkProperty(
      fc.property(fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }), (amount) => {
        expect(v.is(money, amount)).toBe(true);
        expect(v.is(price, amount)).toBe(amount >= 0);
      }),
    );
  });

  test.each([
    0.5,
    -0.1,
    2 ** 53,
    -(2 ** 53),
    1e300,
    Number.NaN,
    Infinity,
    '100',
    '1.00',
    null,
    undefined,
    true,
    [],
    {},
    100n,
  ])('reject %p', (amount) => {
    expect(v.is(money, amount)).toBe(false);
    expect(v.is(price, amount)).toBe(false);
  });

  test('reject every number with a fraction', () => {
    checkProperty(fc.property(fc.double({ noInteger: true }), (amount) => expect(v.is(money, amount)).toBe(false)));
  });
});

test.each(['usd', 'US', 'USDT', '$', '', 'U5D', 'USD '])('the currency schema rejects %p', (code) =>
  expect(v.is(currency, code)).toBe(false),
);
