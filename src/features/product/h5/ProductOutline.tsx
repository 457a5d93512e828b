import { useUpcomingProduct } from '@/features/product/useUpcomingProduct';
import { ProductSkeleton } from './ProductSkeleton';
import styles from '@/platform/h5/Page.less';

/** Shown while the code of the product page loads; the product is fetched at the same time. */
export function ProductOutline() {
  return (
    <main id="main" tabIndex={-1} data-outline className={styles.main}>
      <ProductSkeleton known={useUpcomingProduct()} isOutline />
    </main>
  );
}
