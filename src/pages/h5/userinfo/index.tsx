import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { Page } from '@/platform/h5/Page';
import { useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { DeleteAccount } from '@/features/profile/components/DeletionView';
import { ProfileRows, ProfileSkeleton } from '@/features/profile/h5/ProfileRows';
import { useIsDeleteView } from '@/features/profile/useIsDeleteView';

/** The profile, or with `view=delete` the deletion of the account. */
export default function UserInfoPage() {
  return useIsDeleteView() ? <DeleteAccountPage /> : <ProfilePage />;
}

/** The profile. Each row links to the page that changes it. */
function ProfilePage() {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <Page title={t('profile.title')}>
      <CustomerOnly waiting={<ProfileSkeleton />}>{user && <ProfileRows user={user} />}</CustomerOnly>
    </Page>
  );
}

function DeleteAccountPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('profile.delete')}>
      <CustomerOnly>
        <DeleteAccount />
      </CustomerOnly>
    </Page>
  );
}
