import { CouponList } from '@/features/coupons/components/CouponList';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { Page } from '@/platform/h5/Page';
import { useTranslation } from '@/hooks/useTranslation';

/** The coupons of the customer by state. */
export default function CouponCardPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('checkout.coupons.title')}>
      <CustomerOnly>
        <CouponList />
      </CustomerOnly>
    </Page>
  );
}
