/** A text in English and Chinese. Rows store both; serializers select the language of the request. */
export interface LocalizedText {
  readonly en: string;
  readonly zh: string;
}

export type Language = keyof LocalizedText;

/** Returns `text` in `language`. */
export const translate = (text: LocalizedText, language: Language): string => text[language];

/** Returns a text that is the same in both languages: numbers, codes, names of people. */
export const sameText = (characters: string): LocalizedText => ({ en: characters, zh: characters });

/** Returns the first supported language of an `Accept-Language` header, or English. Ignores quality values (`q`). */
export function parseLanguage(header: string | undefined): Language {
  for (const tag of (header ?? '').toLowerCase().split(',')) {
    const primary = tag.trim().split(/[-;_]/)[0];
    if (primary === 'zh' || primary === 'en') return primary;
  }
  return 'en';
}
