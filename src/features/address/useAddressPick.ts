/** Choosing where it goes: one of the address book, or a new one that is typed in a layer above. */
import { useEffect, useState } from 'react';
import type { Address } from '@/api/schema/user';
import { useLayer } from '@/hooks/useLayer';
import { useAddressBook } from './useAddressBook';

interface Wanted {
  chosenId: string | undefined;
  /** Called with a new address once its form has gone. */
  onChoose: (address: Address) => void;
}

/** The book, what is chosen in it, and the form of a new address as a layer of its own. */
export function useAddressPick({ chosenId, onChoose }: Wanted) {
  const book = useAddressBook();
  const formLayer = useLayer('newAddress');
  const [picked, setPicked] = useState<Address>();
  const [added, setAdded] = useState<Address>();
  const current = picked ?? book.addresses.find(({ id }) => id === chosenId) ?? book.addresses[0];

  // The form is a layer of its own above the picker: the caller can only close the picker when the form has gone.
  useEffect(() => {
    if (!added || formLayer.isOpen) return;
    setAdded(undefined);
    onChoose(added);
  }, [added, formLayer.isOpen, onChoose]);

  return {
    book,
    formLayer,
    current,
    pick: setPicked,
    openForm: () => {
      book.forgetSaving();
      formLayer.open();
    },
    /** The new address is saved: the form goes, then it is chosen. */
    add: (address: Address) => {
      formLayer.close();
      setAdded(address);
    },
  };
}
