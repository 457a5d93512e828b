import { CustomerScreen } from '@/components/pc/CustomerScreen';
import { Page } from '@/components/pc/Page';
import { ProfilePanel } from '@/components/pc/ProfilePanel';
import { useWords } from '@/hooks/useWords';

/** The profile of the customer, alone. */
export default function ProfilePage() {
  const { t } = useWords();
  return (
    <Page title={t('profile.title')}>
      <CustomerScreen>
        <ProfilePanel />
      </CustomerScreen>
    </Page>
  );
}
