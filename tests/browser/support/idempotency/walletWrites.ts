/** Writes that move money and claim coupons. */
import { expect, type Page } from '@playwright/test';
import { dollars } from '../buyer';
import { hashTo } from '../platforms';
import { hashOf } from '../navigation';
import { loadHash, type Write } from './writeCase';

const amount = 5_000;
const payee = { name: 'Robin Vale', account: '4000 1234 1234 4821' };
const autumn = 'Autumn coupon';

const withdraw: Write = {
  name: 'withdraw money',
  call: 'withdraw',
  path: '/user/withdraw',
  async prepare({ platform, t, api }) {
    await api.redeem('BALANCE-100');
    const amountField = (page: Page) => page.getByLabel(t('wallet.withdraw.amount', { currency: 'USD' }));
    const nameField = (page: Page) => page.getByLabel(t('wallet.withdraw.payeeName'));
    const accountField = (page: Page) => page.getByLabel(t('wallet.withdraw.payeeAccount'), { exact: true });
    const review = (page: Page) => page.getByRole('button', { name: t('wallet.withdraw.review'), exact: true });
    const confirm = (page: Page) =>
      page.getByRole('button', { name: t('wallet.withdraw.confirm', { amount: dollars(amount) }) });
    return {
      async open(page, navigateTo) {
        await navigateTo(page, hashTo(platform, 'withdraw'));
        await amountField(page).fill('50');
        await nameField(page).fill(payee.name);
        await accountField(page).fill(payee.account);
        await review(page).click();
        await expect(confirm(page)).toBeEnabled();
      },
      button: confirm,
      readDatabase: async () => (await api.withdrawals()).map((one) => [one.amount, one.payee]),
      expectedDatabase: [[amount, 'Robin Vale ·· 4821']],
      isDone: (page) => page.getByRole('heading', { name: t('wallet.result.reviewing.title') }).isVisible(),
      async expectListed(page) {
        await loadHash(page, hashTo(platform, 'withdrawLog'));
        await expect(page.getByRole('main').getByText('Robin Vale ·· 4821')).toHaveCount(1);
      },
      async expectDraftKept(page) {
        await expect(async () => {
          // The review closes without a user. The draft of the form is kept.
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

const redeemCode: Write = {
  name: 'redeem a code',
  call: 'exchangeCode',
  path: '/exchange/code',
  async prepare({ platform, t, api }) {
    const field = t('redeem.label');
    const type = (page: Page) => page.getByLabel(field).fill('BALANCE-20');
    const resultHeading = (page: Page) =>
      page.getByRole('heading', { name: t('redeem.got.amount', { amount: dollars(2_000) }) });
    return {
      async open(page, navigateTo) {
        await navigateTo(page, hashTo(platform, 'redeem'));
        await type(page);
      },
      button: (page) => page.getByRole('button', { name: t('redeem.do'), exact: true }),
      field: (page) => page.getByLabel(field),
      readDatabase: async () => (await api.wallet()).filter(({ kind }) => kind === 'redeem').map((one) => one.amount),
      expectedDatabase: [2_000],
      isDone: (page) => resultHeading(page).isVisible(),
      lostText: t('redeem.unknown'),
      // The button has another name while the outcome is unknown.
      tryAgain: (page) =>
        page
          .getByRole('main')
          .getByRole('button', { name: t('redeem.do'), exact: true })
          .or(page.getByRole('button', { name: t('problem.checkAgain') }))
          .click(),
      async expectListed(page) {
        await loadHash(page, hashTo(platform, 'wallet'));
        await expect(page.getByRole('main').getByText('$20 for your balance')).toHaveCount(1);
      },
      expectDraftKept: (page) => expect(page.getByLabel(field)).toHaveValue('BALANCE-20'),
      async retry(page) {
        // Codes are not stored across a reload, so the test types the code again.
        const code = page.getByLabel(field);
        await expect(code.or(resultHeading(page))).toBeVisible();
        if (!(await code.isVisible())) return;
        await type(page);
        // With the same code the page finds the operation again and reconciles its outcome.
        await page
          .getByRole('main')
          .getByRole('button', { name: t('redeem.do'), exact: true })
          .click({ timeout: 2_000 })
          .catch(() => undefined);
        await expect(page.getByText(t('redeem.fault.once')).or(resultHeading(page))).toBeVisible({ timeout: 20_000 });
      },
    };
  },
};

const claimCoupon: Write = {
  name: 'get a coupon of a campaign',
  call: 'exchangeCode',
  path: '/exchange/code',
  async prepare({ platform, t, api }) {
    const campaign = hashTo(platform, 'campaign', { id: 'autumn-at-home' });
    const claimButton = (page: Page) => page.getByRole('button', { name: t('campaign.getNamed', { name: autumn }) });
    return {
      open: (page, navigateTo) => navigateTo(page, campaign),
      button: claimButton,
      readDatabase: async () => (await api.coupons()).filter(({ name }) => name === autumn).length,
      expectedDatabase: 1,
      // A link to the coupons replaces the button, so a second click may have opened that page.
      isDone: async (page) =>
        hashOf(page).startsWith(hashTo(platform, 'coupons')) ||
        page
          .getByText(t('campaign.got'))
          .or(page.getByText(t('campaign.gotBefore')))
          .first()
          .isVisible(),
      async expectListed(page) {
        await loadHash(page, campaign);
        await expect(page.getByText(t('campaign.gotBefore'))).toBeVisible();
        await expect(claimButton(page)).toHaveCount(0);
      },
    };
  },
};

export const walletWrites: readonly Write[] = [withdraw, redeemCode, claimCoupon];
