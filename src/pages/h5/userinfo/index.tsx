import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { Page } from '@/platform/h5/Page';
import { useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { ProfileRows, ProfileSkeleton } from '@/features/profile/h5/ProfileRows';

/** The profile. Each row links to the page that changes it. */
export default function UserInfoPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <Page title={t('profile.title')}>
      <CustomerOnly waiting={<ProfileSkeleton />}>{user && <ProfileRows user={user} />}</CustomerOnly>
    </Page>
  );
}
