import { Pencil, Trash2 } from 'lucide-react';
import type { Address } from '@/api/schema/user';
import { AddressText } from '@/components/common/AddressText';
import { useWords } from '@/hooks/useWords';
import type { Face } from '@/routes';
import styles from './AddressList.less';

interface Props {
  face: Face;
  addresses: readonly Address[];
  isBusy: boolean;
  onMakeDefault: (address: Address) => void;
  onEdit: (address: Address) => void;
  onRemove: (address: Address) => void;
}

/** The address book, a card for each, with what can be done to it. */
export function AddressList({ face, addresses, isBusy, onMakeDefault, onEdit, onRemove }: Props) {
  const { t } = useWords();
  return (
    <ul className={`${styles.list} ${styles[face] ?? ''}`} aria-label={t('address.list')}>
      {addresses.map((address) => {
        const whose = { name: address.recipient, street: address.street };
        return (
          <li key={address.id} className={styles.card}>
            <AddressText address={address} />
            <div className={styles.actions}>
              {!address.isDefault && (
                <button type="button" className={`${styles.action} ${styles.first}`} disabled={isBusy} aria-label={t('address.makeDefaultOf', whose)} onClick={() => onMakeDefault(address)}>
                  {t('address.makeDefault')}
                </button>
              )}
              <button type="button" className={styles.action} aria-label={t('address.editOf', whose)} onClick={() => onEdit(address)}>
                <Pencil size={16} strokeWidth={1.8} aria-hidden />
                {t('address.edit')}
              </button>
              <button type="button" className={styles.action} disabled={isBusy} aria-label={t('address.removeOf', whose)} onClick={() => onRemove(address)}>
                <Trash2 size={16} strokeWidth={1.8} aria-hidden />
                {t('address.remove')}
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
