import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { nextOperation } from '../../mock/testing/purchase';
import { callsTo } from '../setup/callsTo';
import { buyer } from '../setup/checkoutSteps';
import { server } from '../setup/freshShop';
import { sentPaths, startPaths } from '../setup/lostWrites';
import { openPage, platforms } from '../setup/openPage';
import { come, confirmation, field, openWithdraw, review, withdrawals, withdrawPath } from '../setup/withdrawSteps';

/** A customer who withdrew to two accounts before: to `4821` last. */
function withPayees() {
  const customer = buyer('MONEY-PLEASE');
  const withdraw = (payeeAccount: string) =>
    customer.ok('withdraw', { operationId: nextOperation(), amount: 1_000, payeeName: 'Ada Byron', payeeAccount });
  const older = withdraw('400012341111');
  return { customer, older, newer: withdraw('400012344821') };
}
const choice = (name: string) => screen.findByRole('radio', { name });

describe.each(platforms)('a customer who has withdrawn before, on %s', (platform) => {
  test('withdraws to the last used account without typing it', async () => {
    const { customer, newer } = withPayees();
    const opened = await openWithdraw(platform, customer);
    expect(await choice('Ada Byron ·· 4821')).toBeChecked();
    expect(screen.queryByRole('textbox', { name: 'Account holder' })).toBeNull();
    await opened.user.type(await field('Amount in USD'), '20');
    const sent = callsTo('/api/user/withdraw');
    await review(opened);
    expect(await screen.findByRole('heading', { name: 'Check the details' })).toBeVisible();
    expect(screen.getByText('·· 4821')).toBeVisible();
    await opened.user.click(await confirmation('$20.00'));
    await come();
    expect(sent).toEqual([{ operationId: expect.any(String), amount: 2_000, payeeId: newer.id }]);
    expect(withdrawals(customer)[0]).toMatchObject({ amount: 2_000, payee: 'Ada Byron ·· 4821' });
  });

  test('keeps the chosen account over a reload, and types another one', async () => {
    const { customer } = withPayees();
    const first = await openWithdraw(platform, customer);
    await first.user.click(await choice('Ada Byron ·· 1111'));
    first.unmount();
    const opened = await openWithdraw(platform, customer);
    expect(await choice('Ada Byron ·· 1111')).toBeChecked();
    await opened.user.click(await choice('Another account'));
    await opened.user.type(await field('Amount in USD'), '20');
    await review(opened);
    await waitFor(async () => expect(await field('Account holder')).toHaveFocus());
    expect(await field('Account')).toHaveAccessibleDescription(/Enter the account number/);
    await opened.user.type(await field('Account holder'), 'Mei Lin');
    await opened.user.type(await field('Account'), '12345678');
    await review(opened);
    await opened.user.click(await confirmation('$20.00'));
    await come();
    expect(withdrawals(customer)[0]).toMatchObject({ payee: 'Mei Lin ·· 5678' });
  });

  test('is paid to the account of the review, although another tab has used another one meanwhile', async () => {
    const { customer, older, newer } = withPayees();
    const opened = await openWithdraw(platform, customer);
    await opened.user.type(await field('Amount in USD'), '20');
    await review(opened);
    customer.ok('withdraw', { operationId: nextOperation(), amount: 1_000, payeeId: older.id });
    const sent = callsTo('/api/user/withdraw');
    // The network was away: every query is sent again, and the other account is the last used one now.
    const paths = sentPaths(startPaths);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(paths).toContain('/api/user/enableBalance'));
    await opened.user.click(await confirmation('$20.00'));
    await come();
    expect(sent).toMatchObject([{ payeeId: newer.id }]);
  });

  test('reads at the choice that an account cannot be used any more', async () => {
    const { customer } = withPayees();
    server.use(
      http.post(withdrawPath, () =>
        HttpResponse.json({
          success: false,
          errorCode: 'VALIDATION',
          errorMessage: 'Check your input.',
          showType: 0,
          data: { fields: { payeeId: 'invalid' } },
        }),
      ),
    );
    const opened = await openWithdraw(platform, customer);
    await opened.user.type(await field('Amount in USD'), '20');
    await review(opened);
    await opened.user.click(await confirmation('$20.00'));
    expect(await screen.findByText('This account can’t be used any more. Choose another one.')).toBeVisible();
    expect(await field('Amount in USD')).toHaveValue('20');
    expect(withdrawals(customer)).toHaveLength(2);
  });
});

test('the confirmation page of the phone offers the account as well', async () => {
  const { customer, newer } = withPayees();
  const { user } = await openPage('/h5/components/withdrawModal', { as: customer });
  const sent = callsTo('/api/user/withdraw');
  await user.click(await screen.findByRole('button', { name: 'Withdraw all' }));
  expect(await choice('Ada Byron ·· 4821')).toBeChecked();
  await user.click(await confirmation('$180.00'));
  await come();
  expect(sent).toMatchObject([{ amount: 18_000, payeeId: newer.id }]);
});
