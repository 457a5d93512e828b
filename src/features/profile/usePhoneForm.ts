import type { User } from '@/api/customer';
import type { IdentifierKind } from '@/features/login/identifiers';
import { phoneCodeFields } from '@/features/login/phoneCodeFields';
import { useCodeErrorLabel, useCodeRequestLabels } from '@/features/login/useLoginLabels';
import { useTranslation } from '@/hooks/useTranslation';
import type { MutationError } from '@/query/useMutation';
import { useMutationLabels } from '@/query/useMutationLabels';
import { getPhoneError, type PhoneError, type PhoneErrors } from './getPhoneError';
import { useEditPhone, type EditPhoneForm } from './useEditPhone';

export interface PhoneFormProps {
  user: User;
  /** What changes. */
  by: IdentifierKind;
  /** Called once it is changed. */
  onSaved: () => void;
}

/** The form for another phone number or e-mail address of `user`, for both platforms. `onSaved` is called once it is changed. */
export function usePhoneForm(user: User, by: IdentifierKind, onSaved: () => void) {
  const { t } = useTranslation();
  const phone = useEditPhone(user, by);
  const labels = useEditPhoneLabels(phone);
  return {
    phone,
    labels,
    /** What the customer signs in with now; undefined without one of the kind. */
    now: user[by] ? t(`profile.${by}.now`, { [by]: user[by] }) : undefined,
    label: t(`profile.${by}.label`),
    end: {
      ...phone,
      saveLabel: t(user[by] ? `profile.${by}.submit` : `profile.${by}.add`),
      formError: labels.formError,
    },
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
  const request = useCodeRequestLabels(form.codeRequest, form.identifier);
  const whole = useMutationLabels(mutationState);
  const codeError = useCodeErrorLabel(codeLength);

  const phoneError = (fieldError: PhoneError) =>
    fieldError === 'same' || fieldError === 'taken'
      ? t(`profile.phone.fault.${fieldError}`)
      : t(`login.fault.phone.${fieldError}`, { callingCode, callingCodes: callingCodes.join(', ') });
  const emailError = (fieldError: NonNullable<PhoneErrors['email']>) =>
    t(fieldError === 'taken' ? 'profile.email.fault.taken' : `login.fault.email.${fieldError}`);
  const hasField = (error: MutationError | undefined) => Object.keys(getPhoneError(error)).length > 0;
  return {
    phoneError: fieldErrors.phone && phoneError(fieldErrors.phone),
    emailError: fieldErrors.email && emailError(fieldErrors.email),
    code: t(form.by === 'email' ? 'login.email.code' : 'login.code'),
    codeError: fieldErrors.code && codeError(fieldErrors.code),
    codeHint: t(`profile.${form.by}.codeHint`, { count: codeLength }),
    /** Error of the whole form. */
    formError: mutationState.status === 'refused' && hasField(mutationState.error) ? undefined : whole,
    request: { ...request, formError: hasField(form.codeRequest.error) ? undefined : request.formError },
  };
}
