import { useModel } from '@umijs/max';
import { FormStatus } from '@/components/FormStatus';
import { PhoneCodeFields } from './PhoneCodeFields';
import { useCompleteLogin } from '@/features/login/useCompleteLogin';
import { useLogin } from '@/features/login/useLogin';
import { useLoginLabels } from '@/features/login/useLoginLabels';
import { useErrorFocus } from '@/hooks/useErrorFocus';
import { useTranslation } from '@/hooks/useTranslation';
import { AgreementCheckbox } from '@/features/articles/components/AgreementCheckbox';
import styles from './LoginForm.less';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  /** Called after the sign-in. */
  onEntered?: () => void;
}

/** Phone and code in one form, for the login page and the desktop's dialog. */
export function LoginForm({ onEntered }: Props) {
  const { Button } = usePlatform();
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const enter = useCompleteLogin();
  const form = useLogin((signedIn) => {
    enter(signedIn);
    onEntered?.();
    showToast(t('login.done', { name: signedIn.user.nickname }));
  });
  const labels = useLoginLabels(form);
  const place = useErrorFocus<HTMLFormElement>(form.refusals);
  return (
    <form
      ref={place}
      className={styles.form}
      noValidate
      onSubmit={(event) => (event.preventDefault(), void form.submit())}
    >
      <PhoneCodeFields label={t('login.phone')} form={form} labels={labels} />
      <AgreementCheckbox isAgreed={form.isAgreed} onChange={form.setAgreed} fieldError={labels.agreementError} />
      <div className={styles.end}>
        <FormStatus progress={undefined} formError={labels.formError} />
        <Button tone="primary" isLarge isWide isSubmit isBusy={form.isSending} busyLabel={t('login.submitting')}>
          {t('login.submit')}
        </Button>
      </div>
    </form>
  );
}
