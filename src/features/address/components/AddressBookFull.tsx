import { useTranslation } from '@/hooks/useTranslation';
import styles from './AddressBookFull.less';

/** Takes the place of the button that adds an address, when the book holds `most` addresses already. */
export function AddressBookFull({ most }: { most: number }) {
  const { t } = useTranslation();
  return (
    <p className={styles.full} role="status">
      {t('address.full', { most })}
    </p>
  );
}
