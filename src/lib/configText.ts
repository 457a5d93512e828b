import { languages, type Language, type LanguageCode } from '@@/locales/languages';

/** A text that shop.config.ts has by language, in the language `language`. */
export function configText(texts: Readonly<Record<LanguageCode, string>>, language: Language): string {
  // Both lists have the same order: folders in the configuration, tags in the app.
  const code = SHOP.languages[languages.indexOf(language)];
  const byCode: Readonly<Record<string, string | undefined>> = texts;
  // A language with a region has the text of its language unless it has its own.
  return (code && (byCode[code] ?? byCode[code.split('-')[0] ?? ''])) ?? '';
}
