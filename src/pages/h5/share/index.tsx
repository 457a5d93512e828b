import { Box } from '@/components/Layout';
import { PromotionSkeleton } from '@/features/promotion/components/PromotionSkeleton';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Page } from '@/platform/h5/Page';
import { usePromotion } from '@/features/promotion/usePromotion';
import { useTranslation } from '@/hooks/useTranslation';
import { Invitation } from '@/features/promotion/h5/Invitation';

/** The promotion page: reward, invite link, poster and rules. */
export default function SharePage() {
  const { t } = useTranslation();
  const { promotion, error, retry } = usePromotion();
  const loading = (
    <Box paddingTop={4} paddingInline={16}>
      <PromotionSkeleton />
    </Box>
  );
  return (
    <Page title={t('promotion.title')}>
      <PullToRefresh refresh={retry} />
      <CustomerOnly waiting={loading}>
        {promotion ? (
          <Invitation promotion={promotion} />
        ) : error ? (
          <ErrorPanel error={error} retry={retry} />
        ) : (
          loading
        )}
      </CustomerOnly>
    </Page>
  );
}
