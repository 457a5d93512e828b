import type { LoginCodeError } from '@/features/login/getLoginError';
import { useTranslation } from '@/hooks/useTranslation';

/** The message of an error of a one-time code of `codeLength` digits. */
export function useCodeErrorLabel(codeLength: number): (fieldError: LoginCodeError) => string {
  const { t } = useTranslation();
  return (fieldError) => {
    if (fieldError.kind !== 'wrong') return t(`login.fault.code.${fieldError.kind}`, { count: codeLength });
    return fieldError.triesLeft === undefined
      ? t('login.fault.code.wrong')
      : t('login.fault.code.wrongTries', { count: fieldError.triesLeft });
  };
}
