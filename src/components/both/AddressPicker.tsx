import type { Address } from '@/api/schema/user';
import { AddressChoices } from '@/components/common/AddressChoices';
import { LoadingRows } from '@/components/common/LoadingRows';
import { useAddressPick } from '@/features/address/useAddressPick';
import type { Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { AddressForm } from './AddressForm';
import styles from './AddressPicker.less';
import { FaultPanel } from './FaultPanel';
import type { Kit } from './kit';
import { PanelActions } from './PanelActions';

interface Props {
  kit: Kit;
  layer: Layer;
  chosenId: string | undefined;
  /** Called with the chosen or newly added address; closing `layer` is the caller's. */
  onChoose: (address: Address) => void;
}

/** A panel in which an address is chosen or added. The book is only asked for while it is open. */
export function AddressPicker({ kit, layer, chosenId, onChoose }: Props) {
  const { t } = useWords();
  return (
    <kit.Panel layer={layer} title={t('address.pickTitle')}>
      <Choice kit={kit} chosenId={chosenId} onChoose={onChoose} />
    </kit.Panel>
  );
}

function Choice({ kit, chosenId, onChoose }: Omit<Props, 'layer'>) {
  const { t } = useWords();
  const { book, formLayer, current, pick, openForm, add } = useAddressPick({ chosenId, onChoose });
  const { addresses } = book;

  if (book.problem) return <FaultPanel face={kit.face} problem={book.problem} retry={book.retry} />;
  if (book.isLoading) return <LoadingRows rows={2} />;
  const form = <AddressForm kit={kit} book={book} saveWords={t('address.saveAndUse')} onSaved={add} />;
  if (addresses.length === 0 && !formLayer.isOpen) return form;
  return (
    <>
      <AddressChoices legend={t('address.pickTitle')} addresses={addresses} chosenId={current?.id} onChoose={pick} />
      <div className={styles[kit.face]}>
        <PanelActions kit={kit}>
          <kit.Button onClick={openForm}>
            {t('address.add')}
          </kit.Button>
          <kit.Button tone="primary" onClick={() => current && onChoose(current)}>
            {t('address.deliverHere')}
          </kit.Button>
        </PanelActions>
      </div>
      <kit.Panel layer={formLayer} title={t('address.add')}>
        {form}
      </kit.Panel>
    </>
  );
}
