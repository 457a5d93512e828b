/** Writes that change the profile. */
import { expect, type Page } from '@playwright/test';
import { hashTo } from '../platforms';
import { newPhone } from '../shopApi';
import { hashOf } from '../navigation';
import { loadHash, clickIfEnabled, type Navigate, type Write } from './writeCase';

const changeNickname: Write = {
  name: 'change the nickname',
  call: 'updateUser',
  path: '/user/update',
  async prepare(caseContext) {
    const { platform, t, api } = caseContext;
    const name = 'Wren of the Hill';
    const field = (page: Page) => page.getByLabel(t('profile.nickname.label'));
    const open = async (page: Page, navigateTo: Navigate) => {
      await navigateTo(page, hashTo(platform, 'editNickname'));
      await field(page).fill(name);
    };
    return {
      open,
      button: (page) => page.getByRole('button', { name: t('profile.save'), exact: true }),
      field,
      readDatabase: async () => (await api.profile()).nickname,
      expectedDatabase: name,
      isDone: async (page) =>
        hashOf(page) === hashTo(platform, 'profile') && (await page.getByRole('main').getByText(name).isVisible()),
      async expectListed(page) {
        await loadHash(page, hashTo(platform, 'profile'));
        await expect(page.getByRole('main').getByText(name)).toBeVisible();
      },
      expectDraftKept: (page) => expect(field(page)).toHaveValue(name),
    };
  },
};

const changeAvatar: Write = {
  name: 'change the picture',
  call: 'updateUser',
  path: '/user/update',
  async prepare(caseContext) {
    const { platform, t, api } = caseContext;
    // The API gives each new customer a random avatar. The test must choose another one.
    const animal = (await api.profile()).avatar === 'preset:owl' ? 'fox' : 'owl';
    const choice = (page: Page) => page.getByRole('radio', { name: t(`profile.avatar.preset.${animal}`) });
    return {
      async open(page, navigateTo) {
        await navigateTo(page, hashTo(platform, 'editAvatar'));
        await choice(page).press(' ');
      },
      button: (page) => page.getByRole('button', { name: t('profile.save'), exact: true }),
      readDatabase: async () => (await api.profile()).avatar,
      expectedDatabase: `preset:${animal}`,
      isDone: async (page) => hashOf(page) === hashTo(platform, 'profile'),
      async expectListed(page) {
        await loadHash(page, hashTo(platform, 'editAvatar'));
        await expect(choice(page)).toBeChecked();
        await expect(page.getByText(t('profile.avatar.now'))).toBeVisible();
      },
      expectDraftKept: (page) => expect(choice(page)).toBeChecked(),
      async retry(page) {
        const isChosen = await clickIfEnabled(choice(page), (it) => it.press(' ', { timeout: 3_000 }));
        if (isChosen) await clickIfEnabled(page.getByRole('button', { name: t('profile.save'), exact: true }));
      },
    };
  },
};

const changePhone: Write = {
  name: 'change the phone',
  call: 'updatePhone',
  path: '/user/updatePhone',
  async prepare(caseContext) {
    const { platform, t, api, shop } = caseContext;
    const phone = newPhone();
    let opened: Page | undefined;
    const masked = `+1 628 ••• ${phone.slice(-4)}`;
    const field = (page: Page) => page.getByLabel(t('profile.phone.label'));
    const code = (page: Page) => page.getByLabel(t('login.code'));
    let sent = '';
    return {
      async open(page, navigateTo) {
        opened = page;
        await navigateTo(page, hashTo(platform, 'editPhone'));
        await field(page).fill(phone.replace('+1', ''));
        await page.getByRole('button', { name: t('login.sendCode') }).click();
        await page.getByRole('button', { name: t('login.demoUse') }).click();
        sent = await code(page).inputValue();
      },
      async openInOtherTab(page) {
        await page.goto(`/?other#${hashTo(platform, 'editPhone')}`);
        await field(page).fill(phone.replace('+1', ''));
        await code(page).fill(sent);
      },
      button: (page) => page.getByRole('button', { name: t('profile.phone.submit') }),
      field: code,
      // Another phone ends the other sessions, so that of the page is read.
      readDatabase: async () => {
        const token = await opened?.evaluate(() => localStorage.getItem('token'));
        return (await shop.customer(token ?? api.token).profile()).phone;
      },
      expectedDatabase: masked,
      isDone: async (page) =>
        hashOf(page) === hashTo(platform, 'profile') && (await page.getByRole('main').getByText(masked).isVisible()),
      async expectListed(page) {
        await loadHash(page, hashTo(platform, 'profile'));
        await expect(page.getByRole('main').getByText(masked)).toBeVisible();
      },
      async expectDraftKept(page) {
        await expect(field(page)).toHaveValue(phone.replace('+1', ''));
        await expect(code(page)).toHaveValue(sent);
      },
    };
  },
};

const deleteAccount: Write = {
  name: 'delete the account',
  call: 'deleteAccount',
  path: '/user/delete',
  endsSession: true,
  async prepare({ platform, t, api }) {
    const form = hashTo(platform, 'profile', { view: 'delete' });
    const code = (page: Page) => page.getByLabel(t('login.code'));
    let sent = '';
    return {
      async open(page, navigateTo) {
        await navigateTo(page, form);
        await page.getByRole('button', { name: t('login.sendCode') }).click();
        await page.getByRole('button', { name: t('login.demoUse') }).click();
        sent = await code(page).inputValue();
      },
      async openInOtherTab(page) {
        await page.goto(`/?other#${form}`);
        await code(page).fill(sent);
      },
      button: (page) => page.getByRole('button', { name: t('deletion.submit'), exact: true }),
      field: code,
      // The session of the customer ends with the account.
      readDatabase: () =>
        api.profile().then(
          () => true,
          () => false,
        ),
      expectedDatabase: false,
      // A second press can hit a link of the home page, which has come already. The sign-in comes when the session alone has ended.
      isDone: async (page) =>
        ![form, hashTo(platform, 'login')].some((hash) => hashOf(page).startsWith(hash)) &&
        (await page.evaluate(() => localStorage.getItem('token'))) === null,
      async expectListed(page) {
        await loadHash(page, hashTo(platform, 'profile'));
        await expect(page.getByRole('main').getByText(t('problem.signedOut.title'))).toBeVisible();
      },
      expectDraftKept: (page) => expect(code(page)).toHaveValue(sent),
    };
  },
};

export const profileWrites: readonly Write[] = [changeNickname, changeAvatar, changePhone, deleteAccount];
