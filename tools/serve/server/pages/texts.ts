/** Texts of the readable pages, from the language folders. */
import type { goods as englishGoods } from '../../../../src/locales/en/goods';
import type { readable as english } from '../../../../src/locales/en/readable';
import { formatMessage, type Message, type MessageValues } from '../../../../src/locales/messageFormat';
import { languageMessages } from '../../../build/languageMessages';
import { readLanguage, type LanguageFolder } from '../../../build/languages';
import { loadShop } from '../../../config/shopConfig';
import type { PageLanguage } from './settings';

/** Texts of these pages alone, and those of the product page of the app. */
type PageTexts = Readonly<Record<keyof typeof english | keyof typeof englishGoods, Message>>;

const languageByCode = new Map<PageLanguage, LanguageFolder & { readonly texts: PageTexts }>();

function languageOf(code: PageLanguage): LanguageFolder & { readonly texts: PageTexts } {
  const read = languageByCode.get(code);
  if (read) return read;
  const { messages } = languageMessages(code, loadShop());
  const texts = { ...messages['goods'], ...messages['readable'] } as PageTexts;
  const language = { ...readLanguage(code), texts };
  languageByCode.set(code, language);
  return language;
}

/** The tag of a language, for `lang`, `hreflang`, `Accept-Language` and Intl. */
export const languageTagOf = (code: PageLanguage): string => languageOf(code).tag;

/** The name of a language in itself. */
export const languageNameOf = (code: PageLanguage): string => languageOf(code).name;

/** A text in a language. */
export const pageText = (code: PageLanguage, key: keyof PageTexts, values?: MessageValues): string =>
  formatMessage(languageOf(code).texts[key], languageTagOf(code), values);

/** A calendar day (`YYYY-MM-DD`) in a language, for example `Nov 28, 2026`. */
export const calendarDayText = (code: PageLanguage, day: string): string =>
  new Intl.DateTimeFormat(languageTagOf(code), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));
