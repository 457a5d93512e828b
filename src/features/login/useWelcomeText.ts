import { useTranslation } from '@/hooks/useTranslation';
import { useEmailModule, useIdentifiers } from './identifiers';

/** What customers need for the sign-in. */
export function useWelcomeText(): string {
  const { t } = useTranslation();
  const identifiers = useIdentifiers();
  const [hasPhone, hasEmail] = [identifiers.includes('phone'), identifiers.includes('email')];
  const isLoading = useEmailModule(hasEmail) === undefined;
  if (!hasEmail || (hasPhone && isLoading)) return t('login.welcomeText');
  return t(hasPhone ? 'login.email.welcomeText' : 'login.email.alone');
}
