import { X } from 'lucide-react';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './RemovableChip.less';

/** An active filter; pressing it removes the filter. */
export function RemovableChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.chip} aria-label={t('hall.remove', { name })} onClick={onRemove}>
      <span className={styles.name}>{name}</span>
      <X className={styles.cross} size={16} strokeWidth={1.8} aria-hidden />
    </button>
  );
}
