/**
 * Joins translated texts. Full-width marks contain their space, so no space follows them in Chinese. The texts decide,
 * not the language of the interface: a text of the API may be in another one.
 */

const ENDS_WIDE = /[。！？；：，、…][”’」』）]*$/;
const ENDS_WITH_MARK = /[.!?;:,。！？；：，、…][”’」』）")]*$/;
const WIDE = /[\u3001-\u9fff\uff01-\uff5e]/;

/** Returns what separates `text` from the text or link that follows: a space, or nothing beside a full-width mark. */
export const gapAfter = (text: string, next = ''): '' | ' ' =>
  (ENDS_WIDE.test(text) && WIDE.test(text)) || /^[（《]/.test(next) ? '' : ' ';

/** Joins sentences. Leaves out empty ones; a text without a mark at its end gets a full stop before the next one. */
export const joinText = (...texts: readonly (string | undefined)[]): string =>
  texts.reduce<string>((text, next) => {
    if (!text || !next) return text || next || '';
    const ended = ENDS_WITH_MARK.test(text) ? text : text + (WIDE.test(text.slice(-1) + next) ? '。' : '.');
    return ended + gapAfter(ended, next) + next;
  }, '');

/** Joins a label and what it names with the colon of the language: `Copy: SF 123`, `复制：SF 123`. */
export const joinLabel = (label: string, text: string): string =>
  WIDE.test(label) ? `${label}：${text}` : `${label}: ${text}`;

/** Joins two parts of a name with the comma of their language: `Cup, shipped`, `慢晨杯，待发货`. */
export const joinTerms = (one: string, other: string): string => `${one}${WIDE.test(other) ? '，' : ', '}${other}`;
