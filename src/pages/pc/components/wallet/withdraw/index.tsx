import { CustomerScreen } from '@/components/pc/CustomerScreen';
import { Page } from '@/components/pc/Page';
import { WithdrawPanel } from '@/components/pc/WithdrawPanel';
import { useWords } from '@/hooks/useWords';

/** Taking money out of the wallet, alone. */
export default function WalletWithdrawPage() {
  const { t } = useWords();
  return (
    <Page title={t('wallet.title')}>
      <CustomerScreen>
        <WithdrawPanel />
      </CustomerScreen>
    </Page>
  );
}
