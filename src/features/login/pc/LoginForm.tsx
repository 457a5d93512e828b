import { AgreementCheckbox } from '@/features/articles/components/AgreementCheckbox';
import { useLoginForm } from '@/features/login/useLoginForm';
import { useTranslation } from '@/hooks/useTranslation';
import { FormSubmitArea } from '@/platform/FormSubmitArea';
import { Form } from '@/platform/pc/Form';
import { PhoneCodeItems } from './PhoneCodeItems';

/** Phone or e-mail address and code in one form, for the login page and the sign-in dialog. `onEntered` is called after the sign-in. */
export function LoginForm({ onEntered }: { onEntered?: () => void }) {
  const { t } = useTranslation();
  const { login, labels, form, end } = useLoginForm(onEntered);
  return (
    <Form {...form}>
      <PhoneCodeItems form={login} labels={labels} label={t(login.by === 'email' ? 'login.email' : 'login.phone')} />
      <AgreementCheckbox isAgreed={login.isAgreed} onChange={login.setAgreed} fieldError={labels.agreementError} />
      <FormSubmitArea {...end} />
    </Form>
  );
}
