/** The writes that make, pay, change and cancel orders. */
import { expect, type Page } from '@playwright/test';
import { buyer, dollars } from '../buyer';
import { hashTo } from '../faces';
import { homeAddress } from '../shopApi';
import { hashOf } from '../visits';
import { comeForTruth, type Play, type Write } from './play';

const line = { skuId: 'harbour-radio.walnut', quantity: 1 };
const price = 8900;
/** The welcome coupon of a new customer takes this off. */
const off = 500;
const otherPlace = { street: '7 Harbour Lane', city: 'Oakland' };

/** Goods of which there are enough for the whole table. */
const plenty = { skuId: 'sunflower-seeds.only', quantity: 2 };

/** A customer with an unpaid order. */
async function withOrder({ api }: Play) {
  const home = await api.addAddress();
  return api.place([plenty], home.id);
}
const statesOf = async ({ api }: Play) => (await api.orders()).map(({ status, timeline }) => [status, ...timeline.map(({ event }) => event)]);

const placing: Write = {
  name: 'place an order',
  call: 'confirmOrder',
  path: '/order/confirm',
  async prepare({ face, t, api }) {
    await api.addAddress();
    const heading = t('checkout.done.toPay');
    return {
      async open(page, go) {
        await go(page, hashTo(face, 'checkout', { lines: `${line.skuId}*1` }));
        await page.getByLabel(t('message.label')).fill('Ring twice');
        await buyer({ page, face, t }).agree();
      },
      button: (page) => buyer({ page, face, t }).placeButton(price - off),
      books: async () => (await api.orders()).map(({ status, total, note }) => [status, total, note]),
      once: [['toPay', price - off, 'Ring twice']],
      shown: (page) => expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 20_000 }),
      async truth(page) {
        await comeForTruth(page, hashTo(face, 'orders'));
        await expect(page.getByRole('article')).toHaveCount(1);
        await expect(page.getByRole('article')).toContainText(dollars(price - off));
      },
      async kept(page) {
        await expect(page.getByLabel(t('message.label'))).toHaveValue('Ring twice');
        await expect(page.getByRole('main').getByRole('checkbox', { name: t.like('login.agree') })).toBeChecked();
      },
    };
  },
};

const paying: Write = {
  name: 'pay an order',
  call: 'payOrder',
  path: '/order/pay',
  async prepare(play) {
    const { face, t, api } = play;
    await api.redeem('BALANCE-20');
    const { id, total } = await withOrder(play);
    return {
      open: (page, go) => go(page, hashTo(face, 'success', { id })),
      button: (page) => buyer({ page, face, t }).payButton(total),
      books: () => statesOf(play),
      once: [['toShip', 'placed', 'paid']],
      shown: (page) => expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeVisible({ timeout: 20_000 }),
      async truth(page) {
        await comeForTruth(page, hashTo(face, 'success', { id }));
        await expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeVisible();
      },
    };
  },
};

const cancelling: Write = {
  name: 'cancel an order',
  call: 'cancelOrder',
  path: '/order/cancel',
  async prepare(play) {
    const { face, t } = play;
    const { id } = await withOrder(play);
    const orderPage = hashTo(face, 'orders', { id });
    return {
      async open(page, go) {
        await go(page, orderPage);
        await page.getByRole('main').getByRole('button', { name: t('order.cancel'), exact: true }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('radio', { name: t('order.reason.foundCheaper') }).check();
        await dialog.getByRole('textbox').fill('By a mile');
      },
      button: (page) => page.getByRole('dialog').getByRole('button', { name: t('order.cancelDo') }),
      books: () => statesOf(play),
      once: [['cancelled', 'placed', 'cancelled']],
      shown: (page) => expect(page.getByRole('heading', { name: t('order.state.cancelled') })).toBeVisible({ timeout: 20_000 }),
      async truth(page) {
        await comeForTruth(page, orderPage);
        await expect(page.getByRole('heading', { name: t('order.state.cancelled') })).toBeVisible();
        await expect(page.getByRole('button', { name: t('order.cancel'), exact: true })).toHaveCount(0);
      },
      async kept(page) {
        await expect(page.getByRole('dialog').getByRole('radio', { name: t('order.reason.foundCheaper') })).toBeChecked();
        await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('By a mile');
      },
    };
  },
};

const redirecting: Write = {
  name: 'send an order elsewhere',
  call: 'saveAddress',
  path: '/address/save',
  async prepare(play) {
    const { face, t, api } = play;
    const { id } = await withOrder(play);
    await api.addAddress(otherPlace);
    const orderPage = hashTo(face, 'orders', { id });
    const target = { name: t('order.deliveredTo') };
    const choose = async (page: Page) => {
      await page.getByRole('button', { name: t('order.changeAddress') }).click();
      await page.getByRole('dialog').getByRole('radio', { name: new RegExp(otherPlace.street) }).check();
    };
    return {
      async open(page, go) {
        await go(page, orderPage);
        await choose(page);
      },
      // Nothing is typed here; the order waits with the way to choose again.
      kept: choose,
      button: (page) => page.getByRole('dialog').getByRole('button', { name: t('address.deliverHere') }),
      books: async () => [(await api.orders()).map(({ address }) => address?.street), (await api.addresses()).map(({ street }) => street)],
      once: [[otherPlace.street], [homeAddress.street, otherPlace.street]],
      shown: (page) => expect(page.getByRole('region', target)).toContainText(otherPlace.street, { timeout: 20_000 }),
      async truth(page) {
        await comeForTruth(page, orderPage);
        await expect.poll(() => hashOf(page)).toBe(orderPage);
        await expect(page.getByRole('region', target)).toContainText(otherPlace.street);
      },
      async again(page) {
        // The chooser may lie over the page still: the same choice is pressed again.
        const chooser = page.getByRole('dialog').getByRole('button', { name: t('address.deliverHere') });
        if (await chooser.isVisible()) {
          await page.getByRole('dialog').getByRole('radio', { name: new RegExp(otherPlace.street) }).check();
          await chooser.click();
        }
      },
    };
  },
};

export const orderWrites: readonly Write[] = [placing, paying, cancelling, redirecting];
