/**
 * One-time codes: six digits, valid for ten minutes, five tries, used once. Another one may be asked for after a minute, or
 * at once when the last one was used: whoever used it has the phone. Until another is sent the old one stays valid.
 */
import type { ShopContext } from '../context';
import { newDigits } from '../random';
import { ShopError } from '../shopError';
import { MINUTE } from '../time';

export const VALID_MS = 10 * MINUTE;
export const RESEND_MS = MINUTE;
export const TRIES = 5;

export type CodePurpose = 'login' | 'changePhone';

const keyOf = (purpose: CodePurpose, phone: string) => `${purpose}:${phone}`;

/** Makes a code for a phone. Throws RESEND_TOO_SOON. */
export function sendCode({ books, goods, now, random }: ShopContext, purpose: CodePurpose, phone: string): string {
  const key = keyOf(purpose, phone);
  const last = books.oneTimeCodes.get(key);
  const waitMs = last && !last.isUsed ? last.sentAt + RESEND_MS - now : 0;
  if (waitMs > 0) throw new ShopError('RESEND_TOO_SOON', 'resendTooSoon', { data: { waitMs } });
  const code = newDigits(random, goods.shop.loginCodeLength);
  books.oneTimeCodes.put(key, { code, sentAt: now, validUntil: now + VALID_MS, triesLeft: TRIES, isUsed: false });
  return code;
}

/** Uses a code up. Throws CODE_WRONG (the try counts) or CODE_EXPIRED (too old, used, tried too often, never sent). */
export function spendCode({ books, now }: ShopContext, purpose: CodePurpose, phone: string, digits: string): void {
  const key = keyOf(purpose, phone);
  const sent = books.oneTimeCodes.get(key);
  if (!sent || sent.isUsed || sent.validUntil <= now || sent.triesLeft === 0) throw new ShopError('CODE_EXPIRED', 'codeExpired');
  if (sent.code !== digits) {
    const triesLeft = sent.triesLeft - 1;
    books.oneTimeCodes.put(key, { ...sent, triesLeft });
    throw new ShopError('CODE_WRONG', 'codeWrong', { data: { triesLeft }, keepsWrites: true });
  }
  books.oneTimeCodes.put(key, { ...sent, isUsed: true });
}
