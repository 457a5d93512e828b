import { PullToRefresh } from '@/components/PullToRefresh';
import { CouponList } from '@/features/coupons/components/CouponList';
import { useMyCoupons } from '@/features/coupons/useMyCoupons';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { Page } from '@/platform/h5/Page';
import { useTranslation } from '@/hooks/useTranslation';

/** The coupons of the customer by state. */
export default function CouponCardPage() {
  const { t } = useTranslation();
  const { retry } = useMyCoupons();
  return (
    <Page title={t('mine.coupons')}>
      <PullToRefresh refresh={retry} />
      <CustomerOnly waiting={<CouponList />}>
        <CouponList />
      </CustomerOnly>
    </Page>
  );
}
