import { Text } from '@/components/Layout';
import { LoginForm } from '@/features/login/h5/LoginForm';
import { Page } from '@/platform/h5/Page';
import { useLoginReturn } from '@/features/login/useLoginReturn';
import { useSession } from '@/hooks/useInitialState';
import { useWelcomeText } from '@/features/login/useWelcomeText';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './index.less';

/** Login with phone number or e-mail address and one-time code. After login it returns to the previous page. */
export default function LoginPage() {
  const { t } = useTranslation();
  const welcomeText = useWelcomeText();
  const { status } = useSession();
  useLoginReturn('h5');
  return (
    <Page title={t('login.title')}>
      {status !== 'signedIn' && (
        <div className={styles.body}>
          <Text as="p" size={32} className="serif">
            {t('login.welcome')}
          </Text>
          <Text as="p" color="ink-2" size={15} className={styles.text}>
            {welcomeText}
          </Text>
          <LoginForm />
        </div>
      )}
    </Page>
  );
}
