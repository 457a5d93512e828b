import { Button } from 'antd';
import { useRef } from 'react';
import type { Address } from '@/api/schema/user';
import { AddressText } from '@/components/common/AddressText';
import type { AddressBook } from '@/features/address/useAddressBook';
import type { Layer } from '@/hooks/useLayer';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import styles from './AddressRemoval.less';
import { Dialog } from './Dialog';

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
  const keep = useRef<HTMLButtonElement>(null);
  const remove = async () => {
    if (address && (await book.remove(address.id))) onRemoved();
  };
  const check = async () => {
    if (await book.checkChanging()) onRemoved();
  };
  const isUnknown = book.changing.step === 'unknown';
  const footer = (
    <div className={styles.buttons}>
      <Button shape="round" ref={keep} disabled={book.isBusy} onClick={layer.close}>
        {t('address.keep')}
      </Button>
      <Button shape="round" type="primary" danger loading={book.isBusy} onClick={isUnknown ? check : remove}>
        {t(book.isBusy ? 'address.removing' : isUnknown ? 'problem.checkAgain' : 'address.remove')}
      </Button>
    </div>
  );
  return (
    <Dialog layer={layer} title={t('address.removeTitle')} footer={footer} onOpened={() => keep.current?.focus()}>
      {address && <AddressText address={address} />}
      <p className={styles.text}>{t('address.removeText')}</p>
      <div role="alert">{trouble && <p className={styles.trouble}>{trouble}</p>}</div>
    </Dialog>
  );
}
