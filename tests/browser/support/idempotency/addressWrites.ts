/** Writes to the address book. */
import { expect, type Page } from '@playwright/test';
import { addressField, addressFields, chooseCountry, fillAddressField } from '../addressForm';
import { hashTo } from '../platforms';
import { homeAddress } from '../shopApi';
import { loadHash, type CaseContext, type PreparedWrite, type Write } from './writeCase';

const addressPage = ({ platform }: CaseContext) => hashTo(platform, 'addresses');
const addressLabel = { name: homeAddress.recipient, street: homeAddress.street };
const storedAddresses = async ({ api }: CaseContext) =>
  (await api.addresses()).map(({ street, city, isDefault }) => [street, city, isDefault]);
/** Whether the page lists exactly these addresses. */
async function hasAddresses(caseContext: CaseContext, page: Page, streets: readonly string[]): Promise<boolean> {
  const rows = await page
    .getByRole('list', { name: caseContext.t('address.list') })
    .getByRole('listitem')
    .allInnerTexts();
  return rows.length === streets.length && rows.every((row, at) => row.includes(streets[at] ?? ''));
}
const expectations = (
  caseContext: CaseContext,
  ...streets: string[]
): Pick<PreparedWrite, 'isDone' | 'expectListed'> => ({
  isDone: async (page) =>
    (await page.getByRole('dialog').count()) === 0 && (await hasAddresses(caseContext, page, streets)),
  async expectListed(page) {
    await loadHash(page, addressPage(caseContext));
    await expect.poll(() => hasAddresses(caseContext, page, streets)).toBe(true);
  },
});

const addAddress: Write = {
  name: 'add an address',
  call: 'saveAddress',
  path: '/address/save',
  async prepare(caseContext) {
    const { t } = caseContext;
    const form = (page: Page) => page.getByRole('dialog');
    return {
      async open(page, navigateTo) {
        await navigateTo(page, addressPage(caseContext));
        await page.getByRole('button', { name: t('address.add') }).click();
        await chooseCountry(form(page));
        for (const field of addressFields) await fillAddressField(form(page), field);
      },
      button: (page) => form(page).getByRole('button', { name: t('address.save') }),
      field: (page) => addressField(form(page), 'city'),
      readDatabase: () => storedAddresses(caseContext),
      expectedDatabase: [[homeAddress.street, homeAddress.city, true]],
      ...expectations(caseContext, homeAddress.street),
      async expectDraftKept(page) {
        for (const field of ['recipient', 'street', 'city', 'region', 'postcode'] as const)
          await expect(addressField(form(page), field)).toHaveValue(homeAddress[field]);
      },
    };
  },
};

const changeAddress: Write = {
  name: 'change an address',
  call: 'saveAddress',
  path: '/address/save',
  async prepare(caseContext) {
    const { t, api } = caseContext;
    await api.addAddress();
    const form = (page: Page) => page.getByRole('dialog');
    const city = (page: Page) => addressField(form(page), 'city');
    return {
      async open(page, navigateTo) {
        await navigateTo(page, addressPage(caseContext));
        await page.getByRole('button', { name: t('address.editOf', addressLabel) }).click();
        await city(page).fill('Oakland');
      },
      button: (page) => form(page).getByRole('button', { name: t('address.save') }),
      field: city,
      readDatabase: () => storedAddresses(caseContext),
      expectedDatabase: [[homeAddress.street, 'Oakland', true]],
      ...expectations(caseContext, `${homeAddress.street}, Oakland`),
      expectDraftKept: (page) => expect(city(page)).toHaveValue('Oakland'),
    };
  },
};

const removeAddress: Write = {
  name: 'remove an address',
  call: 'saveAddress',
  path: '/address/save',
  async prepare(caseContext) {
    const { t, api } = caseContext;
    await api.addAddress();
    await api.addAddress({ street: '7 Harbour Lane' });
    return {
      async open(page, navigateTo) {
        await navigateTo(page, addressPage(caseContext));
        await page.getByRole('button', { name: t('address.removeOf', addressLabel) }).click();
      },
      button: (page) => page.getByRole('dialog').getByRole('button', { name: t('address.remove'), exact: true }),
      readDatabase: async () => (await storedAddresses(caseContext)).map(([street]) => street),
      expectedDatabase: ['7 Harbour Lane'],
      ...expectations(caseContext, '7 Harbour Lane'),
    };
  },
};

const chooseDefault: Write = {
  name: 'choose the default address',
  call: 'saveAddress',
  path: '/address/save',
  async prepare(caseContext) {
    const { t, api } = caseContext;
    await api.addAddress();
    await api.addAddress({ street: '7 Harbour Lane' });
    return {
      open: (page, navigateTo) => navigateTo(page, addressPage(caseContext)),
      button: (page) =>
        page.getByRole('button', { name: t('address.makeDefaultOf', { ...addressLabel, street: '7 Harbour Lane' }) }),
      readDatabase: () => storedAddresses(caseContext),
      expectedDatabase: [
        ['7 Harbour Lane', homeAddress.city, true],
        [homeAddress.street, homeAddress.city, false],
      ],
      ...expectations(caseContext, '7 Harbour Lane', homeAddress.street),
    };
  },
};

export const addressWrites: readonly Write[] = [addAddress, changeAddress, removeAddress, chooseDefault];
