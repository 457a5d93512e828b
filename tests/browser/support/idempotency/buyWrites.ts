/** The press of the checkout: it places an order, and pays it where the quote names the ways to pay. */
import { expect, type Page } from '@playwright/test';
import { buyer, dollars } from '../buyer';
import { hashTo } from '../platforms';
import { clickIfEnabled, loadHash, type CaseContext, type Navigate, type PreparedWrite, type Write } from './writeCase';

const line = { skuId: 'harbour-radio.walnut', quantity: 1 };
const price = 8900;
/** What the coupon saves that everyone can claim for audio: 10 %, more than the welcome coupon. */
const couponAmount = 890;
const total = price - couponAmount;

/** Opens the checkout of the line with a note, ready to be ordered. */
async function openFilled({ platform, t }: CaseContext, page: Page, navigateTo: Navigate) {
  await navigateTo(page, hashTo(platform, 'checkout', { lines: `${line.skuId}*1` }));
  const customer = buyer({ page, platform, t });
  await customer.writeNote('Ring twice');
  await customer.agree();
}

/** The list of orders has the one order. */
async function expectOneOrder({ platform }: CaseContext, page: Page) {
  await loadHash(page, hashTo(platform, 'orders'));
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(dollars(total));
}

async function expectFilled({ t }: CaseContext, page: Page) {
  await expect(page.getByLabel(t('message.label'))).toHaveValue('Ring twice');
  // A new sign-in accepts the texts: they are not asked for again then.
  const unticked = page.getByRole('checkbox', { name: t.pattern('login.agree'), checked: false });
  await expect(unticked).toHaveCount(0);
}

/** In a shop that offers the ways to pay with the order only. */
const placeOrder: Write = {
  name: 'place an order',
  call: 'confirmOrder',
  path: '/order/confirm',
  async prepare(caseContext) {
    const { t, api } = caseContext;
    await api.addAddress();
    const heading = t('checkout.done.toPay');
    return {
      async open(page, navigateTo) {
        await page.route('**/api/home/packGoods', async (route) => {
          const response = await route.fetch();
          const { data, ...envelope } = (await response.json()) as { data: object };
          await route.fulfill({ response, json: { ...envelope, data: { ...data, paymentMethods: null } } });
        });
        await openFilled(caseContext, page, navigateTo);
      },
      button: (page) =>
        page.getByRole('button', { name: t('checkout.place', { amount: dollars(total) }), exact: true }),
      readDatabase: async () => (await api.orders()).map(({ status, total: sum, note }) => [status, sum, note]),
      expectedDatabase: [['toPay', total, 'Ring twice']],
      isDone: (page) => page.getByRole('heading', { name: heading }).isVisible(),
      expectListed: (page) => expectOneOrder(caseContext, page),
      expectDraftKept: (page) => expectFilled(caseContext, page),
    };
  },
};

/** Prepares the press that places and pays. A reload between both leaves an order that its page offers to pay. */
async function prepareBuying(caseContext: CaseContext): Promise<PreparedWrite> {
  const { platform, t, api } = caseContext;
  await api.addAddress();
  const paid = (page: Page) => page.getByRole('heading', { name: t('checkout.done.paid') });
  return {
    open: (page, navigateTo) => openFilled(caseContext, page, navigateTo),
    button: (page) => buyer({ page, platform, t }).placeButton(total),
    readDatabase: async () =>
      (await api.orders())
        .filter(({ status }) => status !== 'toPay')
        .map(({ status, timeline, ...order }) => [status, order.total, ...timeline.map(({ event }) => event)]),
    expectedDatabase: [['toShip', total, 'placed', 'paid']],
    isDone: (page) => paid(page).isVisible(),
    expectListed: (page) => expectOneOrder(caseContext, page),
    async retry(page) {
      const customer = buyer({ page, platform, t });
      const [order] = await api.orders();
      if (!order) return void (await clickIfEnabled(customer.placeButton(total)));
      await loadHash(page, hashTo(platform, 'orderSuccess', { id: order.id }));
      await expect(paid(page).or(customer.payButton(total))).toBeVisible();
      if (await paid(page).isVisible()) return;
      await customer.payButton(total).click();
      await customer.confirmButton(total).click();
      await expect(paid(page)).toBeVisible();
    },
  };
}

/** The order of the press is disturbed. */
const placeAndPay: Write = {
  name: 'place and pay: the order',
  call: 'confirmOrder',
  path: '/order/confirm',
  prepare: async (caseContext) => ({
    ...(await prepareBuying(caseContext)),
    expectDraftKept: (page) => expectFilled(caseContext, page),
  }),
};

/** The payment of the press is disturbed: the order stays, and its page offers to pay it. */
const payPlaced: Write = {
  name: 'place and pay: the payment',
  call: 'payOrder',
  path: '/order/pay',
  async prepare(caseContext) {
    const { platform, t } = caseContext;
    // That of the checkout, then that of the page or of the step above it.
    const payButton = (page: Page) =>
      page.getByRole('button', { name: t('checkout.payNow', { amount: dollars(total) }), exact: true }).last();
    return {
      ...(await prepareBuying(caseContext)),
      async expectDraftKept(page) {
        const notPaid = page.getByRole('heading', { name: t('checkout.done.notPaid') });
        const toPay = page.getByRole('heading', { name: t('checkout.done.toPay') });
        await expect(notPaid.or(toPay)).toBeVisible();
        const customer = buyer({ page, platform, t });
        // After a sign-in on a page of its own nothing is known of the press: the page offers the step.
        if (await toPay.isVisible()) await customer.payButton(total).click();
        await expect(page.getByRole('radio').and(page.locator(':checked'))).toHaveCount(1);
        await expect(payButton(page)).toBeEnabled();
      },
      button: payButton,
      tryAgain: (page) => payButton(page).click(),
    };
  },
};

export const buyWrites: readonly Write[] = [placeOrder, placeAndPay, payPlaced];
