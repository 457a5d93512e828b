import type { User } from '@/api/customer';
import { phoneCodeFields } from '@/features/login/phoneCodeFields';
import { useCodeErrorLabel, useCodeRequestLabels } from '@/features/login/useLoginLabels';
import { useTranslation } from '@/hooks/useTranslation';
import type { MutationError } from '@/query/useMutation';
import { useMutationLabels } from '@/query/useMutationLabels';
import { getPhoneError, type PhoneError } from './getPhoneError';
import { useEditPhone, type EditPhoneForm } from './useEditPhone';

/** The form for another phone number of `user`, for both platforms. `onSaved` is called once it is changed. */
export function usePhoneForm(user: User, onSaved: () => void) {
  const phone = useEditPhone(user);
  const labels = useEditPhoneLabels(phone);
  return {
    phone,
    labels,
    form: {
      ...phoneCodeFields(phone, labels),
      refusals: phone.refusals,
      onSubmit: () => void phone.submit().then((isSaved) => isSaved && onSaved()),
    },
  };
}

/** Labels of the form; undefined where there is none. */
function useEditPhoneLabels(form: EditPhoneForm) {
  const { t } = useTranslation();
  const { fieldErrors, mutationState, callingCode, callingCodes, codeLength } = form;
  const request = useCodeRequestLabels(form.codeRequest, form.phone);
  const whole = useMutationLabels(mutationState);
  const codeError = useCodeErrorLabel(codeLength);

  const phoneError = (fieldError: PhoneError) =>
    fieldError === 'same' || fieldError === 'taken'
      ? t(`profile.phone.fault.${fieldError}`)
      : t(`login.fault.phone.${fieldError}`, { callingCode, callingCodes: callingCodes.join(', ') });
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
