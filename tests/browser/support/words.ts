/** The words of the storefront, as a test looks for them. */
import { words as english } from '../../../src/locales/en';
import { words as chinese } from '../../../src/locales/zh';
import { formatWord, templateOf, type WordValues } from '../../../src/locales/wordFormat';

export type Language = 'en' | 'zh-CN';
export type WordKey = keyof typeof english;

export interface Say {
  /** The finished word. */
  (key: WordKey, values?: WordValues): string;
  /** The word with anything in its places, alone or within other words. */
  like: (key: WordKey, count?: number) => RegExp;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of one language. */
export function wordsOf(language: Language): Say {
  const dictionary = language === 'en' ? english : chinese;
  const say = (key: WordKey, values?: WordValues) => formatWord(dictionary[key], language, values);
  const like = (key: WordKey, count?: number) => {
    const parts = templateOf(dictionary[key], language, count).split(/\{\w+\}/);
    return new RegExp(parts.map(escaped).join('.+'));
  };
  return Object.assign(say, { like });
}
