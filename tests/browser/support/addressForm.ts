/** The open form of an address, in a shop with or without countries. */
import type { Locator } from '@playwright/test';
import { homeAddress } from './shopApi';

export const addressFields = ['recipient', 'phone', 'street', 'city', 'region', 'postcode'] as const;
export type AddressField = (typeof addressFields)[number];

/** By the name: what a field is called depends on the country. */
export const addressField = (form: Locator, field: AddressField): Locator => form.locator(`[name="${field}"]`);

/** Types the value of the test's address into a field, or chooses it from the list of its regions. */
export async function fillAddressField(form: Locator, field: AddressField): Promise<void> {
  const control = addressField(form, field);
  const value = field === 'phone' ? homeAddress.phone.replace('+1', '') : homeAddress[field];
  const isList = (await control.evaluate(({ localName }) => localName)) === 'select';
  await (isList ? control.selectOption(value) : control.fill(value));
}

/** Chooses the country of the test's address where the shop has countries: at first it is that of the browser. */
export async function chooseCountry(form: Locator): Promise<void> {
  await addressField(form, 'recipient').waitFor();
  const country = form.locator('[name="country"]');
  if ((await country.count()) > 0) await country.selectOption('US');
}
