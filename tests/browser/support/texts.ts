/** Messages of the storefront, for locators. */
import type { messages as english } from '../../../src/locales/en';
import { allLanguages, type Messages } from '../../setup/languages';
import { formatMessage, templateOf, type MessageValues } from '../../../src/locales/messageFormat';

export type Language = 'en' | 'zh-CN' | 'de';
type MessageKey = keyof typeof english;

export interface Translate {
  /** The formatted message. */
  (key: MessageKey, values?: MessageValues): string;
  /** A pattern of the message with any values. */
  pattern: (key: MessageKey, count?: number) => RegExp;
}

/** Playwright reads each space of a page, also one that does not break, as a plain one. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** The translate function of one language; with `own`, of messages that are not just those of its folder. */
export function createTranslate(language: string, own?: Messages): Translate {
  const dictionary = own ?? allLanguages.find(({ tag }) => tag === language)?.messages ?? {};
  const translate = (key: MessageKey, values?: MessageValues) => formatMessage(dictionary[key] ?? '', language, values);
  const pattern = (key: MessageKey, count?: number) => {
    const parts = templateOf(dictionary[key] ?? '', language, count).split(/\{\w+\}/);
    return new RegExp(parts.map(escaped).join('.+'));
  };
  return Object.assign(translate, { pattern });
}
