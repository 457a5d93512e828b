import { useModel } from '@umijs/max';
import { PhoneForm } from '@/components/pc/PhoneForm';
import { CustomerScreen } from '@/components/pc/CustomerScreen';
import { Page } from '@/components/pc/Page';
import { useGoBack } from '@/hooks/useGoBack';
import { useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import styles from './index.less';

/** The change of phone, alone. Saved, it goes back. */
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
      <CustomerScreen>
        {user && (
          <div className={styles.card}>
            <PhoneForm user={user} onSaved={leave} />
          </div>
        )}
      </CustomerScreen>
    </Page>
  );
}
