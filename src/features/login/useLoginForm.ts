import { useModel } from '@umijs/max';
import { useTranslation } from '@/hooks/useTranslation';
import { phoneCodeFields } from './phoneCodeFields';
import { useCompleteLogin } from './useCompleteLogin';
import { useLogin } from './useLogin';
import { useLoginLabels } from './useLoginLabels';

/** The sign-in form of both platforms. `onEntered` is called after the sign-in. */
export function useLoginForm(onEntered?: () => void) {
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const enter = useCompleteLogin();
  const login = useLogin((signedIn) => {
    enter(signedIn);
    onEntered?.();
    showToast(t('login.done', { name: signedIn.user.nickname }));
  });
  const labels = useLoginLabels(login);
  return {
    login,
    labels,
    form: { ...phoneCodeFields(login, labels), refusals: login.refusals, onSubmit: () => void login.submit() },
    end: {
      isBusy: login.isSending,
      isUnknown: false,
      saveLabel: t('login.submit'),
      busyLabel: t('login.submitting'),
      formError: labels.formError,
    },
  };
}
