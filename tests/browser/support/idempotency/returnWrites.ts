/** Writes that return a delivered order, and withdraw the return. */
import { expect, type Page } from '@playwright/test';
import { hashTo } from '../platforms';
import { loadHash, type CaseContext, type Navigate, type Write } from './writeCase';

/** Enough stock for the whole matrix. */
const line = { skuId: 'harbour-radio.walnut', quantity: 2 };

/** An order that has arrived. */
async function withDelivered({ api }: CaseContext) {
  const home = await api.addAddress();
  return api.pay(await api.placeOrder([line], home.id), 'delivered');
}

const storedStates = async ({ api }: CaseContext) =>
  (await api.orders()).flatMap(({ returns }) =>
    (returns ?? []).map(({ lines, timeline }) => [
      ...lines.map(({ quantity }) => quantity),
      ...timeline.map(({ state }) => state),
    ]),
  );

const requestReturn: Write = {
  name: 'request a return',
  call: 'requestReturn',
  path: '/return/request',
  async prepare(caseContext) {
    const { platform, t } = caseContext;
    const { id } = await withDelivered(caseContext);
    const form = hashTo(platform, 'orders', { id, view: 'return' });
    // The form has a heading as well; that of a return has its number.
    const returned = (page: Page) => page.getByRole('heading', { name: /R-\d+/ });
    async function open(page: Page, navigateTo: Navigate) {
      await navigateTo(page, form);
      await page.getByRole('checkbox').first().check();
      await page.getByRole('combobox', { name: t('returns.reason') }).selectOption('wrongSize');
      await page.getByLabel(t('returns.text')).fill('Too small');
      await expect(page.getByRole('button', { name: t.pattern('returns.submit.money', 1) })).toBeEnabled();
    }
    return {
      open,
      button: (page) => page.getByRole('button', { name: t.pattern('returns.submit.money', 1) }),
      readDatabase: () => storedStates(caseContext),
      expectedDatabase: [[1, 'requested', 'approved']],
      isDone: (page) => returned(page).isVisible(),
      async expectListed(page) {
        await loadHash(page, hashTo(platform, 'orders', { id }));
        await expect(returned(page)).toHaveCount(1);
      },
      async expectDraftKept(page) {
        await expect(page.getByRole('checkbox').first()).toBeChecked();
        await expect(page.getByLabel(t('returns.text'))).toHaveValue('Too small');
      },
    };
  },
};

const cancelReturn: Write = {
  name: 'withdraw a return',
  call: 'cancelReturn',
  path: '/return/cancel',
  async prepare(caseContext) {
    const { platform, t, api } = caseContext;
    const { id } = await withDelivered(caseContext);
    await api.requestReturn(id, line.skuId);
    const orderPage = hashTo(platform, 'orders', { id });
    const cancelButton = (page: Page) => page.getByRole('button', { name: t('returns.cancel'), exact: true });
    return {
      async open(page, navigateTo) {
        await navigateTo(page, orderPage);
        await cancelButton(page).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
      button: (page) => page.getByRole('dialog').getByRole('button', { name: t('returns.cancel'), exact: true }),
      readDatabase: () => storedStates(caseContext),
      expectedDatabase: [[1, 'requested', 'approved', 'cancelled']],
      isDone: (page) => page.getByText(t('returns.state.cancelled'), { exact: true }).first().isVisible(),
      async expectListed(page) {
        await loadHash(page, orderPage);
        await expect(page.getByText(t('returns.state.cancelled'), { exact: true }).first()).toBeVisible();
        await expect(cancelButton(page)).toHaveCount(0);
      },
    };
  },
};

export const returnWrites: readonly Write[] = [requestReturn, cancelReturn];
