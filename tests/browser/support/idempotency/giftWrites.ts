/** Writes that wrap a code as a gift, take it back, and open it. */
import { expect, type Page } from '@playwright/test';
import { hashTo } from '../platforms';
import { loadHash, type CaseContext, type Write } from './writeCase';

/** Yields a code. Enough stock for the whole matrix. */
const line = { skuId: 'film-club-pass.1', quantity: 1 };
const message = 'By a mile';

/** A paid order with a code that can be a gift. */
async function withCode({ platform, api }: CaseContext) {
  const { id, yields } = await api.pay(await api.placeOrder([line]));
  const code = yields?.[0]?.code ?? '';
  const gifts = async () =>
    (await api.orders()).flatMap((order) => (order.yields ?? []).map(({ gift }) => gift ?? null));
  return { id, code, gifts, form: hashTo(platform, 'orders', { id, view: 'gift', code }) };
}

const wrapGift: Write = {
  name: 'wrap a gift',
  call: 'wrapGift',
  path: '/gift/wrap',
  async prepare(caseContext) {
    const { t } = caseContext;
    const { form, gifts } = await withCode(caseContext);
    const text = (page: Page) => page.getByRole('textbox', { name: t('gifts.message') });
    const wrapped = (page: Page) => page.getByRole('region', { name: t('gifts.card') });
    return {
      async open(page, navigateTo) {
        await navigateTo(page, form);
        await text(page).fill(message);
      },
      button: (page) => page.getByRole('button', { name: t('gifts.wrap'), exact: true }),
      readDatabase: async () => (await gifts()).map((gift) => gift?.message),
      expectedDatabase: [message],
      isDone: (page) => wrapped(page).isVisible(),
      async expectListed(page) {
        await loadHash(page, form);
        await expect(wrapped(page)).toHaveCount(1);
      },
      expectDraftKept: (page) => expect(text(page)).toHaveValue(message),
    };
  },
};

const unwrapGift: Write = {
  name: 'take a gift back',
  call: 'unwrapGift',
  path: '/gift/unwrap',
  async prepare(caseContext) {
    const { t, api } = caseContext;
    const { id, code, form, gifts } = await withCode(caseContext);
    await api.wrapGift(id, code);
    const wrapButton = (page: Page) => page.getByRole('button', { name: t('gifts.wrap'), exact: true });
    const takeBack = (page: Page) => page.getByRole('button', { name: t('gifts.takeBack'), exact: true });
    return {
      async open(page, navigateTo) {
        await navigateTo(page, form);
        await takeBack(page).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
      button: (page) => page.getByRole('dialog').getByRole('button', { name: t('gifts.takeBack'), exact: true }),
      readDatabase: gifts,
      expectedDatabase: [null],
      // The order, or the form after a reload.
      isDone: (page) =>
        page
          .getByRole('link', { name: t('order.gift') })
          .or(wrapButton(page))
          .first()
          .isVisible(),
      async expectListed(page) {
        await loadHash(page, form);
        await expect(wrapButton(page)).toBeVisible();
      },
    };
  },
};

const openGift: Write = {
  name: 'open a gift',
  call: 'openGift',
  path: '/gift/open',
  async prepare(caseContext) {
    const { platform, t, api } = caseContext;
    const { id, code, gifts } = await withCode(caseContext);
    const token = await api.wrapGift(id, code);
    const page = hashTo(platform, 'gift', { token });
    // The giver herself opens it.
    const open = (on: Page) => on.getByRole('button', { name: t('gifts.openOwn'), exact: true });
    const opened = (on: Page) => on.getByText(message, { exact: true });
    return {
      async open(on, navigateTo) {
        await navigateTo(on, page);
        await open(on).click();
        await expect(on.getByRole('dialog')).toBeVisible();
      },
      button: (on) => on.getByRole('dialog').getByRole('button', { name: t('gifts.openOwn'), exact: true }),
      readDatabase: async () => (await gifts()).map((gift) => Boolean(gift?.openedAt)),
      expectedDatabase: [true],
      isDone: (on) => opened(on).isVisible(),
      async expectListed(on) {
        await loadHash(on, page);
        await expect(opened(on)).toHaveCount(1);
      },
    };
  },
};

export const giftWrites: readonly Write[] = [wrapGift, unwrapGift, openGift];
