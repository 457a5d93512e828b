/** Amounts of money as they are typed into a field: with the decimal separator of the language, without a currency. */
import { decimalText, minorDigits } from './money';

/** Whether the language writes 19,50. */
const hasDecimalComma = (language: string): boolean => new Intl.NumberFormat(language).format(0.5).includes(',');

const swapSeparators = (text: string) => text.replace(/[.,]/g, (separator) => (separator === ',' ? '.' : ','));

/** Minor units of an amount with a decimal point, such as "1,234.5". */
function parsePlain(plain: string, digits: number): number | undefined {
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(plain);
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > digits) return undefined;
  const amount = Number(whole.replaceAll(',', '') + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/**
 * Parses a typed amount ("1,234.5", "12", full-width digits; "1.234,5" where the language has a decimal comma) to minor units.
 * Undefined for anything that is not a plain non-negative amount of this currency, has too many minor digits, or is not a safe
 * integer.
 */
export function parseMoney(typed: string, currency: string, language = 'en'): number | undefined {
  const digits = minorDigits(currency);
  // Chinese keyboards type `。` for a decimal point.
  const plain = typed.normalize('NFKC').replace('。', '.').trim();
  if (!hasDecimalComma(language)) return parsePlain(plain, digits);
  // The keypad of a phone in another region has a point. Three digits after it are a group.
  const isPoint = /^\d+\.(?!\d{3}$)\d+$/.test(plain);
  return parsePlain(isPoint ? plain : swapSeparators(plain), digits);
}

/** A decimal text such as `19.50` as it is typed in the language. */
export const typedDecimal = (decimal: string, language: string): string =>
  hasDecimalComma(language) ? swapSeparators(decimal) : decimal;

/** Minor units as they are typed: `typedMoney(1950, 'USD', 'de')` is `19,50`. */
export const typedMoney = (amount: number, currency: string, language: string): string =>
  typedDecimal(decimalText(amount, minorDigits(currency)), language);
