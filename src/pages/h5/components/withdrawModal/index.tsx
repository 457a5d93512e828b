import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Page } from '@/components/h5/Page';
import { useWords } from '@/hooks/useWords';
import { WithdrawAll } from './WithdrawAll';

/** The sheet in which a withdrawal is confirmed, by itself: everything that the wallet holds, to an account typed there. */
export default function WithdrawModalPage() {
  const { t } = useWords();
  return (
    <Page title={t('wallet.withdraw.modal')}>
      <CustomerScreen>
        <WithdrawAll />
      </CustomerScreen>
    </Page>
  );
}
