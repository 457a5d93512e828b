import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Page } from '@/components/h5/Page';
import { queryChoice } from '@/domain/query';
import { couponTabs } from '@/features/coupons/useMyCoupons';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { CouponList } from './CouponList';
import { CouponTabs } from './CouponTabs';

/** The customer's coupons by state; the state is kept in the address. */
export default function CouponCardPage() {
  const { t } = useWords();
  const { query } = useQuery();
  const tab = queryChoice(query['state'], couponTabs) ?? 'usable';
  return (
    <Page title={t('checkout.coupons.title')}>
      <CustomerScreen>
        <CouponTabs tab={tab} />
        <CouponList tab={tab} />
      </CustomerScreen>
    </Page>
  );
}
