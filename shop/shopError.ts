/** The business error of the demo shop. */
import { errorTable } from '../src/api/errorTable';
import type { ErrorCode } from '../src/api/schema/errorCode';
import { errorMessages, type ErrorMessageKey } from './errorMessages';
import type { LocalizedText } from './text';

/**
 * How a client shows the error (specification, 8). 0: no message, because the screens have words of their own for the code.
 * 2: error message.
 */
export type ShowType = 0 | 2;

interface RefusalOptions {
  data?: unknown;
  /** Default: the one of the table of the contract. */
  showType?: ShowType;
  /** Commits the writes of the call despite the error, for example a counted try. By default they are rolled back. */
  commitsWrites?: boolean;
}

/** A business error: code, message in both languages, and data for the screen. */
export class ShopError extends Error {
  readonly text: LocalizedText;
  readonly data: unknown;
  readonly showType: ShowType;
  readonly commitsWrites: boolean;

  constructor(
    readonly errorCode: ErrorCode,
    messageKey: ErrorMessageKey,
    { data = null, showType = errorTable[errorCode].showType, commitsWrites = false }: RefusalOptions = {},
  ) {
    super(`${errorCode}: ${errorMessages[messageKey].en}`);
    this.name = 'ShopError';
    this.text = errorMessages[messageKey];
    this.data = data;
    this.showType = showType;
    this.commitsWrites = commitsWrites;
  }
}

/**
 * A broken rule that callers check first: stock that is short, an impossible state of a coupon, an inexact amount. Doing
 * the same again fails again, unlike an error of the storage.
 */
export class RuleViolation extends RangeError {
  override readonly name = 'RuleViolation';
}

/** Returns `found`. Throws ShopError NOT_FOUND when it is undefined. */
export function requireFound<Found>(found: Found | undefined, messageKey: ErrorMessageKey): Found {
  if (found === undefined) throw new ShopError('NOT_FOUND', messageKey);
  return found;
}
