import { useEffect, useState } from 'react';
import { Box } from '@/components/Layout';
import { lazyComponent } from '@/components/lazyComponent';
import type { Address } from '@/api/addresses';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { LoadingRows } from '@/platform/LoadingRows';
import { useAddressBook } from '@/features/address/useAddressBook';
import { type ModalRoute, useModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { useFormKit } from '@/platform/useFormKit';
import { PanelActions } from '@/platform/PanelActions';
import { usePlatform } from '@/platform/usePlatform';
import { AddressBookFull } from './AddressBookFull';
import { AddressText } from './AddressText';
import styles from './address.less';

/** It is no part of the checkout, most of whose customers have an address. */
const AddressForm = lazyComponent(
  () => import(/* webpackChunkName: "address-form" */ './AddressForm').then(({ AddressForm: Form }) => Form),
  () => <LoadingRows rows={4} />,
);

interface Props {
  modal: ModalRoute;
  chosenId: string | undefined;
  /** Called with the chosen or newly added address. The caller closes `modal`. */
  onChoose: (address: Address) => void;
}

/** A panel for choosing or adding an address. The address book is only fetched while it is open. */
export function AddressPicker({ modal, chosenId, onChoose }: Props) {
  const { Panel } = usePlatform();
  const { t } = useTranslation();
  return (
    <Panel modal={modal} title={t('checkout.address.choose')}>
      <AddressChoice chosenId={chosenId} onChoose={onChoose} />
    </Panel>
  );
}

function AddressChoice({ chosenId, onChoose }: Omit<Props, 'modal'>) {
  const { platform, Button, Panel } = usePlatform();
  const kit = useFormKit();
  const { t } = useTranslation();
  const { book, formModal, current, pick, openForm, add } = useAddressPick({ chosenId, onChoose });
  const { addresses } = book;

  if (book.error) return <ErrorPanel error={book.error} retry={book.retry} />;
  if (book.isLoading || !kit) return <LoadingRows rows={2} />;
  const form = <AddressForm book={book} saveLabel={t('address.saveAndUse')} onSaved={add} />;
  if (addresses.length === 0 && !formModal.isOpen) return form;
  return (
    <>
      <kit.RadioGroup
        label={t('checkout.address.choose')}
        look="cards"
        value={current?.id}
        options={addresses.map((address) => ({ value: address.id, label: <AddressText address={address} /> }))}
        onChange={pick}
      />
      <Box marginTop={platform === 'h5' ? undefined : 20} className={platform === 'h5' ? styles.pinned : undefined}>
        {book.fullAt && <AddressBookFull max={book.fullAt} />}
        <PanelActions>
          {!book.fullAt && <Button onClick={openForm}>{t('address.add')}</Button>}
          <Button color="primary" onClick={() => current && onChoose(current)}>
            {t('address.deliverHere')}
          </Button>
        </PanelActions>
      </Box>
      <Panel modal={formModal} title={t('address.add')}>
        {form}
      </Panel>
    </>
  );
}

interface RequestedAddress {
  chosenId: string | undefined;
  /** Called with a new address after its form has closed. */
  onChoose: (address: Address) => void;
}

/** The address book, the chosen address, and the modal of the form for a new one. */
function useAddressPick({ chosenId, onChoose }: RequestedAddress) {
  const book = useAddressBook();
  const formModal = useModalRoute('newAddress');
  const [picked, setPicked] = useState<Address>();
  const [added, setAdded] = useState<Address>();
  const current = picked ?? book.addresses.find(({ id }) => id === chosenId) ?? book.addresses[0];

  // The form is a modal above the picker: the caller can only close the picker after the form has closed.
  useEffect(() => {
    if (!added || formModal.isOpen) return;
    setAdded(undefined);
    onChoose(added);
  }, [added, formModal.isOpen, onChoose]);

  return {
    book,
    formModal,
    current,
    pick: (id: string) => setPicked(book.addresses.find((address) => address.id === id)),
    openForm: () => {
      book.forgetSaving();
      formModal.open();
    },
    /** Called when the new address is saved: closes the form, then chooses the address. */
    add: (address: Address) => {
      formModal.close();
      setAdded(address);
    },
  };
}
