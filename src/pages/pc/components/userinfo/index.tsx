import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { FormPage } from '@/platform/pc/Page';
import { ProfilePanel } from '@/features/profile/pc/ProfilePanel';
import { useTranslation } from '@/hooks/useTranslation';

/** The profile, without the account menu. */
export default function ProfilePage() {
  const { t } = useTranslation();
  return (
    <FormPage title={t('profile.title')}>
      <CustomerOnly>
        <ProfilePanel />
      </CustomerOnly>
    </FormPage>
  );
}
