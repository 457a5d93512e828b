import classNames from 'classnames';
import { LoginForm } from '@/features/login/h5/LoginForm';
import { Page } from '@/platform/h5/Page';
import { useLoginReturn } from '@/features/login/useLoginReturn';
import { useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './index.less';

/** Login with phone number and one-time code. After login it returns to the previous page. */
export default function LoginPage() {
  const { t } = useTranslation();
  const { status } = useSession();
  useLoginReturn('h5');
  return (
    <Page title={t('login.title')}>
      {status !== 'signedIn' && (
        <div className={styles.body}>
          <p className={classNames('serif', styles.welcome)}>{t('login.welcome')}</p>
          <p className={styles.text}>{t('login.welcomeText')}</p>
          <LoginForm />
        </div>
      )}
    </Page>
  );
}
