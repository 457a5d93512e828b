import { useWords } from '@/hooks/useWords';
import styles from './TicketBones.less';

/** Tickets on their way: slips of a list, or one whole ticket. */
export function TicketBones({ shape }: { shape: 'list' | 'paper' }) {
  const { t } = useWords();
  return (
    <div className={styles[shape]} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: shape === 'list' ? 3 : 1 }, (_, at) => (
        <span key={at} className={`bone ${styles.bone}`} />
      ))}
    </div>
  );
}
