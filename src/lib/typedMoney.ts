/** Amounts of money as they are typed into a field, without a currency. */
import { cleanCode } from './typedText';
import { decimalText, minorDigits } from './money';

/** Whether the language writes 19,50. */
const hasDecimalComma = (language: string): boolean => new Intl.NumberFormat(language).format(0.5).includes(',');

/** Groups of three digits, or of two before the last three as in India, between separators of one kind. */
const groupedDigitsPattern = /^(?:\d+|\d{1,3}([ .,])\d{3}(?:\1\d{3})*|\d{1,2}([ .,])(?:\d{2}\2)+\d{3})$/;

/** Where the decimals of a clean amount begin: the position of their separator, or -1. */
function decimalSeparatorIndex(plain: string, digits: number, language: string): number {
  const marks = [...plain.matchAll(/[.,٫]/g)];
  const last = marks[marks.length - 1];
  if (!last) return -1;
  const isOnlyOne = marks.filter(([mark]) => mark === last[0]).length === 1;
  if (marks.length > 1 || last[0] === '٫' || plain.includes(' ')) return isOnlyOne ? last.index : -1;
  if (!/^[1-9]\d{0,2}.\d{3}$/.test(plain)) return last.index;
  const decimalMark = hasDecimalComma(language) ? ',' : '.';
  return digits >= 3 && last[0] === decimalMark ? last.index : -1;
}

/**
 * Parses a typed amount to minor units. Point and comma both work in every language, because the keypad of a phone has the one of
 * its region:
 *
 * - Spaces, apostrophes and `٬` separate groups, `٫` the decimals.
 * - Of a point and a comma, the later one separates the decimals: `1,234.50` and `1.234,50`. One that is repeated separates groups.
 * - A single one before three digits separates a group: `1.234` and `1,234` are 1234 dollars, which have no third decimal. In a
 *   currency that has it, such as KWD, the separator of the language separates the decimals.
 * - Any other single one separates the decimals: `19,5` and `19.5`.
 *
 * Undefined for anything that is not a plain non-negative amount of this currency, has too many decimals, or is not a safe integer.
 */
export function parseMoney(typed: string, currency: string, language = 'en'): number | undefined {
  const digits = minorDigits(currency);
  // Chinese keyboards type `。` for a point and `、` for a comma, Persian ones `،`.
  const plain = cleanCode(typed.replace(/['`´‘’ʼ′٬]/g, ' '))
    .replace('。', '.')
    .replace(/[،、]/g, ',');
  const at = decimalSeparatorIndex(plain, digits, language);
  const whole = at === -1 ? plain : plain.slice(0, at);
  const fraction = at === -1 ? '' : plain.slice(at + 1);
  if (!groupedDigitsPattern.test(whole) || !(at === -1 ? /^$/ : /^\d+$/).test(fraction) || fraction.length > digits)
    return undefined;
  const amount = Number(whole.replace(/[ .,]/g, '') + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/**
 * The amount that a field shows as it was understood: minor units of a typed amount that could be read in another way, or is written
 * otherwise than the language does. Undefined for digits alone, for the usual form, and for what is no amount.
 */
export function moneyAsUnderstood(typed: string, currency: string, language: string): number | undefined {
  const amount = /^\d*$/.test(typed) ? undefined : parseMoney(typed, currency, language);
  return amount === undefined || typedMoney(amount, currency, language) === typed ? undefined : amount;
}

/** A decimal text such as `19.50` as it is typed in the language. */
export const typedDecimal = (decimal: string, language: string): string =>
  hasDecimalComma(language) ? decimal.replace(/\./g, ',') : decimal;

/** Minor units as they are typed: `typedMoney(1950, 'USD', 'de')` is `19,50`. */
export const typedMoney = (amount: number, currency: string, language: string): string =>
  typedDecimal(decimalText(amount, minorDigits(currency)), language);
