import { Picture } from '@/components/common/Picture';
import type { KnownGoods } from '@/domain/knownGoods';
import { useWords } from '@/hooks/useWords';
import styles from './GoodsBones.less';
import shape from './goodsShape.less';

/** The shape of goods that are on their way, with what is known of them already. */
export function GoodsBones({ known }: { known: KnownGoods | undefined }) {
  const { t } = useWords();
  return (
    <div className={shape.columns} role="status" aria-label={t('shell.loading')}>
      <div className={styles.gallery}>
        <div className={styles.thumbs}>
          <span className={`bone ${styles.thumb}`} />
          <span className={`bone ${styles.thumb}`} />
          <span className={`bone ${styles.thumb}`} />
        </div>
        {known ? <Picture picture={known.picture} when="first" className={styles.large} /> : <span className={`bone ${styles.large}`} />}
      </div>
      <div className={styles.column}>
        {known ? <p className={`serif ${shape.name}`}>{known.name}</p> : <span className={`bone ${styles.name}`} />}
        <span className={`bone ${styles.tagline}`} />
        <span className={`bone ${styles.price}`} />
        <span className={`bone ${styles.choice}`} />
        <span className={`bone ${styles.choice}`} />
        <span className={`bone ${styles.buy}`} />
      </div>
    </div>
  );
}
