/**
 * Phone numbers as typed by customers and as sent to the API (E.164). Only certain length limits are checked: an
 * existing number must never be rejected.
 */
import { cleanCode } from './typedText';
import type { Language } from './i18n';

export type PhoneError = 'missing' | 'tooShort' | 'tooLong' | 'invalid';

export interface ReadPhoneOptions {
  /** Whether the number must be able to receive text messages. */
  isForTexts?: boolean;
}

interface NumberPlan {
  /** Smallest and largest number of digits after the calling code, both allowed. */
  min: number;
  max: number;
  /** Numbers that receive text messages, where they differ from landlines. */
  mobile?: RegExp;
}

const defaultNumberPlan: NumberPlan = { min: 6, max: 14 };
const numberPlans: Readonly<Record<string, NumberPlan>> = {
  '+1': { min: 10, max: 10 },
  '+65': { min: 8, max: 8 },
  '+86': { min: 10, max: 11, mobile: /^1[3-9]\d{9}$/ },
  '+852': { min: 8, max: 8 },
};

const numberPlanOf = (callingCode: string): NumberPlan => numberPlans[callingCode] ?? defaultNumberPlan;
const fitsNumberPlan = ({ min, max }: NumberPlan, digits: string) => digits.length >= min && digits.length <= max;

/** The calling code at the start of an E.164 number. */
export function callingCodeOf(phone: string): string {
  return /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/.exec(phone)?.[0] ?? phone.slice(0, 4);
}

/** Digits after the calling code, without trunk 0 and without a repeated calling code. */
function nationalDigits(callingCode: string, typed: string): string {
  // Italian landlines keep their zero when dialled from abroad.
  const digits = callingCode === '+39' ? typed : typed.replace(/^0+/, '');
  const code = callingCode.slice(1);
  const plan = numberPlans[callingCode];
  const isRepeated =
    plan && digits.startsWith(code) && !fitsNumberPlan(plan, digits) && fitsNumberPlan(plan, digits.slice(code.length));
  return isRepeated ? digits.slice(code.length) : digits;
}

function phoneErrorOf(callingCode: string, digits: string, isForTexts: boolean): PhoneError | undefined {
  const plan = numberPlanOf(callingCode);
  const mobile = isForTexts ? plan.mobile : undefined;
  if (digits.length < (mobile ? plan.max : plan.min)) return 'tooShort';
  if (digits.length > plan.max || callingCode.length + digits.length > 16) return 'tooLong';
  return mobile && !mobile.test(digits) ? 'invalid' : undefined;
}

/**
 * Parses a typed number with spaces, dashes, brackets, digits of any script or characters that no one sees. A number that begins with `+` or `00`
 * contains its own calling code.
 */
export function readPhone(
  callingCode: string,
  text: string,
  { isForTexts = false }: ReadPhoneOptions = {},
): { phone: string } | { fieldError: PhoneError } {
  const typed = cleanCode(text).replace(/^tel:|[ ().\-·/]/gi, '');
  if (typed === '') return { fieldError: 'missing' };
  const international = /^(?:\+|00)([1-9]\d{6,})$/.exec(typed)?.[1];
  if (international === undefined && !/^\d+$/.test(typed)) return { fieldError: 'invalid' };
  const code = international === undefined ? callingCode : callingCodeOf(`+${international}`);
  const digits = nationalDigits(code, international === undefined ? typed : international.slice(code.length - 1));
  const fieldError = phoneErrorOf(code, digits, isForTexts);
  return fieldError ? { fieldError } : { phone: code + digits };
}

/** Whether a typed number begins with its own calling code. */
export const hasCallingCode = (text: string): boolean => /^(?:tel:)?\s*(?:\+|00)/i.test(cleanCode(text));

/** Splits an E.164 number into calling code and national number, for a form. */
export function splitPhone(phone: string): { callingCode: string; number: string } {
  const callingCode = callingCodeOf(phone);
  return { callingCode, number: phone.slice(callingCode.length) };
}

const digitGroupings: Readonly<Record<number, readonly number[]>> = {
  7: [3, 4],
  8: [4, 4],
  10: [3, 3, 4],
  11: [3, 4, 4],
  12: [4, 4, 4],
};

/** Formats an E.164 number: `+1 415 555 0134`. Any other text is returned unchanged. */
export function formatPhone(phone: string): string {
  if (!/^\+[1-9]\d{6,14}$/.test(phone)) return phone;
  const { callingCode, number } = splitPhone(phone);
  const sizes = digitGroupings[number.length] ?? Array.from({ length: Math.ceil(number.length / 3) }, () => 3);
  let from = 0;
  const groups = sizes.map((size) => number.slice(from, (from += size)));
  return [callingCode, ...groups].join(' ');
}

/** The calling code that a form starts with: that of the language's country where the shop lists it, else its first one. */
export const initialCallingCode = (callingCodes: readonly string[], language: Language): string =>
  language.startsWith('zh') && callingCodes.includes('+86') ? '+86' : (callingCodes[0] ?? '');
