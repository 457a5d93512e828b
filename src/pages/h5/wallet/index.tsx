import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Page } from '@/components/h5/Page';
import { useWords } from '@/hooks/useWords';
import { WalletView } from './WalletView';

/** What the customer's wallet holds and what moved in it; the filter is kept in the address. */
export default function WalletPage() {
  const { t } = useWords();
  return (
    <Page title={t('wallet.title')}>
      <CustomerScreen>
        <WalletView />
      </CustomerScreen>
    </Page>
  );
}
