import classNames from 'classnames';
import { LoginForm } from '@/features/login/pc/LoginForm';
import { Page } from '@/platform/pc/Page';
import { useLoginReturn } from '@/features/login/useLoginReturn';
import { useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './index.less';

/** The login form on a page of its own. After login it returns to the previous page. */
export default function LoginFormPage() {
  const { t } = useTranslation();
  const { status } = useSession();
  useLoginReturn('pc');
  return (
    <Page title={t('login.title')} isTitleHidden>
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
