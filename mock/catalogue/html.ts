/** Builds the HTML of descriptions and articles, in all languages. */
import { translate, type Language, type LocalizedText } from '../../shop/text';
import { t } from './builders';

type Pair = readonly [en: string, zh: string];

/** Builds a text in each language. In German, HTML without a translation is in English. */
const inEachLanguage = (build: (language: Language) => string): LocalizedText => ({
  en: build('en'),
  zh: build('zh'),
  de: build('de'),
});
const wrapped = (tag: string, text: LocalizedText): LocalizedText =>
  inEachLanguage((language) => `<${tag}>${translate(text, language)}</${tag}>`);
const joined = (texts: readonly LocalizedText[]): LocalizedText =>
  inEachLanguage((language) => texts.map((text) => translate(text, language)).join(''));
const items = (pairs: readonly Pair[]): LocalizedText => joined(pairs.map(([en, zh]) => wrapped('li', t(en, zh))));

/** Returns a paragraph. */
export const p = (en: string, zh: string): LocalizedText => wrapped('p', t(en, zh));

/** Returns a heading. */
export const h3 = (en: string, zh: string): LocalizedText => wrapped('h3', t(en, zh));

/** Returns an unordered list. */
export const ul = (...pairs: Pair[]): LocalizedText => wrapped('ul', items(pairs));

/** Returns an ordered list. */
export const ol = (...pairs: Pair[]): LocalizedText => wrapped('ol', items(pairs));

/** Joins blocks of HTML. */
export const joinHtml = (...blocks: LocalizedText[]): LocalizedText => joined(blocks);
