import { CloudOff } from 'lucide-react';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './StoredCopyNotice.less';

/** Says that the content is a stored copy, and offers to retry. */
export function StoredCopyNotice({ text, retry }: { text: string; retry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.notice} role="status">
      <CloudOff className={styles.icon} size={20} strokeWidth={1.8} aria-hidden />
      <p className={styles.text}>{text}</p>
      <button type="button" className={styles.again} onClick={retry}>
        {t('problem.retry')}
      </button>
    </div>
  );
}
