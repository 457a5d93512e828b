/** Texts of the readable pages, from the language folders. */
import { join } from 'node:path';
import type { readable as english } from '../../../../src/locales/en/readable';
import { formatMessage, type Message, type MessageValues } from '../../../../src/locales/messageFormat';
import { localesFolder, readLanguage, type LanguageFolder } from '../../../build/languages';
import type { PageLanguage } from './settings';

type Texts = Readonly<Record<keyof typeof english, Message>>;

const known = new Map<PageLanguage, LanguageFolder & { readonly texts: Texts }>();

function languageOf(code: PageLanguage): LanguageFolder & { readonly texts: Texts } {
  const read = known.get(code);
  if (read) return read;
  // eslint-disable-next-line typescript/no-require-imports
  const { readable }: { readable: Texts } = require(join(localesFolder, code, 'readable'));
  const language = { ...readLanguage(code), texts: readable };
  known.set(code, language);
  return language;
}

/** The tag of a language, for `lang`, `hreflang`, `Accept-Language` and Intl. */
export const tagOf = (code: PageLanguage): string => languageOf(code).tag;

/** The name of a language in itself. */
export const nameOf = (code: PageLanguage): string => languageOf(code).name;

/** A text in a language. */
export const pageText = (code: PageLanguage, key: keyof Texts, values?: MessageValues): string =>
  formatMessage(languageOf(code).texts[key], tagOf(code), values);

/** A calendar day (`YYYY-MM-DD`) in a language, for example `Nov 28, 2026`. */
export const dayText = (code: PageLanguage, day: string): string =>
  new Intl.DateTimeFormat(tagOf(code), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
