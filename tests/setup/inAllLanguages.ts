/** A text of shop.config.ts as a completed configuration has it: by language. */
export const inAllLanguages = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(SHOP.languages.map((language) => [language, text]));
