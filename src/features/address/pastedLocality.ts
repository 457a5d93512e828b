import type { AddressValues } from './addressRules';

/** `country` is a code, also of a country to which the shop does not deliver. */
export type PastedLocality = Partial<Pick<AddressValues, 'region' | 'city' | 'street' | 'postcode'>> & {
  country?: string | undefined;
};
