import { ErrorPanel } from '@/platform/ErrorPanel';
import { acceptPresaleTerms } from '@/features/checkout/checkoutChoices';
import { MissingProduct } from '@/features/product/components/MissingProduct';
import { ProductSkeleton } from '@/features/product/pc/ProductSkeleton';
import { Page } from '@/platform/pc/Page';
import { useProductDetail } from '@/features/product/useProductDetail';
import { useKnownProduct } from '@/features/product/useKnownProduct';
import { usePrerenderRemoval } from '@/hooks/usePrerenderRemoval';
import { useSkuSelection } from '@/features/product/useSkuSelection';
import { useTranslation } from '@/hooks/useTranslation';
import { ProductView } from '@/features/product/pc/ProductView';

/** The product page: gallery, price, options, description, delivery and recommendations. */
export default function GoodsDetailPage() {
  const { t } = useTranslation();
  const { id, pick, setPick } = useSkuSelection(false);
  const { chosen, error, isLoading, retry } = useProductDetail({ id, pick, onPick: setPick });
  const known = useKnownProduct();
  const isPrerenderedRemoved = usePrerenderRemoval(!isLoading);
  if (chosen)
    return (
      <ProductView
        key={chosen.goods.id}
        chosen={chosen}
        isWhole={isPrerenderedRemoved}
        onTermsAccepted={acceptPresaleTerms}
      />
    );
  return (
    <Page key={id} title={known?.name ?? t('goods.title')} isWide isTitleHidden isTitleInContent={isLoading}>
      {id === undefined && <MissingProduct />}
      {error && <ErrorPanel error={error} retry={retry} />}
      {isLoading && <ProductSkeleton known={known} />}
    </Page>
  );
}
