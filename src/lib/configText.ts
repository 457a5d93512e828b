import { languages, type Language, type LanguageCode } from '@@/locales/languages';

/** A text that shop.config.ts has by language, in the language `language`. */
export function configText(texts: Readonly<Record<LanguageCode, string>>, language: Language): string {
  // Both lists have the same order: folders in the configuration, tags in the app.
  const code = SHOP.languages[languages.indexOf(language)];
  return code ? texts[code] : '';
}
