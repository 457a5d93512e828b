/** Writes that place, pay, change and cancel orders. */
import { expect, type Page } from '@playwright/test';
import { buyer, dollars } from '../buyer';
import { hashTo } from '../platforms';
import { homeAddress } from '../shopApi';
import { hashOf } from '../navigation';
import { loadHash, type CaseContext, type Write } from './writeCase';

const line = { skuId: 'harbour-radio.walnut', quantity: 1 };
const price = 8900;
/** Value of the welcome coupon of a new customer. */
const couponAmount = 500;
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

const placeOrder: Write = {
  name: 'place an order',
  call: 'confirmOrder',
  path: '/order/confirm',
  async prepare({ platform, t, api }) {
    await api.addAddress();
    const heading = t('checkout.done.paid');
    return {
      async open(page, navigateTo) {
        await navigateTo(page, hashTo(platform, 'checkout', { lines: `${line.skuId}*1` }));
        const customer = buyer({ page, platform, t });
        await customer.writeNote('Ring twice');
        await customer.agree();
      },
      button: (page) => buyer({ page, platform, t }).placeButton(price - couponAmount),
      readDatabase: async () => (await api.orders()).map(({ status, total, note }) => [status, total, note]),
      expectedDatabase: [['toPay', price - couponAmount, 'Ring twice']],
      isDone: (page) => page.getByRole('heading', { name: heading }).isVisible(),
      async expectListed(page) {
        await loadHash(page, hashTo(platform, 'orders'));
        await expect(page.getByRole('article')).toHaveCount(1);
        await expect(page.getByRole('article')).toContainText(dollars(price - couponAmount));
      },
      async expectDraftKept(page) {
        await expect(page.getByLabel(t('message.label'))).toHaveValue('Ring twice');
        await expect(page.getByRole('checkbox', { name: t.pattern('login.agree') })).toBeChecked();
      },
    };
  },
};

const payOrder: Write = {
  name: 'pay an order',
  call: 'payOrder',
  path: '/order/pay',
  async prepare(caseContext) {
    const { platform, t, api } = caseContext;
    await api.redeem('BALANCE-20');
    const { id, total } = await withOrder(caseContext);
    return {
      async open(page, navigateTo) {
        await navigateTo(page, hashTo(platform, 'orderSuccess', { id }));
        const customer = buyer({ page, platform, t });
        await customer.payButton(total).click();
        await expect(customer.confirmButton(total)).toBeEnabled();
      },
      button: (page) => buyer({ page, platform, t }).confirmButton(total),
      readDatabase: () => storedEvents(caseContext),
      expectedDatabase: [['toShip', 'placed', 'paid']],
      isDone: (page) => page.getByRole('heading', { name: t('checkout.done.paid') }).isVisible(),
      async expectListed(page) {
        await loadHash(page, hashTo(platform, 'orderSuccess', { id }));
        await expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeVisible();
      },
      async expectDraftKept(page) {
        const customer = buyer({ page, platform, t });
        // The step closes while the page finds out whether the order is paid.
        if (!(await customer.payStep.isVisible())) await customer.payButton(total).click();
        await expect(customer.confirmButton(total)).toBeEnabled();
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
      button: (page) => page.getByRole('dialog').getByRole('button', { name: t('order.cancelDo') }),
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

export const orderWrites: readonly Write[] = [placeOrder, payOrder, cancelOrder, changeDeliveryAddress];
