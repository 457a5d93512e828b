/** Shared steps of the withdrawal tests. */
import { screen, waitFor } from '@testing-library/react';
import { pathOf, type Platform } from '@/lib/routes';
import type { Visitor } from '../../mock/testing/openTestShop';
import { buyer } from './checkoutSteps';
import { openPage } from './openPage';

export const withdrawPath = '*/api/user/withdraw';
export const account = '4000 1234 1234 4821';
export const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
/** The withdrawals of a customer, newest first. */
export const withdrawals = (customer: Visitor) => customer.ok('getWithdrawLog', {}).list;
export const come = (timeout = 15_000) =>
  screen.findByRole('heading', { name: 'We’ve received your request' }, { timeout });

/** Opens the form for a customer with a balance of 200 dollars. */
export async function openWithdraw(platform: Platform, customer = buyer('MONEY-PLEASE')) {
  const page = await openPage(pathOf(platform, 'withdraw'), { as: customer });
  await field('Amount in USD');
  return { ...page, customer };
}
type Opened = Awaited<ReturnType<typeof openWithdraw>>;

export async function fill(
  { user }: Pick<Opened, 'user'>,
  amount: string,
  payeeAccount = account,
  currency = 'USD',
): Promise<void> {
  // After an earlier withdrawal its account is chosen.
  const another = screen.queryByRole('radio', { name: 'Another account' });
  if (another) await user.click(another);
  const values = [
    [`Amount in ${currency}`, amount],
    ['Account holder', 'Ada Byron'],
    ['Account', payeeAccount],
  ] as const;
  for (const [name, value] of values) {
    await user.clear(await field(name));
    await user.paste(value);
  }
}

export const review = ({ user }: Pick<Opened, 'user'>) => user.click(screen.getByRole('button', { name: 'Review' }));

/** The confirm button. It is disabled for a moment, so that a double click on the previous button does not press it. */
export async function confirmation(amount: string) {
  const button = await screen.findByRole('button', { name: `Withdraw ${amount}` });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  return button;
}
