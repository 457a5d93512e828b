/**
 * Money is an integer in minor units of an ISO 4217 currency. How many minor digits a currency has (USD 2, JPY 0, KWD 3) and
 * how it is written is the platform's knowledge, not ours, but the first thing a page asks of Intl takes a slow phone a tenth
 * of a second. What most shops sell in is therefore written without it, to the letter as Intl would.
 */
const known = new Map<string, readonly [symbol: string, digits: number]>([
  ['CNY', ['¥', 2]],
  ['EUR', ['€', 2]],
  ['GBP', ['£', 2]],
  ['HKD', ['$', 2]],
  ['JPY', ['¥', 0]],
  ['USD', ['$', 2]],
]);

interface CurrencyFormat {
  readonly digits: number;
  /** Writes a plain decimal text, as text because a number would lose digits of large amounts. */
  readonly write: (decimal: string) => string;
}

const formats = new Map<string, CurrencyFormat>();

function makeFormat(language: string, currency: string): CurrencyFormat {
  const [symbol, digits] = known.get(currency) ?? [];
  if (digits !== undefined && /^(en|zh-CN)$/.test(language)) return { digits, write: (decimal) => symbol + decimal.replace(/\B(?=(\d{3})+(\.|$))/g, ',') };
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  // The type of format() does not know yet that it takes decimal text (ES2023).
  return { digits: format.resolvedOptions().maximumFractionDigits ?? 2, write: (decimal) => format.format(decimal as unknown as number) };
}

function formatOf(language: string, currency: string): CurrencyFormat {
  const key = `${language}|${currency}`;
  const made = formats.get(key) ?? makeFormat(language, currency);
  formats.set(key, made);
  return made;
}

/** Digits behind the point of a currency. Throws RangeError for what is not a currency code. */
export function minorDigits(currency: string): number {
  return formatOf('en', currency).digits;
}

/** Writes minor units as a decimal text, exact for every safe integer: `decimalText(129, 2)` is `1.29`. */
export function decimalText(amount: number, digits: number): string {
  const sign = amount < 0 ? '-' : '';
  const padded = String(Math.abs(amount)).padStart(digits + 1, '0');
  return digits === 0 ? sign + padded : `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

/** An amount in minor units for people: `formatMoney(12900, 'USD', 'en')` is `$129.00`. Throws RangeError for what is not a currency code. */
export function formatMoney(amount: number, currency: string, language: string): string {
  const { digits, write } = formatOf(language, currency);
  return (amount < 0 ? '−' : '') + write(decimalText(Math.abs(amount), digits));
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
