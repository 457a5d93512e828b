import classNames from 'classnames';
import { Picture } from '@/components/Picture';
import type { KnownProduct } from '@/features/product/knownProduct';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './ProductSkeleton.less';
import layout from './productLayout.less';

/** Placeholder of the product page, with name and picture if they are known. */
export function ProductSkeleton({ known }: { known: KnownProduct | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={classNames(layout.columns, layout.loading)} role="status" aria-label={t('shell.loading')}>
      <div className={styles.gallery}>
        <div className={styles.thumbs}>
          <span className={classNames('skeleton', styles.thumb)} />
          <span className={classNames('skeleton', styles.thumb)} />
          <span className={classNames('skeleton', styles.thumb)} />
        </div>
        {known ? (
          <Picture picture={known.picture} when="first" className={styles.large} />
        ) : (
          <span className={classNames('skeleton', styles.large)} />
        )}
      </div>
      <div className={styles.column}>
        <div>
          <span className={classNames('skeleton', styles.category)} />
          {known ? (
            <p className={classNames('serif', layout.name)}>{known.name}</p>
          ) : (
            <span className={classNames('skeleton', styles.name)} />
          )}
          {known?.isRated !== false && <span className={classNames('skeleton', styles.rating)} />}
          <span className={classNames('skeleton', styles.tagline)} />
        </div>
        <span className={classNames('skeleton', styles.price)} />
        <span className={classNames('skeleton', styles.choice)} />
        <span className={classNames('skeleton', styles.choice)} />
        <span className={classNames('skeleton', styles.quantity)} />
        <span className={classNames('skeleton', styles.buy)} />
      </div>
    </div>
  );
}
