import { Picture } from '@/components/common/Picture';
import type { KnownGoods } from '@/domain/knownGoods';
import { useWords } from '@/hooks/useWords';
import { FloatingButtons } from './FloatingButtons';
import styles from './GoodsBones.less';
import shape from './goodsShape.less';

/** The shape of goods that are on their way, with what is known of them already; Back works. */
export function GoodsBones({ known }: { known: KnownGoods | undefined }) {
  const { t } = useWords();
  return (
    <>
      <FloatingButtons />
      <div role="status" aria-label={t('shell.loading')}>
        {known ? <Picture picture={known.picture} when="first" className={styles.picture} /> : <span className={`bone ${styles.picture}`} />}
        <div className={shape.body}>
          <div>
            <span className={`bone ${styles.price}`} />
            {known ? <p className={`serif ${shape.name}`}>{known.name}</p> : <span className={`bone ${styles.name}`} />}
            <span className={`bone ${styles.tagline}`} />
          </div>
          <span className={`bone ${styles.legend}`} />
          <span className={styles.chips}>
            <span className={`bone ${styles.chip}`} />
            <span className={`bone ${styles.chip}`} />
            <span className={`bone ${styles.chip}`} />
          </span>
          <span className={`bone ${styles.card}`} />
        </div>
      </div>
      <span className={styles.bar} aria-hidden="true">
        <span className={`bone ${styles.keep}`} />
        <span className={`bone ${styles.buy}`} />
      </span>
    </>
  );
}
