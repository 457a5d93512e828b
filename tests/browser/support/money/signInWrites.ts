/** The writes of a visitor: a one-time code, and the sign-in with it. */
import { expect, type Page } from '@playwright/test';
import { hashTo } from '../faces';
import { newPhone } from '../shopApi';
import { signInForm, typePhone, useOneTimeCode } from '../signIn';
import { storedToken } from '../visits';
import { comeForTruth, type Go, type Play, type Write } from './play';

/** Opens the sign-in and types the phone. */
const openSignIn = ({ face, t }: Play, phone: string) => async (page: Page, go: Go) => {
  await go(page, hashTo(face, 'login'));
  await typePhone(page, t, phone);
};

const askingForCode: Write = {
  name: 'have a code sent',
  call: 'sendVerifyCode',
  path: '/user/sendVerifyCode',
  isVisitors: true,
  async prepare(play) {
    const { t, shop } = play;
    const phone = newPhone();
    const again = t.like('login.againIn');
    const typed = (page: Page) => expect(signInForm(page, t).getByLabel(t('login.phone'))).toHaveValue(phone.replace('+1', ''));
    const shown = async (page: Page) => {
      await expect(signInForm(page, t).getByRole('button', { name: again })).toBeVisible({ timeout: 20_000 });
      await typed(page);
    };
    return {
      open: openSignIn(play, phone),
      button: (page) => signInForm(page, t).getByRole('button', { name: t('login.sendCode') }),
      // The shop sends another one only after a while: it tells that one is on its way.
      books: () => shop.askForCode(phone),
      once: 'RESEND_TOO_SOON',
      shown,
      truth: shown,
      async afterLost(page) {
        await expect(page.getByText(t('login.sendUnknown'))).toBeVisible();
        await signInForm(page, t).getByRole('button', { name: t('login.sendCode') }).click();
        await shown(page);
      },
    };
  },
};

const signingIn: Write = {
  name: 'sign in',
  call: 'loginWithVerifyCode',
  path: '/user/loginWithVerifyCode',
  isVisitors: true,
  async prepare(play) {
    const { face, t, shop } = play;
    const phone = newPhone();
    const masked = `+1 628 ••• ${phone.slice(-4)}`;
    let page: Page | undefined;
    let code = '';
    const form = (at: Page) => signInForm(at, t);
    const codeField = (at: Page) => form(at).getByLabel(t('login.code'));
    const demoCode = async (at: Page) => /\d{6}/.exec((await form(at).getByText(t.like('login.demoText')).textContent()) ?? '')?.[0] ?? '';
    const isIn = async (at: Page) => {
      await expect(form(at)).toBeHidden({ timeout: 20_000 });
      await expect.poll(() => storedToken(at)).not.toBeNull();
    };
    /** The code was used up by the try whose answer never came: the page says so, another one is sent, and used. */
    const startAnew = async (at: Page) => {
      await expect(form(at).getByText(t('login.fault.code.expired', { count: 6 }))).toBeVisible();
      await expect(form(at).getByLabel(t('login.phone'))).toHaveValue(phone.replace('+1', ''));
      await useOneTimeCode(at, t);
      await isIn(at);
    };
    return {
      async open(at, go) {
        page = at;
        await openSignIn(play, phone)(at, go);
        await form(at).getByRole('checkbox').check();
        await form(at).getByRole('button', { name: t('login.sendCode') }).click();
        await expect(form(at).getByRole('button', { name: t('login.demoUse') })).toBeVisible();
        code = await demoCode(at);
      },
      async openElsewhere(at) {
        await openSignIn(play, phone)(at, async (other, hash) => void (await other.goto(`/?other#${hash}`)));
        await codeField(at).fill(code);
      },
      // The last digit signs in; the tick is what is left to press in the other tab.
      button: (at) => (at === page ? form(at).getByRole('button', { name: t('login.demoUse') }) : form(at).getByRole('checkbox')),
      async books() {
        const token = page && (await storedToken(page));
        return token ? (await shop.customer(token).profile()).phone : 'nobody';
      },
      once: masked,
      shown: isIn,
      async truth(at) {
        await comeForTruth(at, hashTo(face, 'profile'));
        await expect(at.getByRole('main').getByText(masked)).toBeVisible();
      },
      async afterLost(at) {
        await expect(at.getByText(t.like('login.lost'))).toBeVisible();
        await form(at).getByRole('button', { name: t('login.submit') }).click();
        await startAnew(at);
      },
      async again(at) {
        await expect.poll(async () => (await storedToken(at)) !== null || (await form(at).isVisible())).toBe(true);
        if ((await storedToken(at)) !== null) return;
        await codeField(at).fill(code);
        await startAnew(at);
      },
    };
  },
};

export const signInWrites: readonly Write[] = [askingForCode, signingIn];
