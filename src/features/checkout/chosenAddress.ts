import type { Address } from '@/api/schema/user';

/** The address that was chosen while it exists, else the default one, else the first; undefined for an empty book. */
export function chosenAddress(book: readonly Address[], chosenId: string | null): Address | undefined {
  return book.find(({ id }) => id === chosenId) ?? book.find(({ isDefault }) => isDefault) ?? book[0];
}
