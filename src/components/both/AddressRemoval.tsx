import type { Address } from '@/api/schema/user';
import { AddressText } from '@/components/common/AddressText';
import type { AddressBook } from '@/features/address/useAddressBook';
import type { Layer } from '@/hooks/useLayer';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import styles from './AddressRemoval.less';
import type { Kit } from './kit';
import { PanelActions } from './PanelActions';

interface Props {
  kit: Kit;
  layer: Layer;
  book: AddressBook;
  address: Address | undefined;
  onRemoved: () => void;
}

/** Asks before an address goes. Keeping it is the safe choice, comes first and has the focus. */
export function AddressRemoval({ kit, layer, book, address, onRemoved }: Props) {
  const { t } = useWords();
  const trouble = useSubmissionWords(book.changing);
  const isUnknown = book.changing.step === 'unknown';
  const remove = async () => {
    if (isUnknown ? await book.checkChanging() : address && (await book.remove(address.id))) onRemoved();
  };
  const footer = (
    <PanelActions kit={kit}>
      <kit.Button isSafe isDisabled={book.isBusy} onClick={layer.close}>
        {t('address.keep')}
      </kit.Button>
      <kit.Button tone="danger" isBusy={book.isBusy} busyWords={t('address.removing')} onClick={() => void remove()}>
        {isUnknown ? t('problem.checkAgain') : t('address.remove')}
      </kit.Button>
    </PanelActions>
  );
  return (
    <kit.Panel layer={layer} title={t('address.removeTitle')} footer={footer}>
      {address && <AddressText address={address} />}
      <p className={styles.text}>{t('address.removeText')}</p>
      <div role="alert">{trouble && <p className={styles.trouble}>{trouble}</p>}</div>
    </kit.Panel>
  );
}
