import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Page } from '@/components/h5/Page';
import { useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import { ProfileRows } from './ProfileRows';

/** Who the customer is, each row leading to where it is changed. */
export default function UserInfoPage() {
  const { t } = useWords();
  const { user } = useSession();
  return (
    <Page title={t('profile.title')}>
      <CustomerScreen>{user && <ProfileRows user={user} />}</CustomerScreen>
    </Page>
  );
}
