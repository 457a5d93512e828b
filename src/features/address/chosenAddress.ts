import type { Address } from '@/api/addresses';

/** The chosen address if it still exists, else the default one, else the first; undefined without addresses. */
export function chosenAddress(book: readonly Address[], chosenId: string | null): Address | undefined {
  return book.find(({ id }) => id === chosenId) ?? book.find(({ isDefault }) => isDefault) ?? book[0];
}
