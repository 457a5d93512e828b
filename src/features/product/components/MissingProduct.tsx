import '@/features/product/productMessages';
import { FallbackLinks } from '@/platform/ErrorPanel';
import { StatePanel } from '@/platform/StatePanel';
import { useTranslation } from '@/hooks/useTranslation';

/** Shown for a link to the product page that names no product. */
export function MissingProduct() {
  const { t } = useTranslation();
  return (
    <StatePanel isError picture="not-found" title={t('review.noProduct')} text={t('review.noProductText')}>
      <FallbackLinks />
    </StatePanel>
  );
}
