/** The step in which the method of a payment is chosen. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Order } from '@/api/orders';
import type { PaymentMethod } from '@/api/schema/payment';
import type { OrderResultScreen } from '@/features/payment/useOrderResult';
import { shopOfTest } from '../../../../tests/setup/freshShop';
import { withUnpaidOrder } from '../../../../tests/setup/paySteps';
import { renderShopHook } from '../../../../tests/setup/shopHook';
import { MethodIcon } from './MethodIcon';
import { PayStep } from './PayStep';

const method = (id: string, more: Partial<PaymentMethod> = {}): PaymentMethod =>
  ({ id, name: id, icon: 'card', note: '', isUsable: true, isLastUsed: false, ...more }) as PaymentMethod;

async function open(paymentMethods: PaymentMethod[], facts: object = {}, payBefore?: string) {
  const confirmed: (string | undefined)[] = [];
  const counts = { forgotten: 0, retried: 0 };
  const { order } = withUnpaidOrder();
  let shown: Order = { ...order, paymentMethods, ...(payBefore && { payBefore }) };
  const step = {
    mutationState: { status: 'idle' },
    isPaying: false,
    canConfirm: true,
    step: { modal: { isOpen: true, open: () => undefined, close: () => undefined, closeInto: () => undefined } },
    confirm: (id: string | undefined) => Promise.resolve(void confirmed.push(id)),
    forgetRefusal: () => void (counts.forgotten += 1),
    retry: () => void (counts.retried += 1),
    ...facts,
  };
  const view = await renderShopHook(() => undefined, {
    draw: () => <PayStep order={shown} screen={step as unknown as OrderResultScreen} />,
  });
  const radio = (name: string | RegExp) => screen.findByRole('radio', { name });
  return {
    confirmed,
    counts,
    radio,
    choose: async (name: string) => fireEvent.click(await radio(name)),
    pay: () => screen.findByRole('button', { name: 'Pay $100.00' }),
    change: (next: PaymentMethod[]) => {
      shown = { ...shown, paymentMethods: next };
      return view.rerender();
    },
  };
}

test.each<[string, PaymentMethod[], string | undefined]>([
  ['that was used last', [method('a'), method('b', { isLastUsed: true })], 'b'],
  [
    'that can be used, when the last one cannot',
    [method('a', { isUsable: false }), method('b', { isLastUsed: true, isUsable: false }), method('c')],
    'c',
  ],
  ['that comes first', [method('a'), method('b')], 'a'],
])('the method is preselected %s, and pays', async (_what, methods, id) => {
  const { confirmed, pay, radio } = await open(methods);
  expect(await radio(String(id))).toBeChecked();
  fireEvent.click(await pay());
  expect(confirmed).toEqual([id]);
});

test('without a method that can be used nothing can be paid', async () => {
  const { confirmed, pay } = await open([method('a', { isUsable: false })]);
  expect(await pay()).toBeDisabled();
  fireEvent.click(await pay());
  expect(confirmed).toEqual([]);
});

test('the chosen method pays, and the refusal of the last one is forgotten', async () => {
  const { confirmed, counts, choose, pay } = await open([method('a'), method('b')]);
  await choose('b');
  expect(counts.forgotten).toBe(1);
  fireEvent.click(await pay());
  expect(confirmed).toEqual(['b']);
});

test('a chosen method that cannot be used any more does not pay; another one is preselected', async () => {
  const { confirmed, choose, pay, change, radio } = await open([method('a'), method('b')]);
  await choose('b');
  await change([method('a'), method('b', { isUsable: false })]);
  await waitFor(async () => expect(await radio('a')).toBeChecked());
  fireEvent.click(await pay());
  expect(confirmed).toEqual(['a']);
});

test('the button rests while it is too soon, and no method can be chosen while it pays', async () => {
  const { pay, radio } = await open([method('a'), method('b')], { canConfirm: false });
  expect(await pay()).toBeDisabled();
  expect(await radio('b')).toBeEnabled();
});

test('no method can be chosen while it pays', async () => {
  const { radio } = await open([method('a'), method('b')], { isPaying: true, canConfirm: false });
  expect(await radio('b')).toBeDisabled();
});

test.each<[string, Partial<PaymentMethod>, string]>([
  ['its note', { note: 'Visa' }, 'Visa'],
  ['why it cannot be used, and not its note', { isUsable: false, note: 'Visa', reason: 'Too little' }, 'Too little'],
  ['that it cannot be used', { isUsable: false, note: 'Visa' }, 'Not available for this order'],
])('a method says %s', async (_what, facts, text) => {
  const { radio } = await open([method('a', facts), method('b')]);
  const label = (await radio(/^a/)).closest('label');
  expect(label).toHaveTextContent(`a${text}`);
});

test('the order is fetched again when its time is over', async () => {
  const soon = new Date(shopOfTest().now() - 1_000).toISOString();
  const { counts } = await open([method('a')], {}, soon);
  await waitFor(() => expect(counts.retried).toBeGreaterThan(0));
});

test('a refusal is said in the step', async () => {
  await open([method('a')], { mutationState: { status: 'refused', error: { kind: 'notDone' } } });
  expect(await screen.findByText('That didn’t go through. You can safely try again.')).toBeVisible();
});

test('a picture of a method that cannot be loaded becomes the neutral icon, and another picture is tried', async () => {
  let icon = 'https://pay.example/a.png';
  const { rerender } = await renderShopHook(() => undefined, {
    draw: () => (
      <div data-testid="icon">
        <MethodIcon icon={icon} />
      </div>
    ),
  });
  const picture = () => screen.getByTestId('icon').querySelector('img');
  expect(picture()).toHaveAttribute('src', icon);
  act(() => void (picture() && fireEvent.error(picture() as Element)));
  expect(picture()).toBeNull();
  expect(screen.getByTestId('icon').querySelector('svg')).not.toBeNull();
  icon = 'https://pay.example/b.png';
  await rerender();
  expect(picture()).toHaveAttribute('src', icon);
});
