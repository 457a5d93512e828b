import { Button } from 'antd-mobile';
import { useEffect, useState } from 'react';
import type { Address } from '@/api/schema/user';
import { AddressChoices } from '@/components/common/AddressChoices';
import { LoadingRows } from '@/components/common/LoadingRows';
import { useAddressBook } from '@/features/address/useAddressBook';
import { useLayer, type Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { AddressForm } from './AddressForm';
import styles from './AddressPicker.less';
import { Fault } from './Fault';
import { Sheet } from './Sheet';

interface Props {
  layer: Layer;
  chosenId: string | undefined;
  /** Called with the chosen or newly added address; closing `layer` is the caller's. */
  onChoose: (address: Address) => void;
}

/** A sheet in which an address is chosen or added. The book is only asked for while it is open. */
export function AddressPicker({ layer, chosenId, onChoose }: Props) {
  const { t } = useWords();
  return (
    <Sheet layer={layer} title={t('address.pickTitle')}>
      <Choice chosenId={chosenId} onChoose={onChoose} />
    </Sheet>
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
        <Button block shape="rounded" onClick={() => (book.forgetSaving(), formLayer.open())}>
          {t('address.add')}
        </Button>
        <Button block shape="rounded" color="primary" onClick={() => current && onChoose(current)}>
          {t('address.deliverHere')}
        </Button>
      </div>
      <Sheet layer={formLayer} title={t('address.add')}>
        {form}
      </Sheet>
    </>
  );
}
