/** A text in English and Chinese, and where it has been translated in German. Serializers select the language of the request. */
export interface LocalizedText {
  readonly en: string;
  readonly zh: string;
  readonly de?: string;
}

export type Language = keyof LocalizedText;

const textLanguages: readonly Language[] = ['en', 'zh', 'de'];

/** Returns `text` in `language`, in English where it has not been translated. */
export const textIn = (text: LocalizedText, language: Language): string => text[language] ?? text.en;

/** The tag of a language, for documents and Intl. */
export const languageTagOf = (language: Language): string => (language === 'zh' ? 'zh-CN' : language);

/** Returns a text that is the same in all languages: numbers, codes, names of people. */
export const sameText = (characters: string): LocalizedText => ({ en: characters, zh: characters });

/** Returns the first supported language of an `Accept-Language` header, or English. Ignores quality values (`q`). */
export function parseLanguage(header: string | undefined): Language {
  for (const tag of (header ?? '').toLowerCase().split(',')) {
    const primary = tag.trim().split(/[-;_]/)[0];
    const language = textLanguages.find((one) => one === primary);
    if (language) return language;
  }
  return 'en';
}
