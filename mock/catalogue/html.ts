/** Builds the HTML of descriptions and articles, in all languages. */
import { textIn, type Language, type LocalizedText } from '../../shop/text';
import { t } from './builders';

type TextPair = readonly [en: string, zh: string];

/** Builds a text in each language. In German, HTML without a translation is in English. */
const inEachLanguage = (build: (language: Language) => string): LocalizedText => ({
  en: build('en'),
  zh: build('zh'),
  de: build('de'),
});
const wrappedInTag = (tag: string, text: LocalizedText): LocalizedText =>
  inEachLanguage((language) => `<${tag}>${textIn(text, language)}</${tag}>`);
const joinedTexts = (texts: readonly LocalizedText[]): LocalizedText =>
  inEachLanguage((language) => texts.map((text) => textIn(text, language)).join(''));
const listItems = (pairs: readonly TextPair[]): LocalizedText =>
  joinedTexts(pairs.map(([en, zh]) => wrappedInTag('li', t(en, zh))));

/** Returns a paragraph. */
export const p = (en: string, zh: string): LocalizedText => wrappedInTag('p', t(en, zh));

/** Returns a heading. */
export const h3 = (en: string, zh: string): LocalizedText => wrappedInTag('h3', t(en, zh));

/** Returns an unordered list. */
export const ul = (...pairs: TextPair[]): LocalizedText => wrappedInTag('ul', listItems(pairs));

/** Returns an ordered list. */
export const ol = (...pairs: TextPair[]): LocalizedText => wrappedInTag('ol', listItems(pairs));

/** Joins blocks of HTML. */
export const joinHtml = (...blocks: LocalizedText[]): LocalizedText => joinedTexts(blocks);
