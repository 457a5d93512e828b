/** Writes texts into HTML, and reads the text of HTML that the shop's operator wrote. */
import { escape as escapeHtml } from 'es-toolkit';

/** JSON as content of a script element: no `<`, so nothing in it can end the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** A part of a text: a heading, a paragraph or an entry of a list. */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph' | 'entry';
  readonly text: string;
}

/** Characters of HTML that are read. */
const MAX_CHARACTERS = 200_000;
const blockTagPattern =
  /^(?:p|div|br|hr|h[1-6]|ul|ol|li|table|thead|tbody|tr|td|th|blockquote|pre|section|article|figure)$/;
/** Elements whose content is no text. */
const silentTagPattern = /^(?:script|style|template|noscript|iframe|object|svg|math|title|textarea|select)$/;

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
  times: '×',
  deg: '°',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
};

/** Replaces character references. An unknown one stays as it is. */
function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return namedEntities[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    const isCharacter = code >= 32 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
    return isCharacter ? String.fromCodePoint(code) : '';
  });
}

/**
 * The text of untrusted HTML in blocks, without any markup. Its parts must be escaped like any other text. Each character is
 * read once, whatever the HTML is.
 */
export function textBlocks(html: string): TextBlock[] {
  const source = html.slice(0, MAX_CHARACTERS);
  const lower = source.toLowerCase();
  const blocks: TextBlock[] = [];
  let kind: TextBlock['kind'] = 'paragraph';
  let text = '';
  const end = () => {
    const whole = decodeEntities(text).replaceAll(/\s+/g, ' ').trim();
    if (whole) blocks.push({ kind, text: whole });
    kind = 'paragraph';
    text = '';
  };
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf('<', at);
    text += source.slice(at, open < 0 ? source.length : open);
    if (open < 0) break;
    const isComment = source.startsWith('<!--', open);
    const close = source.indexOf(isComment ? '-->' : '>', open);
    if (close < 0) break;
    at = close + (isComment ? 3 : 1);
    const [, slash, name = ''] = /^<(\/?)([a-z][a-z\d]*)/.exec(lower.slice(open, open + 20)) ?? [];
    if (!slash && silentTagPattern.test(name)) {
      const ending = lower.indexOf(`</${name}`, at);
      at = ending < 0 ? source.length : ending;
    } else if (blockTagPattern.test(name)) {
      end();
      if (!slash && /^h[1-6]$/.test(name)) kind = 'heading';
      if (!slash && name === 'li') kind = 'entry';
    }
  }
  end();
  return blocks;
}

/** The blocks as HTML. Headings are of level 2. */
export function blocksHtml(blocks: readonly TextBlock[]): string {
  const tags = { heading: 'h2', paragraph: 'p', entry: 'li' } as const;
  const parts = blocks.map(({ kind, text }, index) => {
    const isFirst = kind === 'entry' && blocks[index - 1]?.kind !== 'entry';
    const isLast = kind === 'entry' && blocks[index + 1]?.kind !== 'entry';
    return `${isFirst ? '<ul>' : ''}<${tags[kind]}>${escapeHtml(text)}</${tags[kind]}>${isLast ? '</ul>' : ''}`;
  });
  return parts.join('\n');
}

/** A text of one line for a description, not longer than `length` characters and cut between two words. */
export function summaryText(text: string, length = 200): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= length) return line;
  const cut = characters.slice(0, length - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > 0 ? cut.slice(0, lastSpace) : cut}…`;
}
