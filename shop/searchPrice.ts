/** Reads a price bound from what customers type: "headphones under 100", "Tasse bis 20 €", "100 以内". */

/** What is left of a search text without its price bounds. */
export interface PriceBounds {
  readonly terms: string;
  /** The bounds as they were typed; empty when there are none. */
  readonly phrase: string;
  /** Minor units, inclusive. */
  readonly priceFrom: number | undefined;
  readonly priceTo: number | undefined;
}

/** Whole and decimal numbers with separators of any language. */
const number = String.raw`(\d{1,15}(?:[.,'’]\d{1,9}){0,5})`;
const codes = 'usd|eur|gbp|chf|cad|aud|cny|rmb|jpy|krw|kwd|{code}';
const currencyBefore = String.raw`(?:(?:(?:us|ca|au)?\p{Sc}|${codes})\s?)?`;
const currencyBehind = String.raw`(?:\s?(?:\p{Sc}|(?:${codes}|dollars?|bucks|euros?|pounds?|yen|franken)(?![\p{Script=Latin}\d])|美元|美金|欧元|日元|人民币|元|块钱?|刀))?`;
const units =
  'l|ml|kg|g|lbs?|oz|mm|cm|m|ft|feet|inch(?:es)?|zoll|lit(?:er|re)s?|h|hours?|stunden?|min|minutes?|minuten?|days?|tagen?|weeks?|wochen?|months?|monaten?|years?|jahren?|people|personen|pieces|teilen?|stück|lm|lumens?|watts?|w|v|mp';
/** "18 l" and "14 inches" are no prices. */
const noUnit = String.raw`(?!\s?(?:°|%|″|"|升|公斤|千克|毫?克|[厘毫]?米|小时|分钟|天|年|英?寸|片|张|码|号|流明|(?:${units})(?![\p{L}\d])))`;
const amount = String.raw`${currencyBefore}${number}(?!\d|[.,]\d)${currencyBehind}(?![\p{Script=Latin}\d])${noUnit}`;
const start = String.raw`(?<![\p{Script=Latin}\d])`;

type Kind = 'both' | 'lower' | 'upper';

/** The longest wordings come first: "no more than" contains "more than". */
const patternSources: readonly (readonly [Kind, string])[] = [
  ['both', String.raw`${start}(?:between|from|zwischen|von)\s${amount}\s?(?:and|to|und|bis|-|–)\s?${amount}`],
  ['both', String.raw`[在从]?${amount}\s?(?:到|至|~|～)\s?${amount}(?:之间)?`],
  ['both', String.raw`(?<![\p{Script=Latin}\d.,/–—-])${amount}\s?[-–—]\s?${amount}(?!\s?[-–—])`],
  [
    'upper',
    String.raw`${start}(?:no more than|not more than|less than|cheaper than|lower than|at most|up to|under|below|max(?:imum)?\.?|nicht mehr als|weniger als|günstiger als|billiger als|höchstens|maximal|unter|bis(?: zu)?|<=?|≤)\s?${amount}`,
  ],
  ['upper', String.raw`(?:不超过|不到|低于|少于|最多)\s?${amount}`],
  ['upper', String.raw`${start}${amount}\s?(?:以内|之内|以下|内|or less|or under|or below|oder weniger|oder darunter)`],
  [
    'lower',
    String.raw`${start}(?:more than|higher than|at least|over|above|from|min(?:imum)?\.?|mehr als|teurer als|mindestens|über|ueber|ab|>=?|≥)\s?${amount}`,
  ],
  ['lower', String.raw`(?:高于|超过|多于|大于|至少|最少)\s?${amount}`],
  ['lower', String.raw`${start}${amount}\s?(?:以上|起|or more|or above|oder mehr|und mehr)`],
];

/** Two numbers without a word or a currency: they may be sizes. */
const plainRange = /^[\d.,'’\s~～–—到至-]+$/u;

/** Minor digits of an ISO 4217 currency: JPY 0, KWD 3. */
const minorDigitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** A typed amount of major units as minor units. Undefined for one that is not exact. */
function toMinorUnits(typed: string, digits: number): number | undefined {
  const [, whole = '', last = ''] = /^(.*?)(?:[.,](\d+))?$/u.exec(typed) ?? [];
  // One separator before three digits separates thousands, unless the currency has three decimals.
  const isDecimal = last !== '' && (last.length !== 3 || digits === 3);
  const plain = isDecimal ? `${whole.replace(/\D/g, '')}.${last}` : typed.replace(/\D/g, '');
  const minor = Math.round(Number(plain) * 10 ** digits);
  return Number.isSafeInteger(minor) ? minor : undefined;
}

const patternsByCurrency = new Map<string, readonly (readonly [Kind, RegExp])[]>();

function patternsFor(currency: string): readonly (readonly [Kind, RegExp])[] {
  const code = currency.toLowerCase();
  const made =
    patternsByCurrency.get(code) ??
    patternSources.map(([kind, source]) => [kind, new RegExp(source.replaceAll('{code}', code), 'giu')] as const);
  patternsByCurrency.set(code, made);
  return made;
}

/**
 * Takes the price bounds out of a search text. Amounts are major units of `currency` (ISO 4217); of several bounds the tightest
 * counts. Without `hasPlainRanges`, two numbers such as "36-40" are left in the text.
 */
export function readPriceBounds(keyword: string, currency: string, hasPlainRanges = true): PriceBounds {
  const digits = minorDigitsOf(currency);
  const lower: number[] = [];
  const upper: number[] = [];
  const phrases: string[] = [];
  let terms = keyword.normalize('NFKC').replace(/\s+/g, ' ');
  for (const [kind, pattern] of patternsFor(currency))
    terms = terms.replace(pattern, (phrase: string, first: string, second: unknown) => {
      const typed = kind === 'both' ? [first, String(second)] : [first];
      const amounts = typed.flatMap((one) => toMinorUnits(one, digits) ?? []);
      if (amounts.length < typed.length || (!hasPlainRanges && plainRange.test(phrase))) return phrase;
      if (kind !== 'upper') lower.push(Math.min(...amounts));
      if (kind !== 'lower') upper.push(Math.max(...amounts));
      phrases.push(phrase.trim());
      return ' ';
    });
  return {
    terms:
      phrases.length === 0
        ? keyword
        : terms
            .replace(/\s+/g, ' ')
            .replace(/(^|\s)的(?=\s|$)/u, '$1')
            .trim(),
    phrase: phrases.join(' '),
    priceFrom: lower.length === 0 ? undefined : Math.max(...lower),
    priceTo: upper.length === 0 ? undefined : Math.min(...upper),
  };
}
