/** The writes to the address book. */
import { expect, type Page } from '@playwright/test';
import { hashTo } from '../faces';
import { homeAddress } from '../shopApi';
import { comeForTruth, type Play, type Row, type Write } from './play';

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
    await comeForTruth(page, addressPage(play));
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

export const addressWrites: readonly Write[] = [adding, correcting, removing, preferring];
