import classNames from 'classnames';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './TicketSkeleton.less';

/** Placeholder for a list of tickets, or for one ticket. */
export function TicketSkeleton({ shape }: { shape: 'list' | 'paper' }) {
  const { t } = useTranslation();
  return (
    <div className={styles[shape]} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: shape === 'list' ? 3 : 1 }, (_, at) => (
        <span key={at} className={classNames('skeleton', styles.skeleton)} />
      ))}
    </div>
  );
}
