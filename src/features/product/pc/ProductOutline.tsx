import classNames from 'classnames';
import { useUpcomingProduct } from '@/features/product/useUpcomingProduct';
import { ProductSkeleton } from './ProductSkeleton';
import page from '@/platform/pc/Page.less';

/** Shown while the code of the product page loads; the product is fetched at the same time. */
export function ProductOutline() {
  return (
    <main id="main" tabIndex={-1} data-outline className={classNames(page.page, page.wide)}>
      <ProductSkeleton known={useUpcomingProduct()} isOutline />
    </main>
  );
}
