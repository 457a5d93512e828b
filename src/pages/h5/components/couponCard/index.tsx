import { CouponList } from '@/components/both/CouponList';
import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Page } from '@/components/h5/Page';
import { useWords } from '@/hooks/useWords';

/** The customer's coupons by state. */
export default function CouponCardPage() {
  const { t } = useWords();
  return (
    <Page title={t('checkout.coupons.title')}>
      <CustomerScreen>
        <CouponList face="h5" />
      </CustomerScreen>
    </Page>
  );
}
