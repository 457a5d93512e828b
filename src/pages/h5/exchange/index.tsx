import { Redeem } from '@/features/redeem/components/Redeem';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { Page } from '@/platform/h5/Page';
import { useTranslation } from '@/hooks/useTranslation';

/** Redeems an exchange code (cdk). */
export default function ExchangePage() {
  const { t } = useTranslation();
  return (
    <Page title={t('mine.redeem')}>
      <CustomerOnly>
        <Redeem />
      </CustomerOnly>
    </Page>
  );
}
