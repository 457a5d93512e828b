import { useModel } from '@umijs/max';
import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { PhoneForm } from '@/components/h5/PhoneForm';
import { Page } from '@/components/h5/Page';
import { useGoBack } from '@/hooks/useGoBack';
import { useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';

/** Another phone, confirmed by a code that goes there. Saved, it goes back. */
export default function EditPhonePage() {
  const { t } = useWords();
  const { user } = useSession();
  const { showToast } = useModel('toast');
  const goBack = useGoBack('profile');
  const leave = () => {
    showToast(t('profile.phone.saved'));
    goBack();
  };
  return (
    <Page title={t('profile.phone.title')}>
      <CustomerScreen>{user && <PhoneForm user={user} onSaved={leave} />}</CustomerScreen>
    </Page>
  );
}
