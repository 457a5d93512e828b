/** How an answer is wrapped: the business envelope, or `{ code, data }` for the two server fetches. */
import type { AnyCall } from '../../src/api/defineCall';
import type { ErrorCode } from '../../src/api/schema/errorCode';
import { ShopError } from './shopError';
import { say, type Language } from './text';

export interface Wrapped {
  status: number;
  body: unknown;
}

interface Refusal {
  errorCode: ErrorCode;
  errorMessage: string;
  showType: number;
  data: unknown;
}

/** A success as the call wraps it. */
export const wrapResult = (call: AnyCall, data: unknown): Wrapped => ({
  status: 200,
  body: call.envelope === 'code' ? { code: 200, data } : { success: true, data: data ?? null },
});

/** A refusal in the business envelope. */
export const refuse = (status: number, refusal: Refusal): Wrapped => ({ status, body: { success: false, ...refusal } });

/** What a handler threw: business refusals are HTTP 200, a missing session 401, everything else 500. */
export function wrapError(call: AnyCall, error: unknown, language: Language): Wrapped {
  const refusal = error instanceof ShopError ? error : new ShopError('INTERNAL', 'internal', { showType: 2 });
  const status = refusal.errorCode === 'UNAUTHORIZED' ? 401 : refusal.errorCode === 'INTERNAL' ? 500 : 200;
  if (call.envelope === 'code') return { status, body: { code: status === 200 ? 400 : status, data: null } };
  const { errorCode, words, showType, data } = refusal;
  return refuse(status, { errorCode, errorMessage: say(words, language), showType, data });
}

/** The answer for an address that the contract does not name. */
export const wrapUnknown = (language: Language): Wrapped => {
  const { errorCode, words } = new ShopError('NOT_FOUND', 'unknownCall');
  return refuse(404, { errorCode, errorMessage: say(words, language), showType: 0, data: null });
};
