import { Button } from 'antd-mobile';
import type { Address } from '@/api/schema/user';
import { AddressText } from '@/components/common/AddressText';
import type { AddressBook } from '@/features/address/useAddressBook';
import type { Layer } from '@/hooks/useLayer';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import styles from './AddressRemoval.less';
import { Sheet } from './Sheet';

interface Props {
  layer: Layer;
  book: AddressBook;
  address: Address | undefined;
  onRemoved: () => void;
}

/** Asks before an address goes. Keeping it is the safe choice, comes first and has the focus. */
export function AddressRemoval({ layer, book, address, onRemoved }: Props) {
  const { t } = useWords();
  const trouble = useSubmissionWords(book.changing);
  const remove = async () => {
    if (address && (await book.remove(address.id))) onRemoved();
  };
  const check = async () => {
    if (await book.checkChanging()) onRemoved();
  };
  const isUnknown = book.changing.step === 'unknown';
  const footer = (
    <div className={styles.buttons}>
      <Button block shape="rounded" data-focus-first disabled={book.isBusy} onClick={layer.close}>
        {t('address.keep')}
      </Button>
      <Button block shape="rounded" color="danger" loading={book.isBusy} loadingText={t('address.removing')} onClick={isUnknown ? check : remove}>
        {isUnknown ? t('problem.checkAgain') : t('address.remove')}
      </Button>
    </div>
  );
  return (
    <Sheet layer={layer} title={t('address.removeTitle')} footer={footer}>
      {address && <AddressText address={address} />}
      <p className={styles.text}>{t('address.removeText')}</p>
      <div role="alert">{trouble && <p className={styles.trouble}>{trouble}</p>}</div>
    </Sheet>
  );
}
