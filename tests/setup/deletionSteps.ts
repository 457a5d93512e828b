/** Shared steps of the tests of the deletion of an account: a customer, the view, and the code that confirms. */
import { screen } from '@testing-library/react';
import { pathOf, type Platform } from '@/lib/routes';
import type { Visitor } from '../../mock/testing/openTestShop';
import { shopOfTest } from './freshShop';
import { openPage } from './openPage';

/** The path of what is lost, and that of the write. */
export const deletionPath = '/api/user/deletion';
export const deletePath = '/api/user/delete';
export const leavingPhone = '+14155550171';

/** A customer with the welcome coupon and nothing else. */
export const leaving = (): Visitor => shopOfTest().customer(leavingPhone);

/** Whether the session of a customer still works. */
export const hasAccount = (customer: Visitor): boolean => customer.send('getCurrentUser', { type: 1 }).status === 200;

export const openDeletion = (platform: Platform, customer: Visitor) =>
  openPage(pathOf(platform, 'profile', { view: 'delete' }), { as: customer });

export const codeField = () => screen.findByLabelText<HTMLInputElement>('Code from the text message');
export const deleteButton = () => screen.findByRole('button', { name: 'Delete account for good' });

/** Opens the view with a code that was requested and filled in. */
export async function readyToDelete(platform: Platform, customer: Visitor) {
  const page = await openDeletion(platform, customer);
  await page.user.click(await screen.findByRole('button', { name: 'Get code' }));
  await page.user.click(await screen.findByRole('button', { name: 'Use this code' }));
  return page;
}

/** The write, ready to be sent, and how often the user is fetched after it. */
export const deletionRequests = {
  deleteAccount: {
    fetches: 0 as const,
    open: async (platform: Platform) => {
      const { user } = await readyToDelete(platform, leaving());
      const button = await deleteButton();
      return async () => {
        await user.click(button);
        await screen.findByText('Account deleted');
      };
    },
  },
};
