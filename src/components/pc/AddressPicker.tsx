import { Button } from 'antd';
import type { Address } from '@/api/schema/user';
import { AddressChoices } from '@/components/common/AddressChoices';
import { LoadingRows } from '@/components/common/LoadingRows';
import { useAddressPick } from '@/features/address/useAddressPick';
import type { Layer } from '@/hooks/useLayer';
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
        <Button shape="round" onClick={openForm}>
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
