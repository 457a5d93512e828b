import { useWords } from '@/hooks/useWords';
import view from './GoodsView.less';
import styles from './GoodsBones.less';

/** The shape of goods that are on their way. */
export function GoodsBones() {
  const { t } = useWords();
  return (
    <div className={view.columns} role="status" aria-label={t('shell.loading')}>
      <div className={styles.gallery}>
        <div className={styles.thumbs}>
          <span className={`bone ${styles.thumb}`} />
          <span className={`bone ${styles.thumb}`} />
          <span className={`bone ${styles.thumb}`} />
        </div>
        <span className={`bone ${styles.large}`} />
      </div>
      <div className={styles.column}>
        <span className={`bone ${styles.name}`} />
        <span className={`bone ${styles.tagline}`} />
        <span className={`bone ${styles.price}`} />
        <span className={`bone ${styles.choice}`} />
        <span className={`bone ${styles.choice}`} />
        <span className={`bone ${styles.buy}`} />
      </div>
    </div>
  );
}
