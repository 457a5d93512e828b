import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { Page } from '@/platform/pc/Page';
import { WalletPanel } from '@/features/wallet/pc/WalletPanel';
import { useTranslation } from '@/hooks/useTranslation';

/** The wallet, without the account menu. */
export default function WalletPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('wallet.title')}>
      <CustomerOnly>
        <WalletPanel />
      </CustomerOnly>
    </Page>
  );
}
