import { useAddressLine } from '@/features/address/useCountries';
import type { ReadyAddress } from '@/features/address/addressRules';
import { formatPhone } from '@/lib/phone';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './AddressText.less';

/** A formatted address: recipient, phone, place, and whether it is the default. */
export function AddressText({ address }: { address: ReadyAddress }) {
  const { t } = useTranslation();
  const addressLine = useAddressLine();
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
