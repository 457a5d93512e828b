/** Fills a word of the dictionary: `{name}` takes a value, plural forms are chosen by `count` (Intl.PluralRules). */
export type Word = string | { readonly one?: string; readonly other: string };
export type WordValues = Readonly<Record<string, string | number>>;

const rules = new Map<string, Intl.PluralRules>();

function pluralForm(language: string, count: number): Intl.LDMLPluralRule {
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  return rule.select(count);
}

/** The template of a word for a count, places not yet filled. */
export function templateOf(word: Word, language: string, count?: number): string {
  if (typeof word === 'string') return word;
  return (count !== undefined && pluralForm(language, count) === 'one' ? word.one : undefined) ?? word.other;
}

/** The finished word. A place without a value stays visible, so that a test or a reader finds it. */
export function formatWord(word: Word, language: string, values: WordValues = {}): string {
  const count = typeof values['count'] === 'number' ? values['count'] : undefined;
  return templateOf(word, language, count).replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
