/** Steps of paying an order on its result page. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const payTitle = 'How would you like to pay?';
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
