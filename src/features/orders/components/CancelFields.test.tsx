/** What a customer is told before an order is cancelled. */
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Order } from '@/api/orders';
import type { CancelForm } from '@/features/orders/useCancelForm';
import { order, paid } from '../../../../tests/setup/exampleOrder';
import { renderShopHook } from '../../../../tests/setup/shopHook';
import { CancelButtons, CancelFields } from './CancelFields';

afterEach(() => void Object.assign(SHOP.features, { coupons: true }));

const draw = (part: ReactNode) => renderShopHook(() => undefined, { draw: () => part });

const form = (facts: object = {}) =>
  ({
    fields: { values: {}, errors: {}, refusals: 0, onChange: () => undefined, onSubmit: () => undefined },
    formError: undefined,
    isBusy: false,
    isUnknown: false,
    send: () => Promise.resolve(),
    ...facts,
  }) as unknown as CancelForm;
const back = { amount: 4_200, name: 'Card', coupon: true };

test.each<[string, Partial<Order>, boolean, string]>([
  ['to pay', { cancelReturns: undefined }, true, 'The items become available again.'],
  [
    'that is paid, by an API that does not say',
    { ...paid, cancelReturns: undefined },
    true,
    'You get back what you paid.',
  ],
  [
    'that is paid',
    { ...paid, cancelReturns: back },
    true,
    ' $42.00 goes back to: Card. Your coupon can be used again.',
  ],
  ['in a shop without coupons', { ...paid, cancelReturns: back }, false, ' $42.00 goes back to: Card.'],
  [
    'that gives back a coupon alone',
    { ...paid, cancelReturns: { ...back, amount: 0 } },
    true,
    ' Your coupon can be used again.',
  ],
  [
    'to pay, of which the balance paid a part',
    { cancelReturns: { ...back, coupon: false } },
    true,
    'The items become available again. $42.00 goes back to: Card.',
  ],
])('cancelling an order %s says what happens', async (_what, facts, hasCoupons, text) => {
  Object.assign(SHOP.features, { coupons: hasCoupons });
  await draw(<CancelFields order={{ ...order, ...facts }} form={form()} />);
  const name = await screen.findByText('Order P-1: Cup and 1 more');
  expect(name.parentElement?.textContent).toBe(`Order P-1: Cup and 1 more${text}`);
});

test.each<[string, object, string, boolean]>([
  ['can be cancelled or kept', {}, 'Cancel order', false],
  ['is neither kept nor cancelled twice while it is cancelled', { isBusy: true }, 'Canceling…', true],
  ['is checked while its outcome is unknown', { isUnknown: true }, 'Check again', false],
])('an order %s', async (_what, facts, name, isBusy) => {
  await draw(<CancelButtons form={form(facts)} onKeep={() => undefined} />);
  const keep = screen.getByRole('button', { name: 'Keep order' });
  if (isBusy) expect(keep).toBeDisabled();
  else expect(keep).toBeEnabled();
  expect(screen.getByRole('button', { name })).toBeInTheDocument();
});

test('what went wrong is announced', async () => {
  await draw(<CancelFields order={order} form={form({ formError: 'Not cancelled' })} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Not cancelled$/);
});
