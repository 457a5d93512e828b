/** Forms that write, filled and ready to be sent, for tests of lost requests. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { CallName } from '@/api/calls';
import { pathOf, type Platform, type Screen } from '@/lib/routes';
import { draftAddress } from '../../../mock/testing/purchase';
import { buyer } from '../checkoutSteps';
import { openPage } from '../openPage';

/** A form that can be sent. */
interface FilledForm {
  user: UserEvent;
  /** The control that sends the write. */
  button: () => Promise<HTMLElement>;
  /** What the shop stores. */
  read: () => unknown;
  /** What it stores after one effect. */
  expected: unknown;
  /** A text of the page that reports the success. */
  done: string | RegExp;
  /** Checks that what was typed and chosen is still there, and makes it ready to be sent again. */
  expectKept?: () => Promise<void>;
  /** What the page says after the lost request. */
  lostText?: string;
  /** The control that sends the write again; the same one by default. */
  again?: () => Promise<HTMLElement>;
}

/** A write of the contract, and how its form is filled. */
export interface WriteForm {
  name: string;
  call: CallName;
  prepare: (platform: Platform) => Promise<FilledForm>;
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const dialogButton = async (name: string) =>
  within(await screen.findByRole('dialog')).findByRole('button', { name });
export const customer = () => buyer();
export const open = async (platform: Platform, name: Screen, as = customer(), query = {}) => ({
  ...(await openPage(pathOf(platform, name, query), { as })),
  as,
});
export const typed = async (user: UserEvent, element: HTMLElement, text: string) => {
  await user.clear(element);
  await user.click(element);
  await user.paste(text);
};
export const streets = (as: ReturnType<typeof buyer>) =>
  as.ok('getAddresses', {}).list.map(({ street, city, isDefault }) => [street, city, isDefault]);
export const userOf = (as: ReturnType<typeof buyer>) => as.ok('getCurrentUser', { type: 1 });
export const phoneField = () => screen.getByLabelText('Phone number');

/** The sign-in page with a phone number. */
export async function openLogin(platform: Platform) {
  const { user } = await openPage(pathOf(platform, 'login'));
  await user.type(phoneField(), '415 555 0166');
  return user;
}

/** Two addresses, of which the second is not the default. */
export function withTwoAddresses() {
  const as = buyer();
  as.ok('saveAddress', { ...draftAddress, street: '2 Main Street' });
  return as;
}
