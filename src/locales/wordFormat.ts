/** Fills a word of the dictionary: `{name}` takes a value, plural forms are chosen by `count` (Intl.PluralRules). */
export type Word = string | { readonly one?: string; readonly other: string };
export type WordValues = Readonly<Record<string, string | number>>;

const rules = new Map<string, Intl.PluralRules>();

function isSingular(language: string, count: number): boolean {
  // The first thing a page asks of Intl takes a slow phone a tenth of a second; Chinese words have one form alone, and do not ask.
  if (language === 'en') return Math.abs(count) === 1;
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule.select(count) === 'one';
}

/** The template of a word for a count, places not yet filled. */
export function templateOf(word: Word, language: string, count?: number): string {
  if (typeof word === 'string') return word;
  return word.one !== undefined && count !== undefined && isSingular(language, count) ? word.one : word.other;
}

/** The finished word. A place without a value stays visible, so that a test or a reader finds it. */
export function formatWord(word: Word, language: string, values: WordValues = {}): string {
  const count = typeof values['count'] === 'number' ? values['count'] : undefined;
  return templateOf(word, language, count).replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
