import classNames from 'classnames';
import { ProductName } from '@/features/product/components/ProductName';
import { Picture } from '@/components/Picture';
import type { KnownProduct } from '@/features/product/knownProduct';
import { useTranslation } from '@/hooks/useTranslation';
import { FloatingButtons } from '@/platform/h5/FloatingButtons';
import styles from './ProductSkeleton.less';
import layout from './productLayout.less';

interface Props {
  known: KnownProduct | undefined;
  /** The code of the page is still loading: the page will move the focus to its heading. */
  isOutline?: boolean;
}

/** Placeholder of the product page, with name and picture if they are known; the back button works. */
export function ProductSkeleton({ known, isOutline = false }: Props) {
  const { t } = useTranslation();
  const Heading = isOutline ? 'h1' : ProductName;
  return (
    <>
      <FloatingButtons />
      <div role="status" aria-label={t('shell.loading')}>
        {known ? (
          <Picture picture={known.picture} when="first" className={styles.picture} />
        ) : (
          <span className={classNames('skeleton', styles.picture)} />
        )}
        <div className={layout.body}>
          <div>
            <span className={classNames('skeleton', styles.price)} />
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
          <span className={classNames('skeleton', styles.legend)} />
          <span className={styles.chips}>
            <span className={classNames('skeleton', styles.chip)} />
            <span className={classNames('skeleton', styles.chip)} />
            <span className={classNames('skeleton', styles.chip)} />
          </span>
          <span className={classNames('skeleton', styles.card)} />
        </div>
      </div>
      <span className={styles.bar} aria-hidden="true">
        <span className={classNames('skeleton', styles.keep)} />
        <span className={classNames('skeleton', styles.buy)} />
      </span>
    </>
  );
}
