import { useModel } from '@umijs/max';
import { useLogout } from '@/features/login/useLogout';
import { useTranslation } from '@/hooks/useTranslation';

/** Signs out and says so. */
export function useSignOut(): () => void {
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const logout = useLogout();
  return () => {
    logout();
    showToast(t('mine.signedOut'));
  };
}
