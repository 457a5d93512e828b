import { AddressPanel } from '@/features/address/pc/AddressPanel';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { Page } from '@/platform/pc/Page';
import { useTranslation } from '@/hooks/useTranslation';

/** The saved addresses, without the account menu. */
export default function AddressPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('address.title')}>
      <CustomerOnly>
        <AddressPanel />
      </CustomerOnly>
    </Page>
  );
}
