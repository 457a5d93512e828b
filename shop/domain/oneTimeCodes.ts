/**
 * One-time codes for sign-in, a change of phone or e-mail address and the deletion of an account. A code is valid for ten minutes, five tries and one use. A new
 * code can be requested after one minute, or immediately after the last one was used. It replaces the last one.
 *
 * Wrong tries count for each phone or e-mail address (`identifier`), across its codes and all purposes. After the fifth, each wrong try is followed by a
 * wait: 1, 2, 4, 8, then 15 minutes. One wrong try is forgotten in each hour, and all of them when a code is used.
 * Requests for codes and tries during a wait do not count, so they cannot extend it. A valid code can be used after the
 * wait. A client with another network address and without a wrong try need not wait, up to twenty clients, so a stranger
 * cannot keep the owner out. What a client may try on all identifiers, and how many codes one gets in a day: `codeCounts.ts`.
 */
import { newDigits } from '../random';
import { ShopError } from '../shopError';
import { HOUR_MS, MINUTE_MS } from '../time';
import { assertClientMayTry, countSentCode, countWrongOfClient, type CodeContext } from './codeCounts';
import { kindOfIdentifier } from './identifiers';
import type { CodeTriesRow } from './rows';

/** Lifetime of a code. */
export const CODE_VALID_MS = 10 * MINUTE_MS;
/** Shortest time between two codes for an identifier, when the first one is not used. */
export const CODE_RESEND_MS = MINUTE_MS;
/** Wrong tries after which a code expires. */
const MAX_CODE_TRIES = 5;
/** Wrong tries for an identifier that are followed by no wait. */
const FREE_CODE_TRIES = 5;
/** Wait after the first wrong try that is not free. It doubles with each one. */
const FIRST_CODE_WAIT_MS = MINUTE_MS;
/** Longest wait. */
const MAX_CODE_WAIT_MS = 15 * MINUTE_MS;
/** Time in which one wrong try is forgotten. */
export const CODE_TRY_TTL_MS = HOUR_MS;
/** Clients whose wrong tries are remembered for an identifier. A client beyond them waits like all others. */
const MAX_TRIED_CLIENTS = 20;

export type CodePurpose = 'login' | 'changePhone' | 'changeEmail' | 'deleteAccount';

const keyOf = (purpose: CodePurpose, identifier: string) => `${purpose}:${identifier}`;

/**
 * Creates a code for a phone (E.164) or normalized e-mail address and returns it. Throws ShopError RESEND_TOO_SOON, or TOO_MANY_REQUESTS when it got too
 * many today; both with `waitMs`.
 */
export function createOneTimeCode(context: CodeContext, purpose: CodePurpose, identifier: string): string {
  const { database, goods, now, random } = context;
  const key = keyOf(purpose, identifier);
  const last = database.oneTimeCodes.get(key);
  const waitMs = last && !last.isUsed ? last.sentAt + CODE_RESEND_MS - now : 0;
  if (waitMs > 0) throw new ShopError('RESEND_TOO_SOON', 'resendTooSoon', { data: { waitMs } });
  countSentCode(context, identifier);
  const code = newDigits(random, goods.shop.loginCodeLength);
  database.oneTimeCodes.put(key, {
    code,
    sentAt: now,
    validUntil: now + CODE_VALID_MS,
    triesLeft: MAX_CODE_TRIES,
    isUsed: false,
  });
  return code;
}

/**
 * Marks a code as used. Throws ShopError CODE_WRONG, which counts the try, CODE_EXPIRED for a code that is too old, used,
 * tried too often or never sent, or TOO_MANY_REQUESTS with `waitMs` after too many wrong tries for the identifier or of the client.
 */
export function consumeOneTimeCode(
  context: CodeContext,
  purpose: CodePurpose,
  identifier: string,
  digits: string,
): void {
  const { database, now } = context;
  const key = keyOf(purpose, identifier);
  assertClientMayTry(context);
  const sent = database.oneTimeCodes.get(key);
  if (!sent || sent.isUsed || sent.validUntil <= now || sent.triesLeft === 0)
    throw new ShopError('CODE_EXPIRED', 'codeExpired');
  const tries = getCodeTries(context, identifier);
  assertMayTry(context, identifier, tries);
  if (sent.code !== digits) {
    const triesLeft = sent.triesLeft - 1;
    database.oneTimeCodes.put(key, { ...sent, triesLeft });
    countWrongTry(context, identifier, tries);
    countWrongOfClient(context);
    throw new ShopError('CODE_WRONG', 'codeWrong', { data: { triesLeft }, commitsWrites: true });
  }
  database.oneTimeCodes.put(key, { ...sent, isUsed: true });
  database.codeTries.delete(identifier);
}

/** Returns the wrong tries for an identifier that are not forgotten at `now`. */
function getCodeTries({ database, now }: CodeContext, identifier: string): CodeTriesRow {
  const row = database.codeTries.get(identifier);
  const wrong = row ? row.wrong - Math.floor(Math.max(0, now - row.at) / CODE_TRY_TTL_MS) : 0;
  return row && wrong > 0 ? { ...row, wrong } : { wrong: 0, at: now, clients: [] };
}

/** Throws ShopError TOO_MANY_REQUESTS during a wait. */
function assertMayTry({ client, now }: CodeContext, identifier: string, { wrong, at, clients }: CodeTriesRow): void {
  if (wrong < FREE_CODE_TRIES) return;
  const isFirstTry = client !== undefined && !clients.includes(client) && clients.length < MAX_TRIED_CLIENTS;
  const wait = Math.min(MAX_CODE_WAIT_MS, FIRST_CODE_WAIT_MS * 2 ** (wrong - FREE_CODE_TRIES));
  if (!isFirstTry && at + wait > now)
    throw new ShopError(
      'TOO_MANY_REQUESTS',
      kindOfIdentifier(identifier) === 'email' ? 'codeTriesOfEmail' : 'codeTries',
      {
        data: { waitMs: at + wait - now },
      },
    );
}

function countWrongTry(
  { database, client, now }: CodeContext,
  identifier: string,
  { wrong, clients }: CodeTriesRow,
): void {
  const others = clients.filter((one) => one !== client);
  database.codeTries.put(identifier, {
    wrong: wrong + 1,
    at: now,
    clients: client === undefined ? others : [...others, client].slice(-MAX_TRIED_CLIENTS),
  });
}
