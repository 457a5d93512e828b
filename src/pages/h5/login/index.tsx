import { LoginForm } from '@/components/both/LoginForm';
import { kit } from '@/components/h5/kit';
import { Page } from '@/components/h5/Page';
import { useLoginReturn } from '@/hooks/useLoginReturn';
import { useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import styles from './index.less';

/** Sign-in with phone and one-time code; leads back to what the customer was doing. */
export default function LoginPage() {
  const { t } = useWords();
  const { status } = useSession();
  useLoginReturn('h5');
  return (
    <Page title={t('login.title')}>
      {status !== 'signedIn' && (
        <div className={styles.body}>
          <p className={`serif ${styles.welcome}`}>{t('login.welcome')}</p>
          <p className={styles.text}>{t('login.welcomeText')}</p>
          <LoginForm kit={kit} />
        </div>
      )}
    </Page>
  );
}
