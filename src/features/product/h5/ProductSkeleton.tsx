import classNames from 'classnames';
import { Skeleton } from '@/components/Skeleton';
import { Row, Stack } from '@/components/Layout';
import { ProductName } from '@/features/product/components/ProductName';
import { Picture } from '@/components/Picture';
import type { KnownProduct } from '@/features/product/knownProduct';
import { useTranslation } from '@/hooks/useTranslation';
import { FloatingButtons } from '@/platform/h5/FloatingButtons';
import styles from './ProductSkeleton.less';

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
          <Picture picture={known.picture} when="first" className={classNames(styles.picture, styles.isLoading)} />
        ) : (
          <span className={classNames('skeleton', styles.picture, styles.isLoading)} />
        )}
        <Stack gap={20} paddingTop={20} paddingInline={16}>
          <div>
            <Skeleton width="45%" height="2.25rem" />
            {known ? (
              <Heading className={styles.name}>{known.name}</Heading>
            ) : (
              <>
                <Heading className="visually-hidden">{t('goods.title')}</Heading>
                <Skeleton width="70%" height="1.75rem" marginTop={8} />
              </>
            )}
            {known?.isRated !== false && <Skeleton width="25%" height="1.25rem" marginTop={12} marginBottom={12} />}
            <Skeleton width="95%" height="1.25rem" marginTop={6} />
          </div>
          <Skeleton width="25%" height="1rem" marginTop={8} />
          <Row as="span" gap={8}>
            <Skeleton width="5.5rem" height="44px" radius="option" />
            <Skeleton width="5.5rem" height="44px" radius="option" />
            <Skeleton width="5.5rem" height="44px" radius="option" />
          </Row>
          <Skeleton height="7rem" marginTop={8} radius="card" />
        </Stack>
      </div>
      <Row as="span" gap={12} marginInline="auto" background="surface" className={styles.bar} aria-hidden="true">
        <Skeleton flex="none" width="48px" height="48px" radius="full" />
        <Skeleton flex={1} height="48px" radius="full" />
      </Row>
    </>
  );
}
