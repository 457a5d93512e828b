/** Which actions the result page of an order offers, and what it says beside them. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@/api/orders';
import type { OrderResult } from '@/features/payment/orderResult';
import type { OrderResultScreen } from '@/features/payment/useOrderResult';
import { withUnpaidOrder } from '../../../../tests/setup/paySteps';
import { renderShopHook } from '../../../../tests/setup/shopHook';
import { PaymentActions } from './PaymentActions';

const pressed: string[] = [];
beforeEach(() => {
  pressed.length = 0;
});

const base = {
  mutationState: { status: 'idle' },
  isPaying: false,
  canPay: true,
  canSetAside: false,
  isPageUnusable: false,
  paymentPage: undefined,
  step: { modal: { isOpen: false } },
  pay: () => Promise.resolve(void pressed.push('pay')),
  reconcileAgain: () => Promise.resolve(void pressed.push('reconcileAgain')),
  setAside: () => void pressed.push('setAside'),
};

async function draw(result: OrderResult, facts: object = {}, isRedirectRefused = false) {
  const { order } = withUnpaidOrder();
  await renderShopHook(() => undefined, {
    draw: () => (
      <PaymentActions
        order={order as Order}
        result={result}
        screen={{ ...base, ...facts } as unknown as OrderResultScreen}
        isRedirectRefused={isRedirectRefused}
      />
    ),
  });
  return screen
    .queryAllByRole('button')
    .map((button) => button.textContent + (button.matches(':disabled') ? ' (off)' : ''));
}

test.each<[string, OrderResult, object, string[]]>([
  ['to pay', 'toPay', {}, ['Pay $100.00']],
  ['to pay, just placed', 'toPay', { canPay: false }, ['Pay $100.00 (off)']],
  ['whose outcome is unknown', 'unknown', {}, ['Check again']],
  ['that is checked', 'reconciling', {}, []],
  ['that is processed by an API that names no payment', 'processing', {}, []],
  ['that is processed, and can be replaced', 'processing', { canSetAside: true }, ['Choose another way to pay']],
  ['that is not heard of', 'stillProcessing', {}, ['Check again', 'Pay again']],
  [
    'that is not heard of, and can be replaced',
    'stillProcessing',
    { canSetAside: true },
    ['Check again', 'Choose another way to pay'],
  ],
  ['that is not heard of, and has a page', 'stillProcessing', { paymentPage: '/psp/pay/1' }, ['Check again']],
  ['that is paid', 'paid', {}, []],
  ['that expired', 'expired', { canSetAside: true }, []],
])('a payment %s', async (_what, result, facts, buttons) => {
  expect(await draw(result, facts)).toEqual(buttons);
});

test('each action does what it says', async () => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await draw('stillProcessing', { canSetAside: true });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await user.click(screen.getByRole('button', { name: 'Choose another way to pay' }));
  expect(pressed).toEqual(['reconcileAgain', 'setAside']);
});

test('the page of a payment is linked at the API, and not on this page', async () => {
  Object.assign(globalThis, { API_ROOT: 'https://api.example' });
  await draw('stillProcessing', { paymentPage: '/psp/pay/1' });
  Object.assign(globalThis, { API_ROOT: '' });
  expect(screen.getByRole('link', { name: 'Go to the payment page' })).toHaveAttribute(
    'href',
    'https://api.example/psp/pay/1',
  );
});

const offline = { mutationState: { status: 'refused', error: { kind: 'notDone' } } };
const notDone = 'That didn’t go through. You can safely try again.';
const notOpened =
  'The payment page couldn’t be opened, so you weren’t charged there. Check again, or contact us if it stays this way.';

test.each<[string, OrderResult, object, boolean, string]>([
  ['nothing', 'toPay', {}, false, ''],
  ['why the last payment was refused', 'toPay', offline, false, notDone],
  ['that once, in the step while it is open', 'toPay', { ...offline, step: { modal: { isOpen: true } } }, false, ''],
  ['nothing of it once the order is paid', 'paid', offline, false, ''],
  ['that the page cannot be opened', 'stillProcessing', { isPageUnusable: true }, false, notOpened],
  ['that the browser did not open the page', 'stillProcessing', {}, true, notOpened],
])('says %s', async (_what, result, facts, isRedirectRefused, text) => {
  await draw(result, facts, isRedirectRefused);
  expect(screen.getByRole('alert').textContent).toBe(text);
});
