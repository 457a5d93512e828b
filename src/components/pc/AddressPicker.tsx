import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { Address } from '@/api/schema/user';
import { AddressChoices } from '@/components/common/AddressChoices';
import { LoadingRows } from '@/components/common/LoadingRows';
import { useAddressBook } from '@/features/address/useAddressBook';
import { useLayer, type Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { AddressForm } from './AddressForm';
import styles from './AddressPicker.less';
import { Dialog } from './Dialog';
import { Fault } from './Fault';

interface Props {
  layer: Layer;
  chosenId: string | undefined;
  /** Called with the chosen or newly added address; closing `layer` is the caller's. */
  onChoose: (address: Address) => void;
}

/** A dialog in which an address is chosen or added. The book is only asked for while it is open. */
export function AddressPicker({ layer, chosenId, onChoose }: Props) {
  const { t } = useWords();
  return (
    <Dialog layer={layer} title={t('address.pickTitle')}>
      <Choice chosenId={chosenId} onChoose={onChoose} />
    </Dialog>
  );
}

function Choice({ chosenId, onChoose }: Omit<Props, 'layer'>) {
  const { t } = useWords();
  const book = useAddressBook();
  const formLayer = useLayer('newAddress');
  const [picked, setPicked] = useState<Address>();
  const [added, setAdded] = useState<Address>();
  const { addresses } = book;
  const current = picked ?? addresses.find(({ id }) => id === chosenId) ?? addresses[0];

  // The form is a layer of its own above this one: the caller can only close the picker when the form has gone.
  useEffect(() => {
    if (!added || formLayer.isOpen) return;
    setAdded(undefined);
    onChoose(added);
  }, [added, formLayer.isOpen, onChoose]);

  if (book.problem) return <Fault problem={book.problem} retry={book.retry} />;
  if (book.isLoading) return <LoadingRows rows={2} />;
  const useNew = (address: Address) => {
    formLayer.close();
    setAdded(address);
  };
  const form = <AddressForm book={book} saveWords={t('address.saveAndUse')} onSaved={useNew} />;
  if (addresses.length === 0 && !formLayer.isOpen) return form;
  return (
    <>
      <AddressChoices legend={t('address.pickTitle')} addresses={addresses} chosenId={current?.id} onChoose={setPicked} />
      <div className={styles.bar}>
        <Button shape="round" onClick={() => (book.forgetSaving(), formLayer.open())}>
          {t('address.add')}
        </Button>
        <Button shape="round" type="primary" onClick={() => current && onChoose(current)}>
          {t('address.deliverHere')}
        </Button>
      </div>
      <Dialog layer={formLayer} title={t('address.add')}>
        {form}
      </Dialog>
    </>
  );
}
