import type { User } from '@/api/schema/user';
import { PhoneCodeFields, type PhoneCodeProps } from '@/features/login/components/PhoneCodeFields';
import type { LoginCodeError } from '@/features/login/getLoginError';
import { useCodeRequestLabels } from '@/features/login/useLoginLabels';
import { getPhoneError, type PhoneError } from '@/features/profile/getPhoneError';
import { useEditPhone, type EditPhoneForm } from '@/features/profile/useEditPhone';
import { useTranslation } from '@/hooks/useTranslation';
import { SaveForm } from '@/platform/SaveForm';
import type { MutationError } from '@/query/useMutation';
import { useMutationLabels } from '@/query/useMutationLabels';
import styles from './PhoneForm.less';

/** The form for another phone number, which is confirmed by a code. */
export function PhoneForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const { t } = useTranslation();
  const form = useEditPhone(user);
  const labels = useEditPhoneLabels(form);
  const save = async () => {
    if (await form.submit()) onSaved();
  };
  return (
    <SaveForm
      refusals={form.refusals}
      isBusy={form.isBusy}
      isUnknown={form.isUnknown}
      saveLabel={t('profile.phone.submit')}
      formError={labels.formError}
      onSubmit={() => void save()}
    >
      <EditPhoneFields form={form} labels={labels} phoneNow={user.phone} />
    </SaveForm>
  );
}

interface Props extends Omit<PhoneCodeProps, 'label'> {
  /** The current phone number, partly hidden by the API. */
  phoneNow: string;
}

/** The fields for the new phone number and its code. */
function EditPhoneFields({ form, labels, phoneNow }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.now}>{t('profile.phone.now', { phone: phoneNow })}</p>
      <PhoneCodeFields label={t('profile.phone.label')} form={form} labels={labels} />
    </>
  );
}

/** Labels of the form; undefined where there is none. */
function useEditPhoneLabels(form: EditPhoneForm) {
  const { t } = useTranslation();
  const { fieldErrors, mutationState, callingCode, callingCodes, codeLength } = form;
  const request = useCodeRequestLabels(form.codeRequest, form.phone);
  const whole = useMutationLabels(mutationState);

  const phoneError = (fieldError: PhoneError) =>
    fieldError === 'same' || fieldError === 'taken'
      ? t(`profile.phone.fault.${fieldError}`)
      : t(`login.fault.phone.${fieldError}`, { callingCode, callingCodes: callingCodes.join(', ') });
  const codeError = (fieldError: LoginCodeError) => {
    if (fieldError.kind !== 'wrong') return t(`login.fault.code.${fieldError.kind}`, { count: codeLength });
    return fieldError.triesLeft === undefined
      ? t('login.fault.code.wrong')
      : t('login.fault.code.wrongTries', { count: fieldError.triesLeft });
  };
  const hasField = (error: MutationError | undefined) => Object.keys(getPhoneError(error)).length > 0;
  return {
    phoneError: fieldErrors.phone && phoneError(fieldErrors.phone),
    codeError: fieldErrors.code && codeError(fieldErrors.code),
    codeHint: t('profile.phone.codeHint', { count: codeLength }),
    /** Error of the whole form. */
    formError: mutationState.status === 'refused' && hasField(mutationState.error) ? undefined : whole,
    request: { ...request, formError: hasField(form.codeRequest.error) ? undefined : request.formError },
  };
}
