/** Delivery addresses. A customer has at most 20. When there are addresses, exactly one is the default address. */
import type { AddressDraft } from '../../src/api/addresses';
import type { LocalityFieldSeed, RecipientFieldSeed } from '../catalogue/countryTypes';
import type { ShopSeed } from '../catalogue/shopTypes';
import type { ShopContext } from '../context';
import { newId } from '../random';
import { requireFound, ShopError } from '../shopError';
import type { AddressRow } from './rows';

/** Largest number of addresses of a customer. */
export const MAX_ADDRESSES = 20;

/** Returns the addresses of a customer: the default address first, then the newest. */
export const listAddresses = ({ database }: Pick<ShopContext, 'database'>, customerId: string): AddressRow[] =>
  database.addresses
    .listByCustomer(customerId)
    .reverse()
    .sort((one, other) => Number(other.isDefault) - Number(one.isDefault));

/** The fields of an address in a country without a form of its own. */
const usualFields: readonly LocalityFieldSeed[] = [{ name: 'region' }, { name: 'city' }, { name: 'street' }];

/** Throws ShopError VALIDATION for a country to which the shop does not deliver, and for a field that does not fit its form. */
function checkFields({ countries, recipientFields }: ShopSeed, draft: AddressDraft): void {
  const country = countries?.find(({ code }) => code === draft.country);
  const wrong: Record<string, string> = draft.country !== undefined && !country ? { country: 'invalid' } : {};
  const check = (field: LocalityFieldSeed | RecipientFieldSeed, isRequired: boolean) => {
    const { name, pattern } = field;
    const text = draft[name] ?? '';
    if (text === '' && isRequired) wrong[name] = 'missing';
    else if (text !== '' && pattern && !new RegExp(`^(?:${pattern})$`, 'u').test(text)) wrong[name] = 'invalid';
    else if (text !== '' && name === 'salutation' && field.options?.every(({ value }) => value !== text))
      wrong[name] = 'invalid';
  };
  for (const field of country?.fields ?? usualFields) check(field, field.isRequired ?? true);
  for (const field of country?.recipientFields ?? recipientFields ?? []) check(field, field.isRequired ?? false);
  if (Object.keys(wrong).length > 0) throw new ShopError('VALIDATION', 'input', { data: { fields: wrong } });
}

/**
 * Adds an address, or changes the one with `id`. The first address becomes the default one. Throws ShopError NOT_FOUND
 * for an unknown id, and VALIDATION when the customer already has `MAX_ADDRESSES`.
 */
export function saveAddress(
  context: ShopContext,
  customerId: string,
  id: string | undefined,
  draft: AddressDraft,
): AddressRow {
  checkFields(context.goods.shop, draft);
  const { addresses } = context.database;
  const existing = id === undefined ? undefined : requireFound(addresses.find(customerId, id), 'addressUnknown');
  const existingRows = addresses.listByCustomer(customerId);
  if (!existing && existingRows.length >= MAX_ADDRESSES) {
    throw new ShopError('VALIDATION', 'addressBookFull', {
      data: { fields: { addresses: 'tooMany' } },
      showType: 2,
    });
  }
  const isDefault = draft.isDefault || existing?.isDefault === true || existingRows.length === 0;
  const row: AddressRow = {
    ...draft,
    region: draft.region ?? '',
    city: draft.city ?? '',
    isDefault,
    id: existing?.id ?? newId(context.random, 'address'),
    customerId,
  };
  addresses.put(row);
  if (isDefault) setDefaultAddress(context, customerId, row.id);
  return row;
}

/**
 * Removes an address. When it was the default address, the newest remaining one becomes the default. Throws ShopError
 * NOT_FOUND.
 */
export function removeAddress(context: ShopContext, customerId: string, id: string): void {
  const { addresses } = context.database;
  const row = requireFound(addresses.find(customerId, id), 'addressUnknown');
  addresses.remove(row);
  const newest = addresses.listByCustomer(customerId).at(-1);
  if (row.isDefault && newest) setDefaultAddress(context, customerId, newest.id);
}

function setDefaultAddress({ database }: ShopContext, customerId: string, defaultId: string): void {
  for (const row of database.addresses.listByCustomer(customerId)) {
    const isDefault = row.id === defaultId;
    if (row.isDefault !== isDefault) database.addresses.put({ ...row, isDefault });
  }
}
