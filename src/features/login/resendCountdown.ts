/**
 * How long a customer waits before asking for another code. A deadline by the shop's clock, not a timer: it survives reload
 * and sleep, and counts for the phone that the code went to.
 */
export interface SentCode {
  /** What the code is for and the phone it went to. */
  key: string;
  /** Ms since 1970 by the shop's clock. */
  resendAt: number;
  /** The whole wait in ms. Never is more than this waited, whatever the clock of the device says meanwhile. */
  waitMs: number;
  /** Ms since 1970 by the shop's clock; The wait stands in for it while only that is known. */
  validUntil: number;
}

/** What an answer about a code says, in ms from that answer on. */
export interface CodeTimes {
  waitMs: number;
  validForMs?: number;
}

/** More phones than anyone types in one sitting. */
const mostKept = 10;

function isSentCode(value: unknown): value is SentCode {
  return (
    typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string' &&
    'resendAt' in value && Number.isFinite(value.resendAt) && 'waitMs' in value && Number.isFinite(value.waitMs) &&
    'validUntil' in value && Number.isFinite(value.validUntil)
  );
}

/** Whether something from storage is a list of sent codes. */
export const isSentCodes = (value: unknown): value is readonly SentCode[] => Array.isArray(value) && value.every(isSentCode);

/** The list after a code was sent (or the shop said that one was): the newest first, one for each key. */
export function withSentCode(before: readonly SentCode[], key: string, { waitMs, validForMs }: CodeTimes, now: number): readonly SentCode[] {
  const known = before.find((sent) => sent.key === key)?.validUntil ?? 0;
  const validUntil = validForMs === undefined ? Math.max(known, now + waitMs) : now + validForMs;
  return [{ key, resendAt: now + waitMs, waitMs, validUntil }, ...before.filter((sent) => sent.key !== key)].slice(0, mostKept);
}

/** Ms until another code may be asked for; 0 when it may be now. */
export function resendWait(codes: readonly SentCode[], key: string, now: number): number {
  const sent = codes.find((one) => one.key === key);
  return sent ? Math.min(sent.waitMs, Math.max(0, sent.resendAt - now)) : 0;
}

/** Whether a code that went to this phone can still be typed in. */
export function hasSentCode(codes: readonly SentCode[], key: string, now: number): boolean {
  return codes.some((sent) => sent.key === key && now < sent.validUntil);
}
