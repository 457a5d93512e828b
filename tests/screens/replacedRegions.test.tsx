/** The focus after an action that replaces or removes the control that was pressed: never at the start of the page. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { encodePackLines } from '@/features/checkout/packLines';
import { pathOf, type Platform } from '@/lib/routes';
import { buyer, line } from '../setup/checkoutSteps';
import { shopOfTest } from '../setup/freshShop';
import { openAt, openPage, platforms } from '../setup/openPage';
import { readyToPay, withUnpaidOrder } from '../setup/paySteps';

const checkout = (platform: Platform) =>
  pathOf(platform, 'checkout', { lines: encodePackLines([line('phones.only', 2)]) });

describe.each(platforms)('what replaces the control that was pressed has the focus on %s:', (platform) => {
  test('the field of the discount code', async () => {
    const { page, opener } = await openAt(checkout(platform), buyer(), /discount code/i);
    act(() => opener.focus());
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Discount code/));
    await page.user.keyboard('HELLO10');
    expect(document.activeElement).toHaveValue('HELLO10');
  });

  test('the address that was saved for the checkout', async () => {
    const { page, opener } = await openAt(
      checkout(platform),
      shopOfTest().customer('+14155550160'),
      /Add a delivery address/,
    );
    act(() => opener.focus());
    await page.user.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog'));
    const values = {
      'Full name': 'Mei Lin',
      'Phone number': '415 555 0134',
      'Street address, apartment': '18 Maple Street',
      City: 'Portland',
      'State or province': 'OR',
      '^ZIP or postal code': '97201',
    };
    for (const [name, value] of Object.entries(values)) {
      await page.user.click(await form.findByRole('textbox', { name: new RegExp(name) }));
      await page.user.paste(value);
    }
    act(() => form.getByRole('button', { name: 'Save and deliver here' }).focus());
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const chosen = await screen.findByRole('region', { name: 'Delivery address' });
    await within(chosen).findByText(/18 Maple Street/);
    await waitFor(() => expect(chosen).toContainElement(document.activeElement as HTMLElement));
  });

  test('the state of the order that was canceled', async () => {
    const { customer, order } = withUnpaidOrder();
    const address = pathOf(platform, 'orders', { id: order.id });
    const { page, opener } = await openAt(address, customer, 'Cancel');
    act(() => opener.focus());
    await page.user.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog'));
    await page.user.click(await panel.findByRole('radio', { name: 'Something else' }));
    act(() => panel.getByRole('button', { name: 'Cancel order' }).focus());
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Canceled' })).toHaveFocus());
  });

  test('the result of a payment', async () => {
    const { customer, order } = withUnpaidOrder();
    const { user } = await openPage(pathOf(platform, 'orderSuccess', { id: order.id }), { as: customer });
    const confirm = await readyToPay(user, '$100.00', /^Card Visa/);
    act(() => confirm.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Paid. Thank you!' })).toHaveFocus());
  });
});
