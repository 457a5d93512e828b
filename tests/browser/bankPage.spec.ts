/** Paying on the page of a provider, which the demo shop plays: there and back. */
import type { Page } from '@playwright/test';
import { buyer, dollars } from './support/buyer';
import { violationsOf } from './support/axe';
import { hashTo } from './support/platforms';
import { expect, test } from './support/storeTest';
import { hashOf, visit } from './support/navigation';

const bank = /^Card, on the bank’s page/;
const seeds = [{ skuId: 'sunflower-seeds.only', quantity: 2 }];
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a payment on the page of the bank: cancelled, declined, then paid', async ({ page, platform, t, signedIn }) => {
  test.slow();
  const api = await signedIn();
  await api.addAddress();
  const customer = buyer({ page, platform, t });
  const expectBank = async () => {
    await expect(page).toHaveURL(/\/psp\/pay\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo bank');
  };
  await visit(page, hashTo(platform, 'checkout', { lines: 'sunflower-seeds.only*2' }));
  await page.getByRole('radio', { name: bank }).check();
  await customer.agree();
  await customer.button(t.pattern('checkout.payNow')).click();
  await expectBank();
  const [placed] = await api.orders();
  const { id, total, number } = placed ?? { id: '', total: 0, number: '' };
  const result = hashTo(platform, 'orderSuccess', { id });
  const goToBank = async () => {
    await page.getByRole('radio', { name: bank }).check();
    await customer.payButton(total).click();
    await expectBank();
  };
  await expect(page.getByRole('main')).toContainText(number);
  await expect(page.getByRole('main')).toContainText(dollars(total));
  expect(await violationsOf(page)).toEqual([]);
  await press(page, 'Cancel and go back to the shop');
  await expect.poll(() => hashOf(page)).toBe(result);
  await expect(page.getByText(t.pattern('checkout.pay.cancelled'))).toBeVisible();
  expect((await api.orders()).map(({ status }) => status)).toEqual(['toPay']);

  await goToBank();
  await press(page, 'Decline');
  await expect.poll(() => hashOf(page)).toBe(result);
  await expect(page.getByText(t.pattern('checkout.pay.declined'))).toBeVisible();

  await goToBank();
  await press(page, 'Pay');
  await expect.poll(() => hashOf(page)).toBe(result);
  // A new document begins without a focus: it is on what the customer came back for, which is announced.
  await expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeFocused();
  const orders = await api.orders();
  expect(orders.map(({ status, payments }) => [status, payments])).toEqual([
    ['toShip', [{ name: 'Card, on the bank’s page', amount: total }]],
  ]);
  expect(orders[0]?.timeline.map(({ event }) => event)).toEqual(['placed', 'paid']);
});

test('Back from the page of the bank leads to the order, which knows that the payment waits', async ({
  page,
  platform,
  t,
  signedIn,
}) => {
  const api = await signedIn();
  const { id: addressId } = await api.addAddress();
  const { id, total } = await api.placeOrder(seeds, addressId);
  const customer = buyer({ page, platform, t });
  await visit(page, hashTo(platform, 'orderSuccess', { id }));
  await customer.payButton(total).click();
  await customer.payStep.getByRole('radio', { name: bank }).check();
  await customer.confirmButton(total).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo bank');
  await page.goBack();
  await expect(page.getByRole('link', { name: t('checkout.done.redirect') })).toBeVisible();
  expect((await api.orders()).map(({ status }) => status)).toEqual(['toPay']);
  await page.getByRole('link', { name: t('checkout.done.redirect') }).click();
  await press(page, 'Pay');
  await expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeVisible();
});
