import { useDeferredValue } from 'react';
import { recommendGoods } from '@/api/goods';
import { SectionError } from '@/platform/SectionError';
import { useTranslation } from '@/hooks/useTranslation';
import { pageSize } from '@/query/usePaginatedQuery';
import { useQuery } from '@/query/useQuery';
import { ProductSection } from './ProductSection';

interface Props {
  /** Without it the recommendations are for the customer, not for a product. */
  goodsId: string | undefined;
  /** The heading; without it that of products which go with `goodsId`. */
  title?: string;
  /** Ids of products that are left out. */
  without?: readonly string[];
  /** Number of placeholders while the products load. */
  skeleton: number;
  /** Classes of the platform: `list`, `card`. */
  styles: CSSModuleClasses;
}

/** Recommended products; not shown without any. */
export function RelatedProducts({ goodsId, title, without = [], skeleton, styles }: Props) {
  const { t } = useTranslation();
  const heading = title ?? t('goods.alongside');
  const { goods, error, retry } = useRecommended(goodsId);
  if (error) return <SectionError name={heading} error={error} retry={() => void retry()} />;
  return (
    <ProductSection
      skeleton={skeleton}
      styles={styles}
      title={heading}
      goods={goods?.filter(({ id }) => !without.includes(id))}
    />
  );
}

/** Recommended products, not more than were asked for; undefined while they load. The page works without them. */
function useRecommended(goodsId: string | undefined) {
  const { data: answer, error, refetch: retry } = useQuery(recommendGoods, { goodsId, current: 1, pageSize });
  // Deferred, so that rendering the list does not block input on slow devices.
  const data = useDeferredValue(answer);
  return { goods: data?.list.slice(0, pageSize), error, retry };
}
