import { CustomerScreen } from '@/components/pc/CustomerScreen';
import { Page } from '@/components/pc/Page';
import { WalletPanel } from '@/components/pc/WalletPanel';
import { useWords } from '@/hooks/useWords';

/** The wallet, alone. */
export default function WalletPage() {
  const { t } = useWords();
  return (
    <Page title={t('wallet.title')}>
      <CustomerScreen>
        <WalletPanel />
      </CustomerScreen>
    </Page>
  );
}
