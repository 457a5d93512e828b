import { useModel } from '@umijs/max';
import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { NicknameForm } from '@/components/h5/NicknameForm';
import { Page } from '@/components/h5/Page';
import { useGoBack } from '@/hooks/useGoBack';
import { useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';

/** Another nickname. Saved, it goes back. */
export default function EditNicknamePage() {
  const { t } = useWords();
  const { user } = useSession();
  const { showToast } = useModel('toast');
  const goBack = useGoBack('profile');
  const leave = () => {
    showToast(t('profile.nickname.saved'));
    goBack();
  };
  return (
    <Page title={t('profile.nickname.title')}>
      <CustomerScreen>{user && <NicknameForm user={user} onSaved={leave} />}</CustomerScreen>
    </Page>
  );
}
