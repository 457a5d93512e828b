/** What the step and the page of a payment show of the order, and their buttons while it is paid. */
import { screen } from '@testing-library/react';
import type { PaymentMethod } from '@/api/schema/payment';
import type { OrderResultScreen } from '@/features/payment/useOrderResult';
import { withUnpaidOrder } from '../../../../tests/setup/paySteps';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { PaymentActions } from './PaymentActions';
import { PayStep } from './PayStep';

const method = { id: 'a', name: 'Card', icon: 'card', note: '', isUsable: true, isLastUsed: false } as PaymentMethod;
const nothing = () => undefined;

function screenOf(facts: object, isOpen: boolean) {
  return {
    mutationState: { status: 'idle' },
    isPaying: false,
    canPay: true,
    canConfirm: true,
    canSetAside: false,
    isPageUnusable: false,
    paymentPage: undefined,
    step: { modal: { isOpen, open: nothing, close: nothing, closeInto: nothing } },
    confirm: () => Promise.resolve(),
    pay: () => Promise.resolve(),
    forgetRefusal: nothing,
    retry: nothing,
    ...facts,
  } as unknown as OrderResultScreen;
}

describe.each(['h5', 'pc'] as const)('on %s', (platform) => {
  async function openStep(facts: object = {}, more: object = {}) {
    const { order } = withUnpaidOrder();
    const shown = { ...order, paymentMethods: [method], ...more };
    await renderInShop(<PayStep order={shown} screen={screenOf(facts, true)} />, { platform });
    return screen.findByRole('dialog');
  }

  test('the step has the amount in the currency of the order, its number and its days', async () => {
    const facts = { currency: 'EUR', number: 'P-77', arrivesOn: '2026-12-04' };
    expect(await openStep({}, facts)).toHaveTextContent(/P-77/);
    expect(screen.getByRole('dialog')).toHaveTextContent(/Dec 4|December 4/);
    expect(screen.getByRole('dialog')).not.toHaveTextContent('$');
    expect(screen.getByRole('button', { name: 'Pay €100.00' })).toBeEnabled();
    expect(screen.getAllByText(/^€100/).length + screen.getAllByText('Pay €100.00').length).toBeGreaterThan(1);
  });

  test('the step says that it pays', async () => {
    const dialog = await openStep({ isPaying: true, canConfirm: false, canPay: false });
    expect(dialog).toHaveTextContent('Paying…');
    expect(dialog).not.toHaveTextContent('Pay $100.00');
  });

  test('the page says that it pays', async () => {
    const { order } = withUnpaidOrder();
    const facts = { isPaying: true, canPay: false };
    await renderInShop(
      <PaymentActions order={order} result="toPay" screen={screenOf(facts, false)} isRedirectRefused={false} />,
      { platform },
    );
    const [button] = screen.getAllByRole('button');
    expect(button).toHaveTextContent('Paying…');
    // A disabled button would lose the focus; the one of the phone always is while it is busy.
    if (platform === 'pc') expect(button).toBeEnabled();
  });
});

test('the busy button of the step keeps the focus on the desktop', async () => {
  const { order } = withUnpaidOrder();
  const facts = { isPaying: true, canConfirm: false };
  await renderInShop(<PayStep order={{ ...order, paymentMethods: [method] }} screen={screenOf(facts, true)} />, {
    platform: 'pc',
  });
  expect(await screen.findByRole('button', { name: /Paying…/ })).toBeEnabled();
});
