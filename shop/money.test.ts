import { exactAmount, percentOf, perMilleOf, sumOf, multiplyExact } from './money';

describe('amounts', () => {
  test('are exact up to the largest safe integer', () => {
    expect(sumOf([Number.MAX_SAFE_INTEGER - 1, 1])).toBe(9_007_199_254_740_991);
    expect(multiplyExact(1_999, 3)).toBe(5_997);
    expect(sumOf([])).toBe(0);
  });

  test.each([
    ['a sum above it', () => sumOf([Number.MAX_SAFE_INTEGER, 1])],
    ['a product above it', () => multiplyExact(Number.MAX_SAFE_INTEGER, 2)],
    ['a fraction', () => exactAmount(0.5)],
    ['NaN', () => sumOf([Number.NaN])],
  ])('throw for %s', (_, sum) => {
    expect(sum).toThrow(RangeError);
  });

  test('round per cent down and per mille up', () => {
    expect(percentOf(999, 10)).toBe(99);
    expect(perMilleOf(1_001, 6)).toBe(7);
    expect(perMilleOf(1_000, 6)).toBe(6);
    expect(percentOf(Number.MAX_SAFE_INTEGER, 100)).toBe(Number.MAX_SAFE_INTEGER);
  });
});
