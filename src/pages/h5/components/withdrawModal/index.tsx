import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { Page } from '@/platform/h5/Page';
import { useTranslation } from '@/hooks/useTranslation';
import { WithdrawAll } from '@/features/wallet/h5/WithdrawAll';

/** The confirmation sheet of a withdrawal on a page of its own: withdraws the whole balance to an account typed there. */
export default function WithdrawModalPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('wallet.withdraw.modal')}>
      <CustomerOnly>
        <WithdrawAll />
      </CustomerOnly>
    </Page>
  );
}
