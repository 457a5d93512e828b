/** Words that the demo shop keeps in both of its languages. Rows hold these; handlers say them at the edge. */
export interface Text {
  readonly en: string;
  readonly zh: string;
}

export type Language = keyof Text;

/** The words of `text` in `language`. */
export const say = (text: Text, language: Language): string => text[language];

/** The same characters in both languages: numbers, codes, names of people. */
export const sameText = (characters: string): Text => ({ en: characters, zh: characters });

/** The first language of an `accept-language` header that the shop speaks, else English. */
export function languageOf(header: string | undefined): Language {
  for (const tag of (header ?? '').toLowerCase().split(',')) {
    const primary = tag.trim().split(/[-;_]/)[0];
    if (primary === 'zh' || primary === 'en') return primary;
  }
  return 'en';
}
