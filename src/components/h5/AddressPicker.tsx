import { Button } from 'antd-mobile';
import type { Address } from '@/api/schema/user';
import { AddressChoices } from '@/components/common/AddressChoices';
import { LoadingRows } from '@/components/common/LoadingRows';
import { useAddressPick } from '@/features/address/useAddressPick';
import type { Layer } from '@/hooks/useLayer';
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
  const { book, formLayer, current, pick, openForm, add } = useAddressPick({ chosenId, onChoose });
  const { addresses } = book;

  if (book.problem) return <Fault problem={book.problem} retry={book.retry} />;
  if (book.isLoading) return <LoadingRows rows={2} />;
  const form = <AddressForm book={book} saveWords={t('address.saveAndUse')} onSaved={add} />;
  if (addresses.length === 0 && !formLayer.isOpen) return form;
  return (
    <>
      <AddressChoices legend={t('address.pickTitle')} addresses={addresses} chosenId={current?.id} onChoose={pick} />
      <div className={styles.bar}>
        <Button block shape="rounded" onClick={openForm}>
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
