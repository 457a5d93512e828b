import { Box } from '@/components/Layout';
import { ProductCard, ProductCardSkeleton } from '@/features/product/components/ProductCard';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { Page } from '@/platform/h5/Page';
import { StatePanel } from '@/platform/StatePanel';
import { recommendGoods } from '@/api/goods';
import { getGoodsDetail } from '@/api/products';
import { queryId } from '@/lib/searchParams';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useQuery } from '@/query/useQuery';
import { useTranslation } from '@/hooks/useTranslation';

/** One product card: of the product `id` in the query, otherwise of the first recommended product. */
export default function GoodsCardPage() {
  const { t } = useTranslation();
  const { query } = useSearchParams();
  const id = queryId(query['id']);
  const requested = useQuery(getGoodsDetail, id ? { id } : undefined);
  const recommended = useQuery(recommendGoods, id ? undefined : { current: 1, pageSize: 1 });
  const goods = id ? requested.data : recommended.data?.list[0];
  const { error, isLoading, refetch: retry } = id ? requested : recommended;
  return (
    <Page title={t('shell.goodsCard')}>
      <Box marginInline="auto" padding={16} style={{ maxWidth: '20rem' }}>
        {goods ? (
          <ProductCard goods={goods} heading="h2" isInView />
        ) : error ? (
          <ErrorPanel error={error} retry={retry} />
        ) : isLoading ? (
          <ProductCardSkeleton />
        ) : (
          <StatePanel picture="empty-search" title={t('shell.noGoods')} />
        )}
      </Box>
    </Page>
  );
}
