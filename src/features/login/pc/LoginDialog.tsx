import { Text } from '@/components/Layout';
import { LoginForm } from '@/features/login/pc/LoginForm';
import { useWelcomeText } from '@/features/login/useWelcomeText';
import { useTranslation } from '@/hooks/useTranslation';
import { Dialog } from '@/platform/pc/Dialog';

/** The sign-in dialog. `onClose` is called when the customer closes it and after the sign-in. */
export default function LoginDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const welcomeText = useWelcomeText();
  return (
    <Dialog modal={{ isOpen: open, close: onClose }} title={t('login.title')} width={440}>
      <Text as="p" marginBottom={20} color="ink-2">
        {welcomeText}
      </Text>
      <LoginForm onEntered={onClose} />
    </Dialog>
  );
}
