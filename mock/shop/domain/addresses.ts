/** The address book: at most twenty, and exactly one default as long as there is any. */
import type { AddressDraft } from '../../../src/api/schema/user';
import type { ShopContext } from '../context';
import { newId } from '../random';
import { foundOr, ShopError } from '../shopError';
import type { AddressRow } from './rows';

export const MOST_ADDRESSES = 20;

/** The address book, the default one first, then the newest. */
export const addressBook = ({ books }: Pick<ShopContext, 'books'>, customerId: string): AddressRow[] =>
  books.addresses
    .listOf(customerId)
    .reverse()
    .sort((one, other) => Number(other.isDefault) - Number(one.isDefault));

/** Adds an address, or changes the one with `id`. Throws NOT_FOUND, or VALIDATION when the book is full. */
export function putAddress(context: ShopContext, customerId: string, id: string | undefined, draft: AddressDraft): AddressRow {
  const { addresses } = context.books;
  const known = id === undefined ? undefined : foundOr(addresses.of(customerId, id), 'addressUnknown');
  const book = addresses.listOf(customerId);
  if (!known && book.length >= MOST_ADDRESSES) {
    throw new ShopError('VALIDATION', 'addressBookFull', { data: { fields: { addresses: 'tooMany' } } });
  }
  const isDefault = draft.isDefault || known?.isDefault === true || book.length === 0;
  const row: AddressRow = { ...draft, isDefault, id: known?.id ?? newId(context.random, 'address'), customerId };
  addresses.put(row);
  if (isDefault) keepOneDefault(context, customerId, row.id);
  return row;
}

/** Removes an address; the newest of the others becomes the default one when it was. Throws NOT_FOUND. */
export function removeAddress(context: ShopContext, customerId: string, id: string): void {
  const { addresses } = context.books;
  const row = foundOr(addresses.of(customerId, id), 'addressUnknown');
  addresses.remove(row);
  const newest = addresses.listOf(customerId).at(-1);
  if (row.isDefault && newest) keepOneDefault(context, customerId, newest.id);
}

function keepOneDefault({ books }: ShopContext, customerId: string, defaultId: string): void {
  for (const row of books.addresses.listOf(customerId)) {
    const isDefault = row.id === defaultId;
    if (row.isDefault !== isDefault) books.addresses.put({ ...row, isDefault });
  }
}
