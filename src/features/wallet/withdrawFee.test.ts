import fc from 'fast-check';
import { withdrawFee, withdrawSum } from './withdrawFee';
import { checkProperty } from '../../../tests/setup/property';

const rule = { feeFixed: 50, feePerMille: 6 };

describe('the fee of a withdrawal', () => {
  test.each([
    [10_000, 110],
    [10_001, 111],
    [1_000, 56],
    [1_001, 57],
  ])('of %d is %d: the fixed part and the thousandths, rounded up', (amount, fee) =>
    expect(withdrawFee(amount, rule)).toBe(fee),
  );

  test('is what the rule says: only fixed, only a share, or nothing', () => {
    expect(withdrawFee(10_000, { feeFixed: 200, feePerMille: 0 })).toBe(200);
    expect(withdrawFee(9_999, { feeFixed: 0, feePerMille: 10 })).toBe(100);
    expect(withdrawFee(10_000, { feeFixed: 0, feePerMille: 0 })).toBe(0);
  });

  test('never takes more than there is', () => {
    expect(withdrawSum(30, rule)).toEqual({ amount: 30, fee: 30, net: 0 });
  });

  test('and what arrives make the amount, and no amount is too large to be exact', () => {
    checkProperty(
      fc.property(
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        fc.integer({ min: 0, max: 1000 }),
        (amount, feePerMille) => {
          const { fee, net } = withdrawSum(amount, { feeFixed: 50, feePerMille });
          expect(fee + net).toBe(amount);
          expect(Number.isSafeInteger(fee) && fee >= 0 && net >= 0).toBe(true);
        },
      ),
    );
  });
});
