import classNames from 'classnames';
import { ProductName } from '@/features/product/components/ProductName';
import { Picture } from '@/components/Picture';
import type { KnownProduct } from '@/features/product/knownProduct';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './ProductSkeleton.less';
import layout from './productLayout.less';

interface Props {
  known: KnownProduct | undefined;
  /** The code of the page is still loading: the page will move the focus to its heading. */
  isOutline?: boolean;
}

/** Placeholder of the product page, with name and picture if they are known. */
export function ProductSkeleton({ known, isOutline = false }: Props) {
  const { t } = useTranslation();
  const Heading = isOutline ? 'h1' : ProductName;
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
            <Heading className={layout.name}>{known.name}</Heading>
          ) : (
            <>
              <Heading className="visually-hidden">{t('goods.title')}</Heading>
              <span className={classNames('skeleton', styles.name)} />
            </>
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
