/** Writes of a signed-out user: a one-time code, and the sign-in with it. */
import { expect, type Page } from '@playwright/test';
import { hashTo } from '../platforms';
import { newPhone } from '../shopApi';
import { signInForm, typePhone, useOneTimeCode } from '../signIn';
import { storedToken } from '../navigation';
import { loadHash, type Navigate, type CaseContext, type Write } from './writeCase';

/** Opens the sign-in page and fills the phone field. */
const openSignIn =
  ({ platform, t }: CaseContext, phone: string) =>
  async (page: Page, navigateTo: Navigate) => {
    await navigateTo(page, hashTo(platform, 'login'));
    await typePhone(page, t, phone);
  };

const sendCode: Write = {
  name: 'have a code sent',
  call: 'sendVerifyCode',
  path: '/user/sendVerifyCode',
  isSignedOut: true,
  async prepare(caseContext) {
    const { t, shop } = caseContext;
    const phone = newPhone();
    const retry = t.pattern('login.againIn');
    const expectPhoneKept = (page: Page) =>
      expect(signInForm(page, t).getByLabel(t('login.phone'))).toHaveValue(phone.replace('+1', ''));
    const expectSent = async (page: Page) => {
      await expect(signInForm(page, t).getByRole('button', { name: retry })).toBeVisible({ timeout: 20_000 });
      await expectPhoneKept(page);
    };
    return {
      open: openSignIn(caseContext, phone),
      button: (page) => signInForm(page, t).getByRole('button', { name: t('login.sendCode') }),
      // Only after a code was sent the API calls another one wrong.
      readDatabase: () => shop.tryWrongCode(phone),
      expectedDatabase: 'CODE_WRONG',
      isDone: (page) => signInForm(page, t).getByRole('button', { name: retry }).isVisible(),
      expectListed: expectSent,
      expectDraftKept: expectPhoneKept,
      lostText: t('login.sendUnknown'),
      async afterLostResponse(page) {
        await signInForm(page, t)
          .getByRole('button', { name: t('login.sendCode') })
          .click();
        await expectSent(page);
      },
    };
  },
};

const signIn: Write = {
  name: 'sign in',
  call: 'loginWithVerifyCode',
  path: '/user/loginWithVerifyCode',
  isSignedOut: true,
  async prepare(caseContext) {
    const { platform, t, shop } = caseContext;
    const phone = newPhone();
    const masked = `+1 628 ••• ${phone.slice(-4)}`;
    let page: Page | undefined;
    let code = '';
    const form = (at: Page) => signInForm(at, t);
    const codeField = (at: Page) => form(at).getByLabel(t('login.code'));
    const demoCode = async (at: Page) =>
      /\d{6}/.exec((await form(at).getByText(t.pattern('login.demoText')).textContent()) ?? '')?.[0] ?? '';
    const expectSignedIn = async (at: Page) => {
      await expect(form(at)).toBeHidden({ timeout: 20_000 });
      await expect.poll(() => storedToken(at)).not.toBeNull();
    };
    /** The lost response has used the code: the page reports that, and the customer signs in with a new code. */
    const signInWithNewCode = async (at: Page) => {
      await expect(form(at).getByText(t('login.fault.code.expired', { count: 6 }))).toBeVisible();
      await expect(form(at).getByLabel(t('login.phone'))).toHaveValue(phone.replace('+1', ''));
      await useOneTimeCode(at, t);
      await expectSignedIn(at);
    };
    return {
      async open(at, navigateTo) {
        page = at;
        await openSignIn(caseContext, phone)(at, navigateTo);
        await form(at).getByRole('checkbox').check();
        await form(at)
          .getByRole('button', { name: t('login.sendCode') })
          .click();
        await expect(form(at).getByRole('button', { name: t('login.demoUse') })).toBeVisible();
        code = await demoCode(at);
      },
      async openInOtherTab(at) {
        await openSignIn(caseContext, phone)(
          at,
          async (otherTab, hash) => void (await otherTab.goto(`/?other#${hash}`)),
        );
        await codeField(at).fill(code);
      },
      // The last digit submits the form. In the other tab the code is complete, and the checkbox submits it.
      button: (at) =>
        at === page ? form(at).getByRole('button', { name: t('login.demoUse') }) : form(at).getByRole('checkbox'),
      async readDatabase() {
        const token = page && (await storedToken(page));
        return token ? (await shop.customer(token).profile()).phone : 'signed out';
      },
      expectedDatabase: masked,
      isDone: async (at) => (await form(at).isHidden()) && (await storedToken(at)) !== null,
      lostText: t('login.lost'),
      tryAgain: (at) =>
        form(at)
          .getByRole('button', { name: t('login.submit') })
          .click(),
      async expectListed(at) {
        await loadHash(at, hashTo(platform, 'profile'));
        await expect(at.getByRole('main').getByText(masked)).toBeVisible();
      },
      async afterLostResponse(at) {
        await form(at)
          .getByRole('button', { name: t('login.submit') })
          .click();
        await signInWithNewCode(at);
      },
      async retry(at) {
        await expect.poll(async () => (await storedToken(at)) !== null || (await form(at).isVisible())).toBe(true);
        if ((await storedToken(at)) !== null) return;
        await codeField(at).fill(code);
        await signInWithNewCode(at);
      },
    };
  },
};

export const signInWrites: readonly Write[] = [sendCode, signIn];
