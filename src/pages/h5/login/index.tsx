import { useModel } from '@umijs/max';
import type { SignedIn } from '@/api/schema/user';
import { Page } from '@/components/h5/Page';
import { useEnterShop } from '@/features/login/useEnterShop';
import { useLoginReturn } from '@/hooks/useLoginReturn';
import { useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import styles from './index.less';
import { LoginForm } from './LoginForm';

/** Sign-in with phone and one-time code; leads back to what the customer was doing. */
export default function LoginPage() {
  const { t } = useWords();
  const { status } = useSession();
  const { showToast } = useModel('toast');
  const enter = useEnterShop();
  useLoginReturn('h5');

  const welcome = (signedIn: SignedIn) => {
    enter(signedIn);
    showToast(t('login.done', { name: signedIn.user.nickname }));
  };
  return (
    <Page title={t('login.title')}>
      {status !== 'signedIn' && (
        <div className={styles.body}>
          <p className={`serif ${styles.welcome}`}>{t('login.welcome')}</p>
          <p className={styles.text}>{t('login.welcomeText')}</p>
          <LoginForm onSignedIn={welcome} />
        </div>
      )}
    </Page>
  );
}
