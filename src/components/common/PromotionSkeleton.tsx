import { useWords } from '@/hooks/useWords';
import styles from './PromotionSkeleton.less';

/** The invitation on its way: worth, link and rules in their places. */
export function PromotionSkeleton() {
  const { t } = useWords();
  return (
    <div className={styles.skeleton} role="status" aria-label={t('shell.loading')}>
      <span className={`bone ${styles.hero}`} />
      <span className={`bone ${styles.link}`} />
      <span className={`bone ${styles.rules}`} />
    </div>
  );
}
