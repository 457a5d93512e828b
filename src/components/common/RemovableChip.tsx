import { X } from 'lucide-react';
import { useWords } from '@/hooks/useWords';
import styles from './RemovableChip.less';

/** A filter that is on, and goes with a press. */
export function RemovableChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useWords();
  return (
    <button type="button" className={styles.chip} aria-label={t('hall.remove', { name })} onClick={onRemove}>
      <span className={styles.name}>{name}</span>
      <X className={styles.cross} size={16} strokeWidth={1.8} aria-hidden />
    </button>
  );
}
