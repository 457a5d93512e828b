import { useModel } from '@umijs/max';
import { AvatarForm } from '@/components/pc/AvatarForm';
import { CustomerScreen } from '@/components/pc/CustomerScreen';
import { Page } from '@/components/pc/Page';
import { useGoBack } from '@/hooks/useGoBack';
import { useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import styles from './index.less';

/** The change of picture, alone. Saved, it goes back. */
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
      <CustomerScreen>
        {user && (
          <div className={styles.card}>
            <AvatarForm user={user} onSaved={leave} />
          </div>
        )}
      </CustomerScreen>
    </Page>
  );
}
