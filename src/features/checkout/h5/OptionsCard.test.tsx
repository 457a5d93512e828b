/** The cards of the checkout on the phone: discount code, balance and address. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Checkout } from '@/features/checkout/useCheckout';
import { openCheckoutHook, phones } from '../../../../tests/setup/checkoutHook';
import { buyer } from '../../../../tests/setup/checkoutSteps';
import { DeliveryCard } from './DeliveryCard';
import { OptionsCard } from './OptionsCard';

const draw = (checkout: Checkout) => checkout.pack && <OptionsCard pack={checkout.pack} checkout={checkout} />;
const field = () => screen.findByRole('textbox', { name: 'Discount code' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Opens the sheet of the code, with the row of this name. */
async function openSheet(row: RegExp) {
  fireEvent.click(screen.getByRole('button', { name: row }));
  await screen.findByRole('dialog', { name: 'Enter a discount code' });
}
async function enter(code: string) {
  fireEvent.change(await field(), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
}

test('the sheet of the code closes when it is applied, and stays open with the next one that is refused', async () => {
  const { now, quoted } = await openCheckoutHook(phones, buyer(), draw);
  await quoted(9_000);
  await openSheet(/^Discount code/);
  await enter('HELLO5');
  await quoted(8_500);
  await isClosed();
  await openSheet(/^HELLO5/);
  await enter('OLD');
  await waitFor(() => expect(now().codeCheck.refused?.code).toBe('OLD'));
  await act(async () => undefined);
  expect(screen.getByRole('dialog', { name: 'Enter a discount code' })).toBeInTheDocument();
  expect(await field()).toHaveAccessibleDescription(expect.stringContaining('This code has expired'));
  expect(await field()).toHaveValue('OLD');
  fireEvent.click(screen.getByRole('button', { name: 'Remove code HELLO5' }));
  await isClosed();
  await quoted(9_000);
  expect(now().choices.discountCode).toBeNull();
});

test('the sheet stays open with a code that the quote does not accept', async () => {
  const { now, quoted } = await openCheckoutHook(phones, buyer(), draw);
  await quoted(9_000);
  const coupon = now().quote.current?.couponId ?? null;
  act(() => now().chooseCoupon(coupon));
  await quoted(9_000);
  await openSheet(/^Discount code/);
  await enter('SOLO15');
  await waitFor(() => expect(now().quote.current?.discount?.isUsable).toBe(false));
  await act(async () => undefined);
  expect(await field()).toHaveAccessibleDescription(/can’t be combined with a coupon/);
});

test.each<[string, string[], boolean]>([
  ['that is empty cannot be used', [], false],
  ['can be used', ['MONEY-PLEASE'], true],
])('a balance %s', async (_what, codes, isUsable) => {
  const { now } = await openCheckoutHook(phones, buyer(...codes), draw);
  await waitFor(() => expect(now().quote.current).toBeDefined());
  const control = screen.getByRole('switch', { name: 'Use balance' });
  fireEvent.click(control);
  await act(async () => undefined);
  expect(now().choices.useBalance).toBe(isUsable);
});

test('a visitor chooses nothing before signing in', async () => {
  const { now } = await openCheckoutHook(phones, undefined, (checkout) => (
    <>
      {draw(checkout)}
      {checkout.pack && <DeliveryCard pack={checkout.pack} checkout={checkout} />}
    </>
  ));
  await waitFor(() => expect(now().quote.current).toBeDefined());
  expect(screen.getByText('Choose one after signing in')).toBeInTheDocument();
  const enabled = screen.queryAllByRole('button').filter((button) => !button.matches(':disabled'));
  expect(enabled).toEqual([]);
});
