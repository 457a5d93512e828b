import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Page } from '@/components/h5/Page';
import { useWords } from '@/hooks/useWords';
import { WithdrawalsView } from './WithdrawalsView';

/** The customer's withdrawals and how far each has come. */
export default function WithdrawLogPage() {
  const { t } = useWords();
  return (
    <Page title={t('wallet.withdrawals')}>
      <CustomerScreen>
        <WithdrawalsView />
      </CustomerScreen>
    </Page>
  );
}
