/** The field that a rejected sign-in is about, and its error. */
import * as v from 'valibot';
import { numberInErrorData, type ApiError } from '@/api/errors';
import { email as emailSchema } from '@/api/login';
import { callingCodeOf, readPhone, type PhoneError } from '@/lib/phone';
import type { IdentifierKind } from './identifiers';

export type LoginPhoneError = PhoneError | 'notOffered';
export type LoginEmailError = 'missing' | 'invalid';
export type LoginCodeError =
  { kind: 'missing' | 'incomplete' | 'expired' | 'noTriesLeft' } | { kind: 'wrong'; triesLeft: number | undefined };

/** Errors by field, in the order of the form. */
export interface LoginErrors {
  phone?: LoginPhoneError;
  email?: LoginEmailError;
  code?: LoginCodeError;
  agreement?: 'missing';
}

/** What was typed for phone and e-mail address. `by` says which of both counts. */
export interface IdentifierEntry {
  by: IdentifierKind;
  callingCode: string;
  number: string;
  email: string;
}

export interface LoginEntry extends IdentifierEntry {
  code: string;
  isAgreed: boolean;
}

/** Parses the phone number: it must receive text messages and have a calling code that the shop serves. */
export function readLoginPhone(
  { callingCode, number }: Pick<LoginEntry, 'callingCode' | 'number'>,
  callingCodes: readonly string[],
): { phone: string } | { fieldError: LoginPhoneError } {
  const read = readPhone(callingCode, number, { isForTexts: true });
  return 'phone' in read && !callingCodes.includes(callingCodeOf(read.phone)) ? { fieldError: 'notOffered' } : read;
}

/** Parses what was typed: a phone number (E.164) or an e-mail address. */
export function readIdentifier(
  { by, email, ...phone }: IdentifierEntry,
  callingCodes: readonly string[],
): { identifier: string } | { fieldErrors: LoginErrors } {
  if (by === 'email') {
    const { success, output } = v.safeParse(emailSchema, email);
    return success ? { identifier: output } : { fieldErrors: { email: email ? 'invalid' : 'missing' } };
  }
  const read = readLoginPhone(phone, callingCodes);
  return 'phone' in read ? { identifier: read.phone } : { fieldErrors: { phone: read.fieldError } };
}

/** The validation errors of the form; empty when it can be sent. */
export function getLoginEntryError(
  entry: LoginEntry,
  callingCodes: readonly string[],
  codeLength: number,
): LoginErrors {
  const read = readIdentifier(entry, callingCodes);
  const fieldErrors: LoginErrors = 'fieldErrors' in read ? read.fieldErrors : {};
  if (entry.code.length < codeLength) fieldErrors.code = { kind: entry.code === '' ? 'missing' : 'incomplete' };
  if (!entry.isAgreed) fieldErrors.agreement = 'missing';
  return fieldErrors;
}

function refusedFieldNames(error: ApiError): readonly string[] {
  if (error.kind !== 'business' || error.errorCode !== 'VALIDATION') return [];
  const { data } = error;
  const fields: unknown = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : undefined;
  return typeof fields === 'object' && fields !== null ? Object.keys(fields) : [];
}

/** The field errors of an API error; empty when it is about no field. */
export function getLoginError(error: ApiError): LoginErrors {
  if (error.kind !== 'business') return {};
  if (error.errorCode === 'CODE_EXPIRED') return { code: { kind: 'expired' } };
  if (error.errorCode === 'CODE_WRONG') {
    const triesLeft = numberInErrorData(error, 'triesLeft');
    return { code: triesLeft === 0 ? { kind: 'noTriesLeft' } : { kind: 'wrong', triesLeft } };
  }
  const fields = refusedFieldNames(error);
  return {
    ...(fields.includes('phone') ? { phone: 'invalid' as const } : {}),
    ...(fields.includes('email') ? { email: 'invalid' as const } : {}),
    ...(fields.includes('code') ? { code: { kind: 'wrong' as const, triesLeft: undefined } } : {}),
  };
}
