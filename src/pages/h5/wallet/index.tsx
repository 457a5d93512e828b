import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { Page } from '@/platform/h5/Page';
import { useTranslation } from '@/hooks/useTranslation';
import { WalletView } from '@/features/wallet/h5/WalletView';

/** The wallet: balance and transaction log. The URL query holds the filter. */
export default function WalletPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('wallet.title')}>
      <CustomerOnly>
        <WalletView />
      </CustomerOnly>
    </Page>
  );
}
