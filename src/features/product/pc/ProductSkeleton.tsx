import classNames from 'classnames';
import { Skeleton } from '@/components/Skeleton';
import { Row, Stack } from '@/components/Layout';
import { ProductName } from '@/features/product/components/ProductName';
import { Picture } from '@/components/Picture';
import type { KnownProduct } from '@/features/product/knownProduct';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './ProductSkeleton.less';

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
    <div className={classNames(styles.columns, styles.loading)} role="status" aria-label={t('shell.loading')}>
      <Row align="start" gap={20} className={styles.gallery}>
        <Stack flex="none" gap={12}>
          <span className={classNames('skeleton', styles.thumb)} />
          <span className={classNames('skeleton', styles.thumb)} />
          <span className={classNames('skeleton', styles.thumb)} />
        </Stack>
        {known ? (
          <Picture picture={known.picture} when="first" className={styles.large} />
        ) : (
          <span className={classNames('skeleton', styles.large)} />
        )}
      </Row>
      <Stack alignContent="start" gap={24}>
        <div>
          <Skeleton width="20%" height="1.25rem" marginTop={6} marginBottom={6} />
          {known ? (
            <Heading className={styles.name}>{known.name}</Heading>
          ) : (
            <>
              <Heading className="visually-hidden">{t('goods.title')}</Heading>
              <Skeleton width="85%" height="3rem" />
            </>
          )}
          {known?.isRated !== false && <Skeleton width="18%" height="1.25rem" marginTop={6} marginBottom={6} />}
          <Skeleton width="65%" height="1.4rem" marginTop={14} />
        </div>
        <Skeleton width="40%" height="2.875rem" />
        <Skeleton width="75%" height="4.5rem" />
        <Skeleton width="75%" height="4.5rem" />
        <Skeleton height="42px" />
        <Skeleton height="52px" radius="full" />
      </Stack>
    </div>
  );
}
