import { act } from '@testing-library/react';
import { openWithdrawHook as open, serveBalance } from '../../../tests/setup/withdrawHook';

describe('the labels', () => {
  test.each([
    [50, 6, '$0.50 and 0.6%'],
    [50, 0, '$0.50'],
    [0, 6, '0.6%'],
    [0, 0, ''],
  ])('of a fee of %d and %d thousandths are "%s"', async (feeFixed, feePerMille, note) => {
    serveBalance({ feeFixed, feePerMille });
    expect((await open()).now().labels.sums[1]?.note).toBe(note);
  });

  test('name what is on hold, also where nothing can be withdrawn', async () => {
    serveBalance({ frozen: 2_500 });
    const { now } = await open();
    expect(now().labels.hints.amount).toBe('$200.00 available, $25.00 on hold. Minimum $10.00.');
    serveBalance({ frozen: 2_500, available: 500 });
    await act(async () => void (await now().retry()));
    expect(now().labels.tooLittle).toBe(
      'Withdrawals start at $10.00; you have $5.00. You can spend it on anything in the shop. $25.00 is on hold and can’t be withdrawn right now.',
    );
  });
});
