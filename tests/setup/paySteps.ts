/** Steps of paying an order on its result page. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pathOf, type Platform } from '@/lib/routes';
import type { Order } from '@/api/orders';
import { placeShopOrder } from '../../mock/testing/purchase';
import { buyer, line } from './checkoutSteps';
import { openPage } from './openPage';

const payTitle = 'How would you like to pay?';
/** The step in which the method is chosen, while it is open. */
export const payStep = () => screen.findByRole('dialog', { name: payTitle });

/** The button of the step, as soon as it can be pressed: it rests for a moment after the step has opened. */
export async function confirmButton(amount: string): Promise<HTMLElement> {
  const button = await within(await payStep()).findByRole('button', { name: `Pay ${amount}` });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

/** Opens the step with the button of the page. */
export async function openPayStep(user: UserEvent, amount: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: `Pay ${amount}` });
  // An order that another test has just placed pauses the button.
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  return payStep();
}

/** Opens the step, chooses a method (by default the preselected one) and returns the button that pays. */
export async function readyToPay(user: UserEvent, amount: string, method?: RegExp): Promise<HTMLElement> {
  const step = await openPayStep(user, amount);
  if (method) await user.click(await within(step).findByRole('radio', { name: method }));
  return confirmButton(amount);
}

/** After a payment that failed: chooses a method on the page, and returns the button that pays. */
export async function readyToPayAgain(user: UserEvent, amount: string, method: RegExp): Promise<HTMLElement> {
  await user.click(await screen.findByRole('radio', { name: method }));
  const button = screen.getByRole('button', { name: `Pay ${amount}` });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

/** A customer with an unpaid order of $100.00, who has redeemed these codes. */
export function withUnpaidOrder(...codes: string[]) {
  const customer = buyer(...codes);
  const order = placeShopOrder(customer, [line('phones.only')], { couponId: null });
  return { customer, order, now: () => customer.ok('getOrderDetail', { id: order.id }) };
}

/** Opens the result page of an order. */
export const openResult = (
  platform: Platform,
  { customer, order }: Pick<ReturnType<typeof withUnpaidOrder>, 'customer' | 'order'>,
) => openPage(pathOf(platform, 'orderSuccess', { id: order.id }), { as: customer });

export const paidEvents = ({ timeline }: Order) => timeline.filter(({ event }) => event === 'paid');
export const heading = (name: string, timeout = 15_000) => screen.findByRole('heading', { name }, { timeout });
export const expectNoStep = () => waitFor(() => expect(screen.queryByRole('dialog', { name: payTitle })).toBeNull());

/** Sends requests with an injected fault until the end of the test. */
export const setFault = (fault: string) => {
  document.cookie = `shopFault=${fault}`;
};
afterEach(() => {
  document.cookie = 'shopFault=; max-age=0';
});
