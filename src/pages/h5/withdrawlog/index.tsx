import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { Page } from '@/platform/h5/Page';
import { useTranslation } from '@/hooks/useTranslation';
import { WithdrawalsView } from '@/features/wallet/h5/WithdrawalsView';

/** The withdrawals of the customer with their status. */
export default function WithdrawLogPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('wallet.withdrawals')}>
      <CustomerOnly>
        <WithdrawalsView />
      </CustomerOnly>
    </Page>
  );
}
