/** The writes that change the profile. */
import { expect, type Page } from '@playwright/test';
import { hashTo } from '../faces';
import { newPhone } from '../shopApi';
import { hashOf } from '../visits';
import { comeForTruth, pressIfOffered, type Go, type Write } from './play';

const renaming: Write = {
  name: 'change the nickname',
  call: 'updateUser',
  path: '/user/update',
  async prepare(play) {
    const { face, t, api } = play;
    const name = 'Wren of the Hill';
    const field = (page: Page) => page.getByLabel(t('profile.nickname.label'));
    const open = async (page: Page, go: Go) => {
      await go(page, hashTo(face, 'nickname'));
      await field(page).fill(name);
    };
    const isProfile = (page: Page) => expect.poll(() => hashOf(page), { timeout: 20_000 }).toBe(hashTo(face, 'profile'));
    return {
      open,
      button: (page) => page.getByRole('button', { name: t('profile.save'), exact: true }),
      field,
      books: async () => (await api.profile()).nickname,
      once: name,
      async shown(page) {
        await isProfile(page);
        await expect(page.getByRole('main').getByText(name)).toBeVisible();
      },
      async truth(page) {
        await comeForTruth(page, hashTo(face, 'profile'));
        await expect(page.getByRole('main').getByText(name)).toBeVisible();
      },
      kept: (page) => expect(field(page)).toHaveValue(name),
    };
  },
};

const dressing: Write = {
  name: 'change the picture',
  call: 'updateUser',
  path: '/user/update',
  async prepare(play) {
    const { face, t, api } = play;
    // The shop gives each new customer some animal: choosing that one would change nothing.
    const animal = (await api.profile()).avatar === 'preset:owl' ? 'fox' : 'owl';
    const choice = (page: Page) => page.getByRole('radio', { name: t(`profile.avatar.preset.${animal}`) });
    return {
      async open(page, go) {
        await go(page, hashTo(face, 'avatar'));
        await choice(page).press(' ');
      },
      button: (page) => page.getByRole('button', { name: t('profile.save'), exact: true }),
      books: async () => (await api.profile()).avatar,
      once: `preset:${animal}`,
      shown: (page) => expect.poll(() => hashOf(page), { timeout: 20_000 }).toBe(hashTo(face, 'profile')),
      async truth(page) {
        await comeForTruth(page, hashTo(face, 'avatar'));
        await expect(choice(page)).toBeChecked();
        await expect(page.getByText(t('profile.avatar.now'))).toBeVisible();
      },
      kept: (page) => expect(choice(page)).toBeChecked(),
      async again(page) {
        const isChosen = await pressIfOffered(choice(page), (it) => it.press(' ', { timeout: 3_000 }));
        if (isChosen) await pressIfOffered(page.getByRole('button', { name: t('profile.save'), exact: true }));
      },
    };
  },
};

const moving: Write = {
  name: 'change the phone',
  call: 'updatePhone',
  path: '/user/updatePhone',
  async prepare(play) {
    const { face, t, api } = play;
    const phone = newPhone();
    const masked = `+1 628 ••• ${phone.slice(-4)}`;
    const field = (page: Page) => page.getByLabel(t('profile.phone.label'));
    const code = (page: Page) => page.getByLabel(t('login.code'));
    let sent = '';
    return {
      async open(page, go) {
        await go(page, hashTo(face, 'phone'));
        await field(page).fill(phone.replace('+1', ''));
        await page.getByRole('button', { name: t('login.sendCode') }).click();
        await page.getByRole('button', { name: t('login.demoUse') }).click();
        sent = await code(page).inputValue();
      },
      async openElsewhere(page) {
        await page.goto(`/?other#${hashTo(face, 'phone')}`);
        await field(page).fill(phone.replace('+1', ''));
        await code(page).fill(sent);
      },
      button: (page) => page.getByRole('button', { name: t('profile.phone.submit') }),
      field: code,
      books: async () => (await api.profile()).phone,
      once: masked,
      async shown(page) {
        await expect.poll(() => hashOf(page), { timeout: 20_000 }).toBe(hashTo(face, 'profile'));
        await expect(page.getByRole('main').getByText(masked)).toBeVisible();
      },
      async truth(page) {
        await comeForTruth(page, hashTo(face, 'profile'));
        await expect(page.getByRole('main').getByText(masked)).toBeVisible();
      },
      async kept(page) {
        await expect(field(page)).toHaveValue(phone.replace('+1', ''));
        await expect(code(page)).toHaveValue(sent);
      },
    };
  },
};

export const profileWrites: readonly Write[] = [renaming, dressing, moving];
