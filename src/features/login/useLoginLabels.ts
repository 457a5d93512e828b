/** Labels of the sign-in: field errors, and the state of the code. */
import type { ApiError } from '@/api/errors';
import { formatPhone } from '@/lib/phone';
import { formatCountdown } from '@/lib/serverClock';
import { useFormErrorLabel } from '@/hooks/useFormErrorLabel';
import { useTranslation } from '@/hooks/useTranslation';
import type { CodeRequest } from './useCodeRequest';
import type { LoginForm } from './useLogin';
import { getLoginError, type LoginCodeError, type LoginPhoneError } from './getLoginError';

/** Labels of a code request: for the button, and for the status line. */
export function useCodeRequestLabels(
  { error, waitMs, wasSent, isSending }: CodeRequest,
  identifier: string | undefined,
) {
  const { t } = useTranslation();
  const getLabel = useFormErrorLabel();
  const time = formatCountdown(waitMs);
  const isEmail = identifier?.includes('@');
  const to = formatPhone(identifier ?? '');

  const getError = (formError: ApiError): string => {
    // Offline nothing was sent, and the general message says what to do.
    if (formError.kind === 'noResponse' && navigator.onLine) return t('login.sendUnknown');
    // While the wait runs the button shows it; afterwards the error no longer applies.
    if (formError.kind === 'business' && formError.errorCode === 'RESEND_TOO_SOON')
      return waitMs > 0
        ? t(isEmail ? 'login.email.resendTooSoon' : 'login.resendTooSoon', { phone: to, email: to, time })
        : '';
    if (formError.kind === 'business' && formError.errorCode === 'TOO_MANY_REQUESTS' && waitMs > 0)
      return t('problem.tooMany', { time });
    return getLabel(formError);
  };
  const formError = (error && getError(error)) || undefined;
  const sentKey = isEmail ? 'login.email.sentTo' : 'login.sentTo';
  const resendKey = isEmail ? 'login.email.canResend' : 'login.canResend';
  const progress = wasSent ? t(waitMs > 0 ? sentKey : resendKey, { phone: to, email: to }) : undefined;
  return {
    button: isSending
      ? t('login.sending')
      : waitMs > 0
        ? t('login.againIn', { time })
        : t(wasSent ? 'login.sendAgain' : 'login.sendCode'),
    formError,
    progress: formError ? undefined : progress,
  };
}

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

/** Labels of the whole form; undefined where there is none. */
export function useLoginLabels(form: LoginForm) {
  const { t } = useTranslation();
  const getLabel = useFormErrorLabel();
  const codeError = useCodeErrorLabel(form.codeLength);
  const { fieldErrors, error, hasUnusableToken, callingCode, callingCodes, codeLength } = form;

  const request = useCodeRequestLabels(form.codeRequest, form.identifier);
  const sendError = form.codeRequest.error;
  const isSendErrorAtField = sendError !== undefined && Object.keys(getLoginError(sendError)).length > 0;

  const phoneError = (fieldError: LoginPhoneError) =>
    t(`login.fault.phone.${fieldError}`, { callingCode, callingCodes: callingCodes.join(', ') });
  const whole = (formError: ApiError) => {
    if (formError.kind === 'noResponse' && navigator.onLine) return t('login.lost');
    return getLabel(formError);
  };
  return {
    phoneError: fieldErrors.phone && phoneError(fieldErrors.phone),
    emailError: fieldErrors.email && t(`login.fault.email.${fieldErrors.email}`),
    code: t(form.by === 'email' ? 'login.email.code' : 'login.code'),
    codeError: fieldErrors.code && codeError(fieldErrors.code),
    agreementError: fieldErrors.agreement && t('login.fault.agreement'),
    codeHint: t('login.codeHint', { count: codeLength }),
    formError: hasUnusableToken ? t('login.fault.token') : error && whole(error),
    request: { ...request, formError: isSendErrorAtField ? undefined : request.formError },
  };
}
