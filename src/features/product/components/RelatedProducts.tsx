import { useDeferredValue } from 'react';
import { Box, Text } from '@/components/Layout';
import { recommendGoods, type GoodsCard } from '@/api/goods';
import { SectionError } from '@/platform/SectionError';
import { usePlatform } from '@/platform/usePlatform';
import { useTranslation } from '@/hooks/useTranslation';
import { pageSize } from '@/query/usePaginatedQuery';
import { useQuery } from '@/query/useQuery';
import { ProductCard, ProductCardSkeleton } from './ProductCard';

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

const looks = {
  h5: { section: { paddingTop: 28 }, heading: { marginBottom: 12, paddingInline: 16, size: 20 } },
  pc: { section: { marginTop: 64 }, heading: { marginBottom: 20, size: 25 } },
} as const;

/** Recommended products; not shown without any. */
export function RelatedProducts({ goodsId, title, without = [], skeleton, styles }: Props) {
  const { t } = useTranslation();
  const heading = title ?? t('goods.alongside');
  const look = looks[usePlatform().platform];
  const { goods: recommended, isLoading, error, retry } = useRecommended(goodsId);
  const goods = recommended.filter(({ id }) => !without.includes(id));
  if (error) return <SectionError name={heading} error={error} retry={() => void retry()} />;
  if (!isLoading && goods.length === 0) return null;
  return (
    <Box as="section" {...look.section}>
      <Text as="h2" {...look.heading}>
        {heading}
      </Text>
      <ul className={styles.list} aria-label={heading} aria-busy={isLoading}>
        {isLoading
          ? Array.from({ length: skeleton }, (_, at) => (
              <li key={at} className={styles.card}>
                <ProductCardSkeleton />
              </li>
            ))
          : goods.map((one) => (
              <li key={one.id} className={styles.card}>
                <ProductCard goods={one} />
              </li>
            ))}
      </ul>
    </Box>
  );
}

const noProducts: readonly GoodsCard[] = [];

/** Recommended products, not more than were asked for. The page works without them. */
function useRecommended(goodsId: string | undefined) {
  const { data: answer, error, refetch: retry } = useQuery(recommendGoods, { goodsId, current: 1, pageSize });
  // Deferred, so that rendering the list does not block input on slow devices.
  const data = useDeferredValue(answer);
  return { goods: data?.list.slice(0, pageSize) ?? noProducts, isLoading: !data && !error, error, retry };
}
