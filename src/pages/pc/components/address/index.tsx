import { AddressPanel } from '@/components/pc/AddressPanel';
import { CustomerScreen } from '@/components/pc/CustomerScreen';
import { Page } from '@/components/pc/Page';
import { useWords } from '@/hooks/useWords';

/** The address book, alone. */
export default function AddressPage() {
  const { t } = useWords();
  return (
    <Page title={t('address.title')}>
      <CustomerScreen>
        <AddressPanel />
      </CustomerScreen>
    </Page>
  );
}
