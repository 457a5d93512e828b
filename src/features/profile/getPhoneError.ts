/** The field that a rejected change of phone number or e-mail address is about, and its error. */
import {
  getLoginError,
  type LoginCodeError,
  type LoginEmailError,
  type LoginPhoneError,
} from '@/features/login/getLoginError';
import type { MutationError } from '@/query/useMutation';

/** `same`: looks like the current number. `taken`: belongs to another customer. */
export type PhoneError = LoginPhoneError | 'same' | 'taken';

export interface PhoneErrors {
  phone?: PhoneError;
  email?: LoginEmailError | 'taken';
  code?: LoginCodeError;
}

/** The field errors of an API error; empty when it is about no field. */
export function getPhoneError(error: MutationError | undefined): PhoneErrors {
  if (!error || error.kind === 'notDone') return {};
  if (error.kind === 'business' && error.errorCode === 'PHONE_TAKEN') return { phone: 'taken' };
  if (error.kind === 'business' && error.errorCode === 'EMAIL_TAKEN') return { email: 'taken' };
  return getLoginError(error);
}

/** The format error of a typed code; undefined when it can be sent. */
export function getCodeFormatError(code: string, length: number): LoginCodeError | undefined {
  if (code === '') return { kind: 'missing' };
  return code.length < length ? { kind: 'incomplete' } : undefined;
}
