/** Writes that pay, change and cancel orders that are placed. */
import { expect, type Page } from '@playwright/test';
import { buyer, dollars } from '../buyer';
import { hashTo } from '../platforms';
import { homeAddress } from '../shopApi';
import { hashOf } from '../navigation';
import { loadHash, type CaseContext, type Write } from './writeCase';

const otherAddress = { street: '7 Harbour Lane', city: 'Oakland' };

/** A product with enough stock for the whole matrix. */
const inStockLine = { skuId: 'sunflower-seeds.only', quantity: 2 };

/** Places an unpaid order for the customer. */
async function withOrder({ api }: CaseContext) {
  const home = await api.addAddress();
  return api.placeOrder([inStockLine], home.id);
}
const storedEvents = async ({ api }: CaseContext) =>
  (await api.orders()).map(({ status, timeline }) => [status, ...timeline.map(({ event }) => event)]);

const payOrder: Write = {
  name: 'pay an order',
  call: 'payOrder',
  path: '/order/pay',
  async prepare(caseContext) {
    const { platform, t, api } = caseContext;
    await api.redeem('BALANCE-20');
    const { id, total: due } = await withOrder(caseContext);
    // That of the step, or after a failure that of the page.
    const payButton = (page: Page) =>
      page.getByRole('button', { name: t('order.payAmount', { amount: dollars(due) }), exact: true }).last();
    return {
      async open(page, navigateTo) {
        await navigateTo(page, hashTo(platform, 'orderSuccess', { id }));
        const customer = buyer({ page, platform, t });
        await customer.payButton(due).click();
        await expect(customer.confirmButton(due)).toBeEnabled();
      },
      button: payButton,
      readDatabase: () => storedEvents(caseContext),
      expectedDatabase: [['toShip', 'placed', 'paid']],
      isDone: (page) => page.getByRole('heading', { name: t('checkout.done.paid') }).isVisible(),
      async expectListed(page) {
        await loadHash(page, hashTo(platform, 'orderSuccess', { id }));
        await expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeVisible();
      },
      async expectDraftKept(page) {
        const again = page.getByRole('heading', { name: t('checkout.done.notPaid') });
        // On the desktop the step opens over the heading.
        await expect(again.or(page.getByRole('dialog', { name: t('checkout.pay.title') })).first()).toBeVisible();
        await expect(payButton(page)).toBeEnabled();
      },
    };
  },
};

const cancelOrder: Write = {
  name: 'cancel an order',
  call: 'cancelOrder',
  path: '/order/cancel',
  async prepare(caseContext) {
    const { platform, t } = caseContext;
    const { id } = await withOrder(caseContext);
    const orderPage = hashTo(platform, 'orders', { id });
    return {
      async open(page, navigateTo) {
        await navigateTo(page, orderPage);
        await page
          .getByRole('main')
          .getByRole('button', { name: t('order.cancel'), exact: true })
          .click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('radio', { name: t('order.reason.foundCheaper') }).check();
        await dialog.getByRole('textbox').fill('By a mile');
      },
      button: (page) => page.getByRole('dialog').getByRole('button', { name: t('order.cancel') }),
      readDatabase: () => storedEvents(caseContext),
      expectedDatabase: [['cancelled', 'placed', 'cancelled']],
      isDone: (page) => page.getByRole('heading', { name: t('order.state.cancelled') }).isVisible(),
      async expectListed(page) {
        await loadHash(page, orderPage);
        await expect(page.getByRole('heading', { name: t('order.state.cancelled') })).toBeVisible();
        await expect(page.getByRole('button', { name: t('order.cancel'), exact: true })).toHaveCount(0);
      },
      async expectDraftKept(page) {
        await expect(
          page.getByRole('dialog').getByRole('radio', { name: t('order.reason.foundCheaper') }),
        ).toBeChecked();
        await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('By a mile');
      },
    };
  },
};

const changeDeliveryAddress: Write = {
  name: 'change the delivery address',
  call: 'saveAddress',
  path: '/address/save',
  async prepare(caseContext) {
    const { platform, t, api } = caseContext;
    const { id } = await withOrder(caseContext);
    await api.addAddress(otherAddress);
    const orderPage = hashTo(platform, 'orders', { id });
    const target = { name: t('order.deliveredTo') };
    const choose = async (page: Page) => {
      await page.getByRole('button', { name: t('order.changeAddress') }).click();
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: new RegExp(otherAddress.street) })
        .check();
    };
    return {
      async open(page, navigateTo) {
        await navigateTo(page, orderPage);
        await choose(page);
      },
      // This dialog has no draft, so the test selects the address again.
      expectDraftKept: choose,
      button: (page) => page.getByRole('dialog').getByRole('button', { name: t('address.deliverHere') }),
      readDatabase: async () => [
        (await api.orders()).map(({ address }) => address?.street),
        (await api.addresses()).map(({ street }) => street),
      ],
      expectedDatabase: [[otherAddress.street], [homeAddress.street, otherAddress.street]],
      isDone: (page) => page.getByRole('region', target).filter({ hasText: otherAddress.street }).isVisible(),
      async expectListed(page) {
        await loadHash(page, orderPage);
        await expect.poll(() => hashOf(page)).toBe(orderPage);
        await expect(page.getByRole('region', target)).toContainText(otherAddress.street);
      },
      async retry(page) {
        // When the dialog is still open, the same address is submitted again.
        const chooser = page.getByRole('dialog').getByRole('button', { name: t('address.deliverHere') });
        if (await chooser.isVisible()) {
          await page
            .getByRole('dialog')
            .getByRole('radio', { name: new RegExp(otherAddress.street) })
            .check();
          await chooser.click();
        }
      },
    };
  },
};

export const orderWrites: readonly Write[] = [payOrder, cancelOrder, changeDeliveryAddress];
