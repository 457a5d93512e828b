/** What an order says about its days before and after it is paid. */
import { screen, waitFor, within } from '@testing-library/react';
import { encodePackLines } from '@/domain/packLines';
import { pathOf } from '@/lib/routes';
import { bagStorage } from '@/lib/storage';
import { payShopOrder, placeShopOrder } from '../../mock/testing/purchase';
import { buyer, line } from '../setup/checkoutSteps';
import { openPage, platforms } from '../setup/openPage';
import { openPayStep } from '../setup/paySteps';

describe.each(platforms)('a presale order on %s', (platform) => {
  const placeLampOrder = () => {
    const customer = buyer();
    return { customer, order: placeShopOrder(customer, [line('lamp.only')], { couponId: null }) };
  };
  const inboxRow = async (name: RegExp) => within(await screen.findByRole('link', { name }, { timeout: 15_000 }));

  test('says when it ships in the step in which it is paid, and in the inbox', async () => {
    const { customer, order } = placeLampOrder();
    const { user, unmount } = await openPage(pathOf(platform, 'orders', { id: order.id }), { as: customer });
    const step = within(await openPayStep(user, `$${(order.total / 100).toFixed(2)}`));
    expect(step.getByText('Ships from Mon, Nov 30')).toBeVisible();
    expect(step.getByText('Arrives Thu, Dec 3')).toBeVisible();
    unmount();
    await openPage(pathOf(platform, 'inbox'), { as: customer });
    const row = await inboxRow(/Held for you until you pay/);
    expect(row.getByText('lamp · Ships from Mon, Nov 30')).toBeVisible();
  });

  test('names its day in one form on the product, in the bag, in the checkout and in the order', async () => {
    const customer = buyer();
    const daysOn = async (path: string, days: readonly string[]) => {
      const { unmount } = await openPage(path, { as: customer });
      const text = () => screen.getByRole('main').textContent ?? '';
      const form = /(?:Ships|ships(?: together)?) from [A-Z][a-z]{2}, [A-Z][a-z]{2} \d+/g;
      await waitFor(() => expect([...new Set(text().match(form))].sort()).toEqual([...days].sort()), {
        timeout: 10_000,
      });
      expect(text()).not.toMatch(/Nov 30, 2026/);
      unmount();
    };
    const lines = [line('lamp.only'), line('cup.oat')];
    bagStorage.write([
      { goodsId: 'lamp', skuId: 'lamp.only', quantity: 1, price: 2_500, at: 2 },
      { goodsId: 'cup', skuId: 'cup.oat', quantity: 1, price: 2_000, at: 1 },
    ]);
    const together = 'ships together from Mon, Nov 30';
    await daysOn(pathOf(platform, 'goods', { id: 'lamp' }), ['ships from Mon, Nov 30', 'Ships from Mon, Nov 30']);
    await daysOn(pathOf(platform, 'collect'), ['ships from Mon, Nov 30', together]);
    await daysOn(pathOf(platform, 'checkout', { lines: encodePackLines(lines) }), ['ships from Mon, Nov 30', together]);
    const order = placeShopOrder(customer, lines, { couponId: null });
    await daysOn(pathOf(platform, 'orders', { id: order.id }), [
      'Ships from Mon, Nov 30',
      'ships from Mon, Nov 30',
      together,
    ]);
  });

  test('says in the inbox that it is paid and waits', async () => {
    const { customer, order } = placeLampOrder();
    payShopOrder(customer, order);
    await openPage(pathOf(platform, 'inbox'), { as: customer });
    const row = await inboxRow(/Paid, waiting to ship/);
    expect(row.getByText('lamp · Ships from Mon, Nov 30')).toBeVisible();
  });
});
