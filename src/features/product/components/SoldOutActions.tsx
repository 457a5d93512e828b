import { Stack } from '@/components/Layout';
import { StockAlert } from '@/features/alerts/components/StockAlert';
import type { ChosenProduct } from '@/features/product/useProductDetail';
import { useFeature } from '@/hooks/useFeature';
import { SimilarLink } from './SimilarLink';

/** In place of the buy button of a sold-out product or variant: the alert of a shop that has alerts, and similar products. */
export function SoldOutActions({ chosen, className }: { chosen: ChosenProduct; className?: string | undefined }) {
  const { goods, alertSkuId } = chosen;
  if (!useFeature('alerts')) return <SimilarLink goods={goods} className={className} />;
  return (
    <Stack flex={1} gap={8} minWidth={0}>
      <StockAlert key={`${goods.id}:${alertSkuId}`} goodsId={goods.id} skuId={alertSkuId} />
      <SimilarLink isSecondary goods={goods} className={className} />
    </Stack>
  );
}
