import { ErrorPanel } from '@/platform/ErrorPanel';
import { acceptPresaleTerms } from '@/features/checkout/checkoutChoices';
import { MissingProduct } from '@/features/product/components/MissingProduct';
import { ProductSkeleton } from '@/features/product/h5/ProductSkeleton';
import { Page } from '@/platform/h5/Page';
import { useProductDetail } from '@/features/product/useProductDetail';
import { useKnownProduct } from '@/features/product/useKnownProduct';
import { usePrerenderRemoval } from '@/hooks/usePrerenderRemoval';
import { useSkuSelection } from '@/features/product/useSkuSelection';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { ProductView } from '@/features/product/h5/ProductView';

/** The product page: gallery, price, options, description, delivery and recommendations. */
export default function GoodsDetailPage() {
  const { t } = useTranslation();
  const sheet = useModalRoute('buy');
  const { id, pick, setPick } = useSkuSelection(sheet.isOpen);
  const { chosen, error, isLoading, retry } = useProductDetail({ id, pick, onPick: setPick });
  const known = useKnownProduct();
  const isPrerenderedRemoved = usePrerenderRemoval(!isLoading);
  if (chosen)
    return (
      <ProductView
        key={chosen.goods.id}
        chosen={chosen}
        sheet={sheet}
        isWhole={isPrerenderedRemoved}
        onTermsAccepted={acceptPresaleTerms}
      />
    );
  return (
    <Page
      key={id}
      title={known?.name ?? t('goods.title')}
      hasHeader={!isLoading}
      drawnTitle={isLoading ? null : undefined}
    >
      {id === undefined && <MissingProduct />}
      {error && <ErrorPanel error={error} retry={retry} />}
      {isLoading && <ProductSkeleton known={known} />}
    </Page>
  );
}
