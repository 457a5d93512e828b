/** What an order says about its days before and after it is paid. */
import { screen, within } from '@testing-library/react';
import { pathOf } from '@/lib/routes';
import { pay, place } from '../../mock/shop/testing/purchase';
import { buyer, line } from '../setup/checkoutSteps';
import { openPage, platforms } from '../setup/openPage';
import { openPayStep } from '../setup/paySteps';

describe.each(platforms)('a presale order on %s', (platform) => {
  const placeLamp = () => {
    const customer = buyer();
    return { customer, order: place(customer, [line('lamp.only')], { couponId: null }) };
  };
  const inboxRow = async (name: RegExp) => within(await screen.findByRole('link', { name }, { timeout: 15_000 }));

  test('says when it ships in the step in which it is paid, and in the inbox', async () => {
    const { customer, order } = placeLamp();
    const { user, unmount } = await openPage(pathOf(platform, 'orders', { id: order.id }), { as: customer });
    const step = within(await openPayStep(user, `$${(order.total / 100).toFixed(2)}`));
    expect(step.getByText('Ships from Mon, Nov 30')).toBeVisible();
    expect(step.getByText('Arrives Thu, Dec 3')).toBeVisible();
    unmount();
    await openPage(pathOf(platform, 'inbox'), { as: customer });
    const row = await inboxRow(/Held for you until you pay/);
    expect(row.getByText('lamp · Ships from Mon, Nov 30')).toBeVisible();
  });

  test('says in the inbox that it is paid and waits', async () => {
    const { customer, order } = placeLamp();
    pay(customer, order);
    await openPage(pathOf(platform, 'inbox'), { as: customer });
    const row = await inboxRow(/Paid, waiting to ship/);
    expect(row.getByText('lamp · Ships from Mon, Nov 30')).toBeVisible();
  });
});
