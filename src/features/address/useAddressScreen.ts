/** The screen of the address book on either face: the book, the address in hand, and what is told about changes. */
import type { Address } from '@/api/schema/user';
import { useAddressBook } from './useAddressBook';
import { useAddressEditor } from './useAddressEditor';

export function useAddressScreen() {
  const book = useAddressBook();
  const editor = useAddressEditor(book.addresses);
  const { forgetSaving, forgetChanging } = book;
  return {
    book,
    /** The book has come, also when it is empty. */
    isKnown: !book.isLoading && !book.problem,
    /** The one that is being changed or removed; undefined for a new one. */
    target: editor.target,
    /** Takes an address in hand for its form, or none for a new one; what was told about the last save is over. */
    beginForm: (address?: Address) => {
      editor.choose(address?.id);
      forgetSaving();
    },
    beginRemoval: (address: Address) => {
      editor.choose(address.id);
      forgetChanging();
    },
  };
}
