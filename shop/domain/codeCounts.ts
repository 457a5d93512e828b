/**
 * Two limits of one-time codes beside the waits of a phone or e-mail address (`oneTimeCodes.ts`), both of which forget evenly, so that the waits
 * are short:
 *
 * - Wrong codes of a client: thirty, and one is forgotten every two minutes. Who tries one code on many of them gets no further. Right
 *   codes do not count, and thirty mistakes an hour are those of some hundred people who share an address.
 * - Codes for a phone or e-mail address: `codesPerDay`, and one is forgotten in each such part of a day. A stranger cannot have a phone rung all day,
 *   nor make the shop pay for its messages.
 */
import type { CallContext, ShopContext } from '../context';
import type { ShopConfiguration } from '../configuration';
import type { ErrorMessageKey } from '../errorMessages';
import { ShopError } from '../shopError';
import { DAY_MS, MINUTE_MS } from '../time';
import { kindOfIdentifier } from './identifiers';
import type { CodeCountRow } from './rows';

/** Wrong codes of a client after which it has to wait. */
export const MAX_WRONG_OF_CLIENT = 30;
/** Time in which one of them is forgotten. */
const WRONG_OF_CLIENT_TTL_MS = 2 * MINUTE_MS;
/** Codes for a phone or e-mail address in a day when the context names no other number. The demo accounts are shared by all who try them. */
export const DEFAULT_CODES_PER_DAY = 100;

/** What one-time codes need of the context of a call. */
export interface CodeContext extends Pick<ShopContext, 'database' | 'now' | 'random'> {
  readonly configuration: Pick<ShopConfiguration, 'codesPerDay'>;
  readonly goods: { readonly shop: { readonly loginCodeLength: number } };
  readonly client?: CallContext['client'];
}

interface CountLimit {
  /** Id of its row. */
  readonly id: string;
  readonly max: number;
  /** Time in ms in which one is forgotten. */
  readonly ttlMs: number;
  readonly message: ErrorMessageKey;
}

/** Id of the row of a client. */
export const clientCountId = (client: string): string => `client:${client}`;

const wrongCodesLimitOf = (client: string): CountLimit => ({
  id: clientCountId(client),
  max: MAX_WRONG_OF_CLIENT,
  ttlMs: WRONG_OF_CLIENT_TTL_MS,
  message: 'codeTriesOfClient',
});

const sentCodesLimitOf = (
  { configuration: { codesPerDay = DEFAULT_CODES_PER_DAY } }: CodeContext,
  identifier: string,
): CountLimit => ({
  id: `sent:${identifier}`,
  max: codesPerDay,
  ttlMs: DAY_MS / codesPerDay,
  message: kindOfIdentifier(identifier) === 'email' ? 'codesOfDayOfEmail' : 'codesOfDay',
});

/** What is left of a count at `now`, and since when. */
function currentCountOf({ database, now }: CodeContext, { id, ttlMs }: CountLimit): Pick<CodeCountRow, 'count' | 'at'> {
  const { count = 0, at = now } = database.codeCounts.get(id) ?? {};
  const forgotten = Math.floor(Math.max(0, now - at) / ttlMs);
  return count > forgotten ? { count: count - forgotten, at: at + forgotten * ttlMs } : { count: 0, at: now };
}

/** Throws ShopError TOO_MANY_REQUESTS with `waitMs` when the limit is reached. */
function assertBelowLimit(context: CodeContext, limit: CountLimit): void {
  const { count, at } = currentCountOf(context, limit);
  if (count < limit.max) return;
  const waitMs = Math.max(1, Math.ceil(at + (count - limit.max + 1) * limit.ttlMs - context.now));
  throw new ShopError('TOO_MANY_REQUESTS', limit.message, { data: { waitMs } });
}

function incrementCount(context: CodeContext, limit: CountLimit): void {
  const { count, at } = currentCountOf(context, limit);
  const until = Math.ceil(at + (count + 1) * limit.ttlMs);
  context.database.codeCounts.put(limit.id, { count: count + 1, at, until });
}

/** Counts a code for an identifier. Throws ShopError TOO_MANY_REQUESTS with `waitMs` when it got too many today. */
export function countSentCode(context: CodeContext, identifier: string): void {
  const limit = sentCodesLimitOf(context, identifier);
  assertBelowLimit(context, limit);
  incrementCount(context, limit);
}

/** Throws ShopError TOO_MANY_REQUESTS with `waitMs` when the client of the request has tried too many wrong codes. */
export function assertClientMayTry(context: CodeContext): void {
  if (context.client !== undefined) assertBelowLimit(context, wrongCodesLimitOf(context.client));
}

/** Counts a wrong code of the client of the request. */
export function countWrongOfClient(context: CodeContext): void {
  if (context.client !== undefined) incrementCount(context, wrongCodesLimitOf(context.client));
}
