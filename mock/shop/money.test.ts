import { exact, perCentOf, perMilleOf, sumOf, times } from './money';

describe('sums of the shop', () => {
  test('are exact up to the largest safe amount', () => {
    expect(sumOf([Number.MAX_SAFE_INTEGER - 1, 1])).toBe(9_007_199_254_740_991);
    expect(times(1_999, 3)).toBe(5_997);
    expect(sumOf([])).toBe(0);
  });

  test.each([
    ['a sum beyond it', () => sumOf([Number.MAX_SAFE_INTEGER, 1])],
    ['a product beyond it', () => times(Number.MAX_SAFE_INTEGER, 2)],
    ['a fraction', () => exact(0.5)],
    ['what is no number', () => sumOf([Number.NaN])],
  ])('refuse %s', (_, sum) => {
    expect(sum).toThrow(RangeError);
  });

  test('round per cents down and per milles up', () => {
    expect(perCentOf(999, 10)).toBe(99);
    expect(perMilleOf(1_001, 6)).toBe(7);
    expect(perMilleOf(1_000, 6)).toBe(6);
    expect(perCentOf(Number.MAX_SAFE_INTEGER, 100)).toBe(Number.MAX_SAFE_INTEGER);
  });
});
