import { useModel } from '@umijs/max';
import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { AvatarForm } from '@/components/h5/AvatarForm';
import { Page } from '@/components/h5/Page';
import { useGoBack } from '@/hooks/useGoBack';
import { useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';

/** Another picture: an animal, or a photo cut on the device. Saved, it goes back. */
export default function EditAvatarPage() {
  const { t } = useWords();
  const { user } = useSession();
  const { showToast } = useModel('toast');
  const goBack = useGoBack('profile');
  const leave = () => {
    showToast(t('profile.avatar.saved'));
    goBack();
  };
  return (
    <Page title={t('profile.avatar.title')}>
      <CustomerScreen>{user && <AvatarForm user={user} onSaved={leave} />}</CustomerScreen>
    </Page>
  );
}
