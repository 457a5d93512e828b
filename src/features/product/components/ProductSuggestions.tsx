import { memo } from 'react';
import '@/features/product/productMessages';
import type { ChosenProduct } from '@/features/product/useProductDetail';
import { useTranslation } from '@/hooks/useTranslation';
import { ProductSection } from './ProductSection';
import { RelatedProducts } from './RelatedProducts';

interface Props {
  goods: ChosenProduct['goods'];
  /** Of the chosen variant. */
  isSoldOut: boolean;
  /** Number of placeholders while the related products load. */
  skeleton: number;
  /** Classes of the platform: `list`, `card`. */
  styles: CSSModuleClasses;
}

/**
 * What could be bought instead of a product, and what goes with it. The former comes first when a sold-out product or variant has no
 * buy button.
 */
export const ProductSuggestions = memo(function ProductSuggestions({ goods, isSoldOut, skeleton, styles }: Props) {
  const { t } = useTranslation();
  const { alternatives = [] } = goods;
  const similar = (
    <ProductSection
      key="similar"
      skeleton={skeleton}
      styles={styles}
      title={t('review.alternatives')}
      goods={alternatives}
    />
  );
  const related = (
    <RelatedProducts
      key="related"
      skeleton={skeleton}
      styles={styles}
      goodsId={goods.id}
      without={alternatives.map(({ id }) => id)}
    />
  );
  return isSoldOut ? [similar, related] : [related, similar];
});
