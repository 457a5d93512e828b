/** The writes that move money in and out of the wallet, and those that give coupons. */
import { expect, type Page } from '@playwright/test';
import { dollars } from '../buyer';
import { hashTo } from '../faces';
import { hashOf } from '../visits';
import { comeForTruth, type Write } from './play';

const amount = 5_000;
const payee = { name: 'Robin Vale', account: '4000 1234 1234 4821' };
const autumn = 'Autumn coupon';

const withdrawing: Write = {
  name: 'withdraw money',
  call: 'withdraw',
  path: '/user/withdraw',
  async prepare({ face, t, api }) {
    await api.redeem('BALANCE-100');
    const amountField = (page: Page) => page.getByLabel(t('wallet.withdraw.amount', { currency: 'USD' }));
    const nameField = (page: Page) => page.getByLabel(t('wallet.withdraw.payeeName'));
    const accountField = (page: Page) => page.getByLabel(t('wallet.withdraw.payeeAccount'), { exact: true });
    const review = (page: Page) => page.getByRole('button', { name: t('wallet.withdraw.review'), exact: true });
    const confirm = (page: Page) => page.getByRole('button', { name: t('wallet.withdraw.confirm', { amount: dollars(amount) }) });
    return {
      async open(page, go) {
        await go(page, hashTo(face, 'withdraw'));
        await amountField(page).fill('50');
        await nameField(page).fill(payee.name);
        await accountField(page).fill(payee.account);
        await review(page).click();
        await expect(confirm(page)).toBeEnabled();
      },
      button: confirm,
      books: async () => (await api.withdrawals()).map((one) => [one.amount, one.payee]),
      once: [[amount, 'Robin Vale ·· 4821']],
      shown: (page) => expect(page.getByRole('heading', { name: t('wallet.result.reviewing.title') })).toBeVisible({ timeout: 20_000 }),
      async truth(page) {
        await comeForTruth(page, hashTo(face, 'withdrawals'));
        await expect(page.getByRole('main').getByText('Robin Vale ·· 4821')).toHaveCount(1);
      },
      async kept(page) {
        await expect(async () => {
          // The review is closed while nobody is known; what was typed waits in the form.
          if (!(await confirm(page).isVisible())) {
            await expect(amountField(page)).toHaveValue('50');
            await expect(nameField(page)).toHaveValue(payee.name);
            await expect(accountField(page)).toHaveValue(payee.account);
            await review(page).click({ timeout: 1_000 });
          }
          await expect(confirm(page)).toBeEnabled({ timeout: 2_000 });
        }).toPass({ timeout: 15_000 });
      },
    };
  },
};

const redeeming: Write = {
  name: 'redeem a code',
  call: 'exchangeCode',
  path: '/exchange/code',
  async prepare({ face, t, api }) {
    const field = t('redeem.label');
    const type = (page: Page) => page.getByLabel(field).fill('BALANCE-20');
    const got = (page: Page) => page.getByRole('heading', { name: t('redeem.got.amount', { amount: dollars(2_000) }) });
    return {
      async open(page, go) {
        await go(page, hashTo(face, 'redeem'));
        await type(page);
      },
      button: (page) => page.getByRole('button', { name: t('redeem.do'), exact: true }),
      field: (page) => page.getByLabel(field),
      books: async () => (await api.wallet()).filter(({ kind }) => kind === 'redeem').map((one) => one.amount),
      once: [2_000],
      shown: (page) => expect(got(page)).toBeVisible({ timeout: 20_000 }),
      async truth(page) {
        await comeForTruth(page, hashTo(face, 'wallet'));
        await expect(page.getByRole('main').getByText('$20 for your balance')).toHaveCount(1);
      },
      kept: (page) => expect(page.getByLabel(field)).toHaveValue('BALANCE-20'),
      async again(page) {
        // A code is never kept over a reload: it is typed again.
        const code = page.getByLabel(field);
        await expect(code.or(got(page))).toBeVisible();
        if (!(await code.isVisible())) return;
        await type(page);
        // The code is known again, and with it the operation: what became of it is looked up at once.
        await page.getByRole('main').getByRole('button', { name: t('redeem.do'), exact: true }).click({ timeout: 2_000 }).catch(() => undefined);
        await expect(page.getByText(t('redeem.fault.once')).or(got(page))).toBeVisible({ timeout: 20_000 });
      },
    };
  },
};

const claiming: Write = {
  name: 'get a coupon of a campaign',
  call: 'exchangeCode',
  path: '/exchange/code',
  async prepare({ face, t, api }) {
    const campaign = hashTo(face, 'campaign', { id: 'autumn-at-home' });
    const get = (page: Page) => page.getByRole('button', { name: t('campaign.getNamed', { name: autumn }) });
    return {
      open: (page, go) => go(page, campaign),
      button: get,
      books: async () => (await api.coupons()).filter(({ name }) => name === autumn).length,
      once: 1,
      async shown(page) {
        // The way to the coupons takes the place of the button: a second press may have gone there already.
        const isThere = () => hashOf(page).startsWith(hashTo(face, 'coupons'));
        const isSaid = () => page.getByText(t('campaign.got')).or(page.getByText(t('campaign.gotBefore'))).first().isVisible();
        await expect.poll(async () => isThere() || (await isSaid()), { timeout: 20_000 }).toBe(true);
      },
      async truth(page) {
        await comeForTruth(page, campaign);
        await expect(page.getByText(t('campaign.gotBefore'))).toBeVisible();
        await expect(get(page)).toHaveCount(0);
      },
    };
  },
};

export const walletWrites: readonly Write[] = [withdrawing, redeeming, claiming];
