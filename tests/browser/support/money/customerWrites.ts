/** The writes around the customer: sign-in, profile, address book. */
import { expect, type Page } from '@playwright/test';
import { hashTo } from '../faces';
import { homeAddress, newPhone } from '../shopApi';
import { signInForm, typePhone, useOneTimeCode } from '../signIn';
import { hashOf, storedToken } from '../visits';
import type { Go, Play, Row, Write } from './play';

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
        await at.goto(`/?truth#${hashTo(face, 'profile')}`);
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
        await page.goto(`/?truth#${hashTo(face, 'profile')}`);
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
    const owl = (page: Page) => page.getByRole('radio', { name: t('profile.avatar.preset.owl') });
    return {
      async open(page, go) {
        await go(page, hashTo(face, 'avatar'));
        await owl(page).check({ force: true });
      },
      button: (page) => page.getByRole('button', { name: t('profile.save'), exact: true }),
      books: async () => (await api.profile()).avatar,
      once: 'preset:owl',
      shown: (page) => expect.poll(() => hashOf(page), { timeout: 20_000 }).toBe(hashTo(face, 'profile')),
      async truth(page) {
        await page.goto(`/?truth#${hashTo(face, 'avatar')}`);
        await expect(owl(page)).toBeChecked();
        await expect(page.getByText(t('profile.avatar.now'))).toBeVisible();
      },
      kept: (page) => expect(owl(page)).toBeChecked(),
      async again(page) {
        if (!(await owl(page).isVisible())) return;
        await owl(page).check({ force: true });
        await page.getByRole('button', { name: t('profile.save'), exact: true }).click();
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
        await page.goto(`/?truth#${hashTo(face, 'profile')}`);
        await expect(page.getByRole('main').getByText(masked)).toBeVisible();
      },
      async kept(page) {
        await expect(field(page)).toHaveValue(phone.replace('+1', ''));
        await expect(code(page)).toHaveValue(sent);
      },
    };
  },
};

const addressPage = ({ face }: Play) => hashTo(face, 'addresses');
const whose = { name: homeAddress.recipient, street: homeAddress.street };
const bookOf = async ({ api }: Play) => (await api.addresses()).map(({ street, city, isDefault }) => [street, city, isDefault]);
/** The address book as the page lists it, once. */
async function expectListed(play: Play, page: Page, streets: readonly string[]): Promise<void> {
  const rows = page.getByRole('list', { name: play.t('address.list') }).getByRole('listitem');
  await expect(rows).toHaveCount(streets.length, { timeout: 20_000 });
  for (const [at, street] of streets.entries()) await expect(rows.nth(at)).toContainText(street);
}
const listed = (play: Play, ...streets: string[]): Pick<Row, 'shown' | 'truth'> => ({
  async shown(page) {
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 20_000 });
    await expectListed(play, page, streets);
  },
  async truth(page) {
    await page.goto(`/?truth#${addressPage(play)}`);
    await expectListed(play, page, streets);
  },
});

const adding: Write = {
  name: 'add an address',
  call: 'saveAddress',
  path: '/address/save',
  async prepare(play) {
    const { t } = play;
    const form = (page: Page) => page.getByRole('dialog');
    return {
      async open(page, go) {
        await go(page, addressPage(play));
        await page.getByRole('button', { name: t('address.add') }).click();
        for (const field of ['recipient', 'phone', 'street', 'city', 'region', 'postcode'] as const) {
          await form(page).getByLabel(t(`address.${field}`)).fill(field === 'phone' ? homeAddress.phone.replace('+1', '') : homeAddress[field]);
        }
      },
      button: (page) => form(page).getByRole('button', { name: t('address.save') }),
      field: (page) => form(page).getByLabel(t('address.city')),
      books: () => bookOf(play),
      once: [[homeAddress.street, homeAddress.city, true]],
      ...listed(play, homeAddress.street),
      async kept(page) {
        for (const field of ['recipient', 'street', 'city', 'region', 'postcode'] as const) await expect(form(page).getByLabel(t(`address.${field}`))).toHaveValue(homeAddress[field]);
      },
    };
  },
};

const correcting: Write = {
  name: 'change an address',
  call: 'saveAddress',
  path: '/address/save',
  async prepare(play) {
    const { t, api } = play;
    await api.addAddress();
    const form = (page: Page) => page.getByRole('dialog');
    const city = (page: Page) => form(page).getByLabel(t('address.city'));
    return {
      async open(page, go) {
        await go(page, addressPage(play));
        await page.getByRole('button', { name: t('address.editOf', whose) }).click();
        await city(page).fill('Oakland');
      },
      button: (page) => form(page).getByRole('button', { name: t('address.save') }),
      field: city,
      books: () => bookOf(play),
      once: [[homeAddress.street, 'Oakland', true]],
      ...listed(play, `${homeAddress.street}, Oakland`),
      kept: (page) => expect(city(page)).toHaveValue('Oakland'),
    };
  },
};

const removing: Write = {
  name: 'remove an address',
  call: 'saveAddress',
  path: '/address/save',
  async prepare(play) {
    const { t, api } = play;
    await api.addAddress();
    await api.addAddress({ street: '7 Harbour Lane' });
    return {
      async open(page, go) {
        await go(page, addressPage(play));
        await page.getByRole('button', { name: t('address.removeOf', whose) }).click();
      },
      button: (page) => page.getByRole('dialog').getByRole('button', { name: t('address.remove'), exact: true }),
      books: async () => (await bookOf(play)).map(([street]) => street),
      once: ['7 Harbour Lane'],
      ...listed(play, '7 Harbour Lane'),
    };
  },
};

const preferring: Write = {
  name: 'choose the default address',
  call: 'saveAddress',
  path: '/address/save',
  async prepare(play) {
    const { t, api } = play;
    await api.addAddress();
    await api.addAddress({ street: '7 Harbour Lane' });
    return {
      open: (page, go) => go(page, addressPage(play)),
      button: (page) => page.getByRole('button', { name: t('address.makeDefaultOf', { ...whose, street: '7 Harbour Lane' }) }),
      books: () => bookOf(play),
      once: [['7 Harbour Lane', homeAddress.city, true], [homeAddress.street, homeAddress.city, false]],
      ...listed(play, '7 Harbour Lane', homeAddress.street),
    };
  },
};

export const customerWrites: readonly Write[] = [askingForCode, signingIn, renaming, dressing, moving, adding, correcting, removing, preferring];
