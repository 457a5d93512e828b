/** The blocks from which descriptions and articles are put together, as HTML in both languages. */
import type { Text } from '../text';

type Pair = readonly [en: string, zh: string];

const wrapped = (tag: string, en: string, zh: string): Text => ({ en: `<${tag}>${en}</${tag}>`, zh: `<${tag}>${zh}</${tag}>` });
const joined = (texts: readonly Text[]): Text => ({ en: texts.map(({ en }) => en).join(''), zh: texts.map(({ zh }) => zh).join('') });
const items = (pairs: readonly Pair[]): Text => joined(pairs.map(([en, zh]) => wrapped('li', en, zh)));

/** A paragraph. */
export const p = (en: string, zh: string): Text => wrapped('p', en, zh);

/** A heading between paragraphs. */
export const head = (en: string, zh: string): Text => wrapped('h3', en, zh);

/** A list without order. */
export const points = (...pairs: Pair[]): Text => {
  const { en, zh } = items(pairs);
  return wrapped('ul', en, zh);
};

/** A list of steps, one after the other. */
export const steps = (...pairs: Pair[]): Text => {
  const { en, zh } = items(pairs);
  return wrapped('ol', en, zh);
};

/** The blocks as one text. */
export const story = (...blocks: Text[]): Text => joined(blocks);
