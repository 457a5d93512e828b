/** The screen of the address book on either face: the book, the address in hand, both panels over it, and what is told about changes. */
import { useModel } from '@umijs/max';
import type { Address } from '@/api/schema/user';
import { useLayer } from '@/hooks/useLayer';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import { useAddressBook } from './useAddressBook';
import { useAddressEditor } from './useAddressEditor';

export function useAddressScreen() {
  const { t } = useWords();
  const { showToast } = useModel('toast');
  const book = useAddressBook();
  const editor = useAddressEditor(book.addresses);
  const formLayer = useLayer('addressForm');
  const removalLayer = useLayer('removeAddress');
  const trouble = useSubmissionWords(book.changing);
  const { forgetSaving, forgetChanging } = book;
  return {
    book,
    /** The book has come, also when it is empty. */
    isKnown: !book.isLoading && !book.problem,
    /** The one that is being changed or removed; undefined for a new one. */
    target: editor.target,
    formLayer,
    removalLayer,
    /** What went wrong with the last change; the panel of a removal tells it itself. */
    trouble: removalLayer.isOpen ? undefined : trouble,
    /** Opens the form of an address, or of none for a new one; what was told about the last save is over. */
    openForm: (address?: Address) => {
      editor.choose(address?.id);
      forgetSaving();
      formLayer.open();
    },
    openRemoval: (address: Address) => {
      editor.choose(address.id);
      forgetChanging();
      removalLayer.open();
    },
    makeDefault: async (address: Address) => {
      if (await book.makeDefault(address)) showToast(t('address.isDefaultNow'));
    },
    /** The form has saved. */
    leaveForm: () => {
      formLayer.close();
      showToast(t('address.saved'));
    },
    leaveRemoval: () => {
      removalLayer.close();
      showToast(t('address.removed'));
    },
  };
}
