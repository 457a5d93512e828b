import { Box, Text } from '@/components/Layout';
import { LoginForm } from '@/features/login/pc/LoginForm';
import { Page } from '@/platform/pc/Page';
import { useLoginReturn } from '@/features/login/useLoginReturn';
import { useSession } from '@/hooks/useInitialState';
import { useWelcomeText } from '@/features/login/useWelcomeText';
import { useTranslation } from '@/hooks/useTranslation';

/** The login form on a page of its own. After login it returns to the previous page. */
export default function LoginFormPage() {
  const { t } = useTranslation();
  const welcomeText = useWelcomeText();
  const { status } = useSession();
  useLoginReturn('pc');
  return (
    <Page title={t('login.title')} isTitleHidden>
      {status !== 'signedIn' && (
        <Box
          padding={32}
          border="line"
          radius="banner"
          background="surface"
          marginInline="auto"
          style={{ maxWidth: 480, marginBlock: 16 }}
        >
          <Text as="p" size={32} className="serif">
            {t('login.welcome')}
          </Text>
          <Text as="p" marginTop={8} marginBottom={24} color="ink-2">
            {welcomeText}
          </Text>
          <LoginForm />
        </Box>
      )}
    </Page>
  );
}
