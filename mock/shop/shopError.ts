/** The way in which a handler says no. */
import type { ErrorCode } from '../../src/api/schema/errorCode';
import { refusalWords, type RefusalWord } from './refusalWords';
import type { Text } from './text';

/** 0: a screen shows it in place. 2: nobody expected it. */
export type ShowType = 0 | 2;

interface RefusalOptions {
  data?: unknown;
  showType?: ShowType;
  /** What was written before the refusal stays: a counted try. Otherwise all of it is undone. */
  keepsWrites?: boolean;
}

/** A refusal: its code, its words in both languages, and what a screen needs to go on. */
export class ShopError extends Error {
  readonly words: Text;
  readonly data: unknown;
  readonly showType: ShowType;
  readonly keepsWrites: boolean;

  constructor(
    readonly errorCode: ErrorCode,
    word: RefusalWord,
    { data = null, showType = 0, keepsWrites = false }: RefusalOptions = {},
  ) {
    super(`${errorCode}: ${refusalWords[word].en}`);
    this.name = 'ShopError';
    this.words = refusalWords[word];
    this.data = data;
    this.showType = showType;
    this.keepsWrites = keepsWrites;
  }
}

/** Hands `found` back. Throws NOT_FOUND when there is none, or when it belongs to another customer. */
export function foundOr<Found>(found: Found | undefined, word: RefusalWord): Found {
  if (found === undefined) throw new ShopError('NOT_FOUND', word);
  return found;
}
