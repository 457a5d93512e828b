import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { nextOperation } from '../../mock/testing/purchase';
import { server, shopOfTest } from '../setup/freshShop';
import { buyer } from '../setup/checkoutSteps';
import { platforms, openPage } from '../setup/openPage';
import {
  account,
  come,
  confirmation,
  field,
  fill,
  openWithdraw as open,
  review,
  withdrawals,
  withdrawPath,
} from '../setup/withdrawSteps';

const sums = () =>
  [...screen.getByRole('region', { name: 'Summary' }).querySelectorAll('dd')].map((figure) => figure.textContent);

describe.each(platforms)('the withdrawal form on %s', (platform) => {
  test('shows balance, minimum, fee and net amount while the amount is typed', async () => {
    const { user } = await open(platform);
    expect(await field('Amount in USD')).toHaveAccessibleDescription('$200.00 available. Minimum $10.00.');
    expect(sums()).toEqual(['—', '—', '—']);
    expect(screen.getByText('$0.50 and 0.6%')).toBeVisible();
    await user.type(await field('Amount in USD'), '1,00');
    expect(sums()).toEqual(['—', '—', '—']);
    await user.clear(await field('Amount in USD'));
    await user.type(await field('Amount in USD'), '１００．０１');
    expect(sums()).toEqual(['$100.01', '$1.11', '$98.90']);
    await user.clear(await field('Amount in USD'));
    await user.type(await field('Amount in USD'), '250');
    expect(sums()).toEqual(['—', '—', '—']);
    await user.click(screen.getByRole('button', { name: 'Withdraw all' }));
    expect(await field('Amount in USD')).toHaveValue('200.00');
    expect(sums()).toEqual(['$200.00', '$1.70', '$198.30']);
  });

  test('understands point and comma, and shows an amount that could be read in another way', async () => {
    const { user, customer } = await open(platform);
    await fill({ user }, '1’234,5');
    const amount = await field('Amount in USD');
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/= \$1,234\.50/));
    await fill({ user }, '\u202a42,5\u202c', '４０００\u00a0１２３４\u200b-4821');
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/^= \$42\.50\. \$200\.00 available/));
    expect(sums()).toEqual(['$42.50', '$0.76', '$41.74']);
    await review({ user });
    await user.click(await confirmation('$42.50'));
    await come();
    expect(withdrawals(customer)[0]).toMatchObject({ amount: 4_250, payee: 'Ada Byron ·· 4821' });
  });

  test('begins with the amount of the failed withdrawal that linked to it', async () => {
    await openPage(pathOf(platform, 'withdraw', { amount: '30.00' }), { as: buyer('MONEY-PLEASE') });
    expect(await field('Amount in USD')).toHaveValue('30.00');
  });

  test('shows a review, sends one withdrawal when the button is pressed several times, and shows its status', async () => {
    const opened = await open(platform);
    const { user, customer, where } = opened;
    await fill(opened, '42.5');
    await review(opened);
    expect(await screen.findByRole('heading', { name: 'Check the details' })).toBeVisible();
    expect(screen.getByText('4000 1234 1234 4821')).toBeVisible();
    expect(withdrawals(customer)).toEqual([]);
    const button = await confirmation('$42.50');
    button.focus();
    await Promise.all([user.keyboard('{Enter}'), user.dblClick(button)]);
    await come();
    const [done, ...others] = withdrawals(customer);
    expect(others).toEqual([]);
    expect(done).toMatchObject({ amount: 4_250, fee: 76, net: 4_174, payee: 'Ada Byron ·· 4821', status: 'reviewing' });
    expect(where().query).toMatchObject({ id: done?.id });
    expect(within(screen.getByRole('article')).getByText('$41.74')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All withdrawals' })).toHaveAttribute(
      'href',
      expect.stringContaining(pathOf(platform, 'withdrawLog')),
    );
    expect(sessionStorage.getItem('draft:withdraw')).toBeNull();
  });

  test('returns from the review with the input kept', async () => {
    const opened = await open(platform);
    await fill(opened, '20');
    await review(opened);
    const change = await screen.findByRole('button', { name: 'Change' });
    // On the phone the sheet moves the focus itself.
    if (platform === 'pc') expect(screen.getByRole('heading', { name: 'Check the details' })).toHaveFocus();
    await opened.user.click(change);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Check the details' })).toBeNull());
    expect(await field('Amount in USD')).toHaveValue('20');
    if (platform === 'pc') expect(await field('Amount in USD')).toHaveFocus();
    expect(await field('Account')).toHaveValue(account);
    expect(withdrawals(opened.customer)).toEqual([]);
  });

  test('shows an error at each invalid field and focuses the first', async () => {
    const opened = await open(platform);
    await review(opened);
    await waitFor(async () => expect(await field('Amount in USD')).toHaveFocus());
    await waitFor(async () => expect(await field('Amount in USD')).toHaveAccessibleDescription(/Enter an amount/));
    await waitFor(async () =>
      expect(await field('Account holder')).toHaveAccessibleDescription(/Enter the account holder’s name/),
    );
    await waitFor(async () => expect(await field('Account')).toHaveAccessibleDescription(/Enter the account number/));
    await fill(opened, '9.99', '4000/12');
    await review(opened);
    await waitFor(async () =>
      expect(await field('Amount in USD')).toHaveAccessibleDescription(/The minimum is \$10\.00/),
    );
    await waitFor(async () => expect(await field('Account')).toHaveAccessibleDescription(/Only digits, letters/));
    await fill(opened, '200.01');
    await waitFor(async () =>
      expect(await field('Amount in USD')).toHaveAccessibleDescription(/more than the \$200\.00 you have/),
    );
    expect(await field('Account')).toBeValid();
    await fill(opened, 'ten');
    await review(opened);
    await waitFor(async () => expect(await field('Amount in USD')).toHaveAccessibleDescription(/such as 125\.00/));
    expect(screen.queryByRole('heading', { name: 'Check the details' })).toBeNull();
  });

  test('shows an error at a field that is left for another field, and none for a button', async () => {
    const { user } = await open(platform);
    const amount = await field('Amount in USD');
    await user.type(amount, '5');
    const all = screen.getByRole('button', { name: 'Withdraw all' });
    act(() => all.focus());
    expect(amount).toBeValid();
    act(() => amount.focus());
    await user.click(await field('Account holder'));
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/The minimum is \$10\.00/));
  });

  test('stores amount and name for the session and never the account', async () => {
    const opened = await open(platform);
    await fill(opened, '20');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('4821');
    opened.unmount();
    await open(platform, opened.customer);
    expect(await field('Amount in USD')).toHaveValue('20');
    expect(await field('Account holder')).toHaveValue('Ada Byron');
    expect(await field('Account')).toHaveValue('');
  });

  test('shows an error at the amount, with the new balance, when the balance is too low by now', async () => {
    const opened = await open(platform);
    await fill(opened, '150');
    await review(opened);
    opened.customer.ok('withdraw', {
      operationId: nextOperation(),
      amount: 10_000,
      payeeName: 'Ada',
      payeeAccount: '12345678',
    });
    await opened.user.click(await confirmation('$150.00'));
    await waitFor(async () =>
      expect(await field('Amount in USD')).toHaveAccessibleDescription(/more than the \$100\.00 you have/),
    );
    await waitFor(async () => expect(await field('Amount in USD')).toHaveFocus());
    expect(withdrawals(opened.customer)).toHaveLength(1);
  });

  test('shows an error at the amount, with the new minimum, when the API has raised it', async () => {
    server.use(
      http.post(
        withdrawPath,
        () =>
          HttpResponse.json({
            success: false,
            errorCode: 'BELOW_MINIMUM',
            errorMessage: 'Too little',
            showType: 2,
            data: { minimum: 3_000 },
          }),
        { once: true },
      ),
    );
    const opened = await open(platform);
    await fill(opened, '20');
    await review(opened);
    await opened.user.click(await confirmation('$20.00'));
    await waitFor(async () =>
      expect(await field('Amount in USD')).toHaveAccessibleDescription(/The minimum is \$30\.00/),
    );
    expect(screen.queryByText('Too little')).toBeNull();
  });

  test('shows an error at the account when the API rejects it', async () => {
    server.use(
      http.post(
        withdrawPath,
        () =>
          HttpResponse.json({
            success: false,
            errorCode: 'VALIDATION',
            errorMessage: 'No',
            showType: 2,
            data: { fields: { payeeAccount: 'invalid' } },
          }),
        { once: true },
      ),
    );
    const opened = await open(platform);
    await fill(opened, '20');
    await review(opened);
    await opened.user.click(await confirmation('$20.00'));
    await waitFor(async () =>
      expect(await field('Account')).toHaveAccessibleDescription(/This account wasn’t accepted/),
    );
    await waitFor(async () => expect(await field('Account')).toHaveFocus());
  });

  test('shows no form when the balance is below the minimum', async () => {
    shopOfTest();
    await openPage(pathOf(platform, 'withdraw'), { as: buyer() });
    const heading = await screen.findByRole('heading', { name: 'Not enough to withdraw yet' });
    const panel = within(heading.closest<HTMLElement>('.adm-error-block, .ant-empty') ?? heading);
    expect(panel.getByText(/start at \$10\.00; you have \$0\.00/)).toBeVisible();
    // What to do instead. The menu of the account has links of the same names.
    expect(panel.getByRole('link', { name: 'Redeem a code' })).toHaveAttribute('href', pathOf(platform, 'redeem'));
    expect(panel.getByRole('link', { name: 'Invite friends' })).toHaveAttribute('href', pathOf(platform, 'promotion'));
    // The products are for those who have something to spend.
    expect(panel.queryByRole('link', { name: 'See all products' })).toBeNull();
  });

  test('requires login', async () => {
    shopOfTest();
    await openPage(pathOf(platform, 'withdraw'));
    expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
  });
});
