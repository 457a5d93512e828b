/**
 * Money is an integer in minor units of an ISO 4217 currency. `Intl` writes it; the number of minor digits is passed to
 * it, because its own numbers differ from the standard (HUF 0, ISO 2) and between releases.
 */

/** Active ISO 4217 codes whose minor unit does not have 2 digits, each after its number of digits. */
const unusualMinorUnits =
  '0BIF0CLP0DJF0GNF0ISK0JPY0KMF0KRW0PYG0RWF0UGX0UYI0VND0VUV0XAF0XOF0XPF3BHD3IQD3JOD3KWD3LYD3OMR3TND4CLF4UYW';

/** Number of minor digits of a currency: HUF 2, JPY 0, KWD 3, CLF 4; 2 for a code without an entry. */
export function minorDigits(currency: string): number {
  return Number(unusualMinorUnits[unusualMinorUnits.indexOf(currency) - 1] ?? 2);
}

/** Formats a decimal text. A number would lose digits of large amounts. */
type WriteDecimal = (decimal: string) => string;

const moneyFormats = new Map<string, WriteDecimal>();

function createMoneyFormat(language: string, currency: string): WriteDecimal {
  const digits = minorDigits(currency);
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // TypeScript's type of format() lacks the decimal text of ES2023.
  return (decimal) => format.format(decimal as unknown as number);
}

function moneyFormatOf(language: string, currency: string): WriteDecimal {
  const key = `${language}|${currency}`;
  const made = moneyFormats.get(key) ?? createMoneyFormat(language, currency);
  moneyFormats.set(key, made);
  return made;
}

/** Writes minor units as a decimal text, exact for every safe integer: `decimalText(129, 2)` is `1.29`. */
export function decimalText(amount: number, digits: number): string {
  const sign = amount < 0 ? '-' : '';
  const padded = String(Math.abs(amount)).padStart(digits + 1, '0');
  return digits === 0 ? sign + padded : `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

/**
 * Formats minor units: `formatMoney(12900, 'USD', 'en')` is `$129.00`. Throws RangeError for an invalid currency code.
 */
export function formatMoney(amount: number, currency: string, language: string): string {
  const write = moneyFormatOf(language, currency);
  return (amount < 0 ? '−' : '') + write(decimalText(Math.abs(amount), minorDigits(currency)));
}
