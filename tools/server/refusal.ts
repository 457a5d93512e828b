/** How the server itself says no to a request for `/api`: in the envelope of the contract, in the customer's language. */
import { refuse, type Wrapped } from '../../mock/shop/envelope';
import { languageOf, say, type Text } from '../../mock/shop/text';
import type { ErrorCode } from '../../src/api/schema/errorCode';

const words = {
  tooLarge: { en: 'That is too large to send. Please choose something smaller.', zh: '内容太大，无法发送，请选择小一些的。' },
  unreadable: { en: 'The shop could not read this request.', zh: '请求内容无法识别。' },
  tooMany: { en: 'Too many codes were asked for. Please wait a little.', zh: '获取验证码过于频繁，请稍后再试。' },
  unreachable: { en: 'The shop cannot be reached right now. Please try again in a moment.', zh: '暂时无法连接到商店，请稍后再试。' },
  failed: { en: 'Something went wrong in the shop. Please try again.', zh: '商店出了点问题，请再试一次。' },
} satisfies Record<string, Text>;

type AcceptLanguage = string | undefined;

function refusal(language: AcceptLanguage, status: number, errorCode: ErrorCode, word: keyof typeof words, data: unknown = null): Wrapped {
  return refuse(status, { errorCode, errorMessage: say(words[word], languageOf(language)), showType: 2, data });
}

/** Carries a refusal through the plugins that can only throw. */
export class RefusedError extends Error {
  readonly statusCode: number;

  constructor(readonly refused: Wrapped) {
    super('Refused');
    this.statusCode = refused.status;
  }
}

/** The refusal of someone who asked for too many one-time codes; `waitMs` until the next one. */
export const refuseTooMany = (language: AcceptLanguage, waitMs: number): Wrapped => refusal(language, 429, 'TOO_MANY_REQUESTS', 'tooMany', { waitMs });

/** The backend behind API_TARGET does not answer. */
export const refuseUnreachable = (language: AcceptLanguage): Wrapped => refusal(language, 502, 'INTERNAL', 'unreachable');

/** The refusal for an error that the server or the shop threw. */
export function refuseError(language: AcceptLanguage, error: unknown): Wrapped {
  if (error instanceof RefusedError) return error.refused;
  const status = typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status === 413) return refusal(language, 413, 'VALIDATION', 'tooLarge', { fields: {} });
  if (status >= 400 && status < 500) return refusal(language, status, 'VALIDATION', 'unreadable', { fields: {} });
  return refusal(language, 500, 'INTERNAL', 'failed');
}
