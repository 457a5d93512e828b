/**
 * Phone numbers as people type them and as the shop wants them (E.164). Only lengths that are certain are checked: a
 * number that exists must never be refused.
 */
export type PhoneFault = 'missing' | 'tooShort' | 'tooLong' | 'invalid';

export interface ReadPhoneOptions {
  /** The number must be able to get a text message. */
  isForTexts?: boolean;
}

interface NumberPlan {
  /** Digits after the calling code, inclusive. */
  least: number;
  most: number;
  /** Numbers that get text messages, where they can be told apart from landlines. */
  mobile?: RegExp;
}

const anyPlan: NumberPlan = { least: 6, most: 14 };
const plans: Readonly<Record<string, NumberPlan>> = {
  '+1': { least: 10, most: 10 },
  '+65': { least: 8, most: 8 },
  '+86': { least: 10, most: 11, mobile: /^1[3-9]\d{9}$/ },
  '+852': { least: 8, most: 8 },
};

const planOf = (callingCode: string): NumberPlan => plans[callingCode] ?? anyPlan;
const fits = ({ least, most }: NumberPlan, digits: string) => digits.length >= least && digits.length <= most;

/** The calling code that a number in E.164 begins with. */
export function callingCodeOf(phone: string): string {
  return /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/.exec(phone)?.[0] ?? phone.slice(0, 4);
}

/** Digits as dialled after the calling code: no trunk 0, and no calling code typed a second time. */
function nationalDigits(callingCode: string, typed: string): string {
  // Italian landlines keep their zero when dialled from abroad.
  const digits = callingCode === '+39' ? typed : typed.replace(/^0+/, '');
  const code = callingCode.slice(1);
  const plan = plans[callingCode];
  const isRepeated = plan && digits.startsWith(code) && !fits(plan, digits) && fits(plan, digits.slice(code.length));
  return isRepeated ? digits.slice(code.length) : digits;
}

function whyRefused(callingCode: string, digits: string, isForTexts: boolean): PhoneFault | undefined {
  const plan = planOf(callingCode);
  const mobile = isForTexts ? plan.mobile : undefined;
  if (digits.length < (mobile ? plan.most : plan.least)) return 'tooShort';
  if (digits.length > plan.most || callingCode.length + digits.length > 16) return 'tooLong';
  return mobile && !mobile.test(digits) ? 'invalid' : undefined;
}

/**
 * Reads a typed number, with spaces, dashes, brackets or full-width figures. One that begins with `+` or `00` carries its
 * own calling code.
 */
export function readPhone(callingCode: string, text: string, { isForTexts = false }: ReadPhoneOptions = {}): { phone: string } | { fault: PhoneFault } {
  const typed = text.normalize('NFKC').replace(/[\s().\-‐-―·/]/g, '');
  if (typed === '') return { fault: 'missing' };
  const international = /^(?:\+|00)([1-9]\d{6,})$/.exec(typed)?.[1];
  if (international === undefined && !/^\d+$/.test(typed)) return { fault: 'invalid' };
  const code = international === undefined ? callingCode : callingCodeOf(`+${international}`);
  const digits = nationalDigits(code, international === undefined ? typed : international.slice(code.length - 1));
  const fault = whyRefused(code, digits, isForTexts);
  return fault ? { fault } : { phone: code + digits };
}

/** A number in E.164 as calling code and the rest, for a form. */
export function splitPhone(phone: string): { callingCode: string; number: string } {
  const callingCode = callingCodeOf(phone);
  return { callingCode, number: phone.slice(callingCode.length) };
}

const groupings: Readonly<Record<number, readonly number[]>> = { 7: [3, 4], 8: [4, 4], 10: [3, 3, 4], 11: [3, 4, 4], 12: [4, 4, 4] };

/** A number in E.164 for people: `+1 415 555 0134`. Anything else stays as it is. */
export function formatPhone(phone: string): string {
  if (!/^\+[1-9]\d{6,14}$/.test(phone)) return phone;
  const { callingCode, number } = splitPhone(phone);
  const sizes = groupings[number.length] ?? Array.from({ length: Math.ceil(number.length / 3) }, () => 3);
  let from = 0;
  const groups = sizes.map((size) => number.slice(from, (from += size)));
  return [callingCode, ...groups].join(' ');
}
