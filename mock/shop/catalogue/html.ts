/** Builds the HTML of descriptions and articles, in both languages. */
import type { LocalizedText } from '../text';

type Pair = readonly [en: string, zh: string];

const wrapped = (tag: string, en: string, zh: string): LocalizedText => ({
  en: `<${tag}>${en}</${tag}>`,
  zh: `<${tag}>${zh}</${tag}>`,
});
const joined = (texts: readonly LocalizedText[]): LocalizedText => ({
  en: texts.map(({ en }) => en).join(''),
  zh: texts.map(({ zh }) => zh).join(''),
});
const items = (pairs: readonly Pair[]): LocalizedText => joined(pairs.map(([en, zh]) => wrapped('li', en, zh)));

/** Returns a paragraph. */
export const p = (en: string, zh: string): LocalizedText => wrapped('p', en, zh);

/** Returns a heading. */
export const h3 = (en: string, zh: string): LocalizedText => wrapped('h3', en, zh);

/** Returns an unordered list. */
export const ul = (...pairs: Pair[]): LocalizedText => {
  const { en, zh } = items(pairs);
  return wrapped('ul', en, zh);
};

/** Returns an ordered list. */
export const ol = (...pairs: Pair[]): LocalizedText => {
  const { en, zh } = items(pairs);
  return wrapped('ol', en, zh);
};

/** Joins blocks of HTML. */
export const joinHtml = (...blocks: LocalizedText[]): LocalizedText => joined(blocks);
