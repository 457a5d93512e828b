import { addressLine } from '@/domain/addressLine';
import type { ReadyAddress } from '@/domain/addressRules';
import { formatPhone } from '@/domain/phone';
import { useWords } from '@/hooks/useWords';
import styles from './AddressText.less';

/** An address to be read: who, phone, where; the default one says so. */
export function AddressText({ address }: { address: ReadyAddress }) {
  const { t } = useWords();
  return (
    <span className={styles.text}>
      <span className={styles.head}>
        <strong>{address.recipient}</strong>
        <span className={styles.phone}>{formatPhone(address.phone)}</span>
        {address.isDefault && <span className={styles.tag}>{t('address.default')}</span>}
      </span>
      <span className={styles.line}>{addressLine(address)}</span>
    </span>
  );
}
