/** Formats messages: replaces `{name}` with a value and selects the plural form for `count`. */

/** A message: a template, or one template per plural form of the language. */
export type Message = string | ({ readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string });
export type MessageValues = Readonly<Record<string, string | number>>;

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralForm(language: string, count: number): Intl.LDMLPluralRule {
  // The first use of Intl takes about 100 ms on a slow phone. These languages do not need it; Chinese messages have one form only.
  if (language === 'en' || language === 'de') return Math.abs(count) === 1 ? 'one' : 'other';
  const rule = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rule);
  return rule.select(count);
}

/** Returns the template of a message for a count, with its placeholders. */
export function templateOf(message: Message, language: string, count?: number): string {
  if (typeof message === 'string') return message;
  return (message.one !== undefined && count !== undefined && message[pluralForm(language, count)]) || message.other;
}

/** Returns the formatted message. A placeholder without a value stays in the text, so that the mistake is visible. */
export function formatMessage(message: Message, language: string, values: MessageValues = {}): string {
  const count = typeof values['count'] === 'number' ? values['count'] : undefined;
  return templateOf(message, language, count).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
