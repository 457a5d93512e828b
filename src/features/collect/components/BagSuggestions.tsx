import type { Collect } from '@/features/collect/useCollect';
import { RelatedProducts } from '@/features/product/components/RelatedProducts';
import { useTranslation } from '@/hooks/useTranslation';

interface Props {
  collect: Collect;
  /** Number of placeholders while the products load. */
  skeleton: number;
  /** Classes of the platform: `list`, `card`. */
  styles: CSSModuleClasses;
}

/** What goes with the newest product of the bag, without what the page lists already; recommendations while the bag is empty. */
export function BagSuggestions({ collect: { rows, savedRows, isKnown }, ...look }: Props) {
  const { t } = useTranslation();
  const [newest] = rows;
  const without = [...rows, ...savedRows].map(({ line }) => line.goodsId);
  if (!newest)
    return <RelatedProducts {...look} goodsId={undefined} without={without} title={t('collect.empty.suggested')} />;
  // The lines come first.
  if (!isKnown) return null;
  return <RelatedProducts {...look} goodsId={newest.line.goodsId} without={without} />;
}
