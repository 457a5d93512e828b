import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { Page } from '@/platform/pc/Page';
import { WithdrawPanel } from '@/features/wallet/pc/WithdrawPanel';
import { useTranslation } from '@/hooks/useTranslation';

/** The withdrawal form, without the account menu. */
export default function WalletWithdrawPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('wallet.title')}>
      <CustomerOnly>
        <WithdrawPanel />
      </CustomerOnly>
    </Page>
  );
}
