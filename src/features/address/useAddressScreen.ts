/**
 * The address book's screen on both platforms: the addresses, the one being edited, both panels, and messages about
 * changes.
 */
import { useModel } from '@umijs/max';
import type { Address } from '@/api/addresses';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useMutationLabels } from '@/query/useMutationLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { useAddressBook } from './useAddressBook';

import { useDraft } from '@/hooks/useDraft';
import { isId } from '@/lib/searchParams';

export function useAddressScreen() {
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const book = useAddressBook();
  const editor = useAddressEditor(book.addresses);
  const formModal = useModalRoute('addressForm');
  const removalModal = useModalRoute('removeAddress');
  const formError = useMutationLabels(book.changing);
  const { forgetSaving, forgetChanging } = book;
  return {
    book,
    /** The address book is loaded; it may be empty. */
    isKnown: !book.isLoading && !book.error,
    /** The address that is being edited or removed; undefined for a new one. */
    target: editor.target,
    formModal,
    removalModal,
    /** Error of the last change; while the removal panel is open, the panel shows it. */
    formError: removalModal.isOpen ? undefined : formError,
    /** Opens the form for an address, or for a new one; clears the result of the last save. */
    openForm: (address?: Address) => {
      editor.choose(address?.id);
      forgetSaving();
      formModal.open();
    },
    openRemoval: (address: Address) => {
      editor.choose(address.id);
      forgetChanging();
      removalModal.open();
    },
    makeDefault: async (address: Address) => {
      if (await book.makeDefault(address)) showToast(t('address.isDefaultNow'));
    },
    /** Called when the form has saved. */
    leaveForm: () => {
      formModal.close();
      showToast(t('address.saved'));
    },
    leaveRemoval: () => {
      removalModal.close();
      showToast(t('address.removed'));
    },
  };
}

/** The address that is being edited or removed; stored for the tab, so that a reload shows the open form again. */
const isIdOrNone = (value: unknown): value is string => value === '' || isId(value);

/** `target` is undefined for a new address, and for one that is no longer in the address book. */
function useAddressEditor(addresses: readonly Address[]): {
  target: Address | undefined;
  /** It was chosen but is no longer in the address book. */
  isGone: boolean;
  choose: (id: string | undefined) => void;
} {
  const { draft: id, setDraft } = useDraft('addressInHand', '', isIdOrNone);
  const target = addresses.find((one) => one.id === id);
  return { target, isGone: id !== '' && !target, choose: (next) => setDraft(next ?? '') };
}

export type AddressScreen = ReturnType<typeof useAddressScreen>;
