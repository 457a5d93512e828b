import { Box, Text } from '@/components/Layout';
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
        <Box padding={32} border="line" radius="banner" background="surface" className={styles.body}>
          <Text as="p" size={32} className="serif">
            {t('login.welcome')}
          </Text>
          <p className={styles.text}>{t('login.welcomeText')}</p>
          <LoginForm />
        </Box>
      )}
    </Page>
  );
}
