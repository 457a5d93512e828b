import { Box } from '@/components/Layout';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { Page } from '@/platform/h5/Page';
import { queryId } from '@/lib/searchParams';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import { SingleOrderCard } from '@/features/orders/h5/SingleOrderCard';

/** One order card: of the order `id` in the query, otherwise of the newest order. */
export default function OrderCardPage() {
  const { t } = useTranslation();
  const { query } = useSearchParams();
  return (
    <Page title={t('order.title')}>
      <CustomerOnly>
        <Box paddingInline="page">
          <SingleOrderCard id={queryId(query['id'])} />
        </Box>
      </CustomerOnly>
    </Page>
  );
}
