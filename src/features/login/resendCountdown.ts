/**
 * How long a customer waits before requesting another code. A deadline by the shop's clock instead of a timer: it
 * survives reloads and sleep, and belongs to the phone number that got the code.
 */
export interface SentCode {
  /** Purpose and phone number of the code. */
  key: string;
  /** Ms since 1970 by the shop's clock. */
  resendAt: number;
  /** The whole wait in ms: the upper limit of the remaining wait, even if the device's clock is wrong. */
  waitMs: number;
  /** Ms since 1970 by the shop's clock; the wait replaces it when only the wait is known. */
  validUntil: number;
}

/** Times in a response about a code, in ms from the response. */
export interface CodeTimes {
  waitMs: number;
  validForMs?: number;
}

/** Maximum number of stored codes. */
const MAX_STORED_CODES = 10;

function isSentCode(value: unknown): value is SentCode {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'resendAt' in value &&
    Number.isFinite(value.resendAt) &&
    'waitMs' in value &&
    Number.isFinite(value.waitMs) &&
    'validUntil' in value &&
    Number.isFinite(value.validUntil)
  );
}

/** Whether a stored value is a list of sent codes. */
export const isSentCodes = (value: unknown): value is readonly SentCode[] =>
  Array.isArray(value) && value.every(isSentCode);

/** The list after a code was sent: newest first, one entry per key. */
export function withSentCode(
  before: readonly SentCode[],
  key: string,
  { waitMs, validForMs }: CodeTimes,
  now: number,
): readonly SentCode[] {
  const known = before.find((sent) => sent.key === key)?.validUntil ?? 0;
  const validUntil = validForMs === undefined ? Math.max(known, now + waitMs) : now + validForMs;
  return [{ key, resendAt: now + waitMs, waitMs, validUntil }, ...before.filter((sent) => sent.key !== key)].slice(
    0,
    MAX_STORED_CODES,
  );
}

/** Ms until another code may be requested; 0 when it may be now. */
export function msUntilResend(codes: readonly SentCode[], key: string, now: number): number {
  const sent = codes.find((one) => one.key === key);
  return sent ? Math.min(sent.waitMs, Math.max(0, sent.resendAt - now)) : 0;
}

/** Whether a code that was sent to this phone number is still valid. */
export function hasValidSentCode(codes: readonly SentCode[], key: string, now: number): boolean {
  return codes.some((sent) => sent.key === key && now < sent.validUntil);
}
