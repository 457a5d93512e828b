/**
 * Money is an integer in minor units of an ISO 4217 currency. How many minor digits a currency has is the platform's
 * knowledge (USD 2, JPY 0, KWD 3), not ours.
 */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string, currency: string): Intl.NumberFormat {
  const key = `${language}|${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    formats.set(key, format);
  }
  return format;
}

/** Digits behind the point of a currency. Throws RangeError for what is not a currency code. */
export function minorDigits(currency: string): number {
  return formatOf('en', currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/** Writes minor units as a decimal text, exact for every safe integer: `decimalText(129, 2)` is `1.29`. */
export function decimalText(amount: number, digits: number): string {
  const sign = amount < 0 ? '-' : '';
  const padded = String(Math.abs(amount)).padStart(digits + 1, '0');
  return digits === 0 ? sign + padded : `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

/**
 * An amount in minor units for people: `formatMoney(12900, 'USD', 'en')` is `$129.00`. The decimal text goes to Intl as
 * text, because dividing would lose digits of large amounts.
 */
export function formatMoney(amount: number, currency: string, language: string): string {
  const text = decimalText(amount, minorDigits(currency)).replace('-', '−');
  const isNegative = text.startsWith('−');
  // The type of format() does not know yet that it takes decimal text (ES2023).
  const formatted = formatOf(language, currency).format(text.replace('−', '') as unknown as number);
  return isNegative ? `−${formatted}` : formatted;
}

/**
 * Reads what a person typed ("1,234.5", "12", full-width figures as well) as minor units. Undefined for anything that is
 * not a plain non-negative amount of this currency, has too many digits behind the point, or is not a safe integer.
 */
export function parseMoney(typed: string, currency: string): number | undefined {
  const digits = minorDigits(currency);
  // A Chinese keyboard writes its own full stop where the point should be.
  const plain = typed.normalize('NFKC').replace('。', '.').trim();
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(plain);
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > digits) return undefined;
  const amount = Number(whole.replaceAll(',', '') + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}
