/**
 * Error responses of the server to `/api` requests, in the envelope of the contract and the language of the request.
 */
import { toRefusalResponse, type EnvelopeResponse } from '../../../shop/envelope';
import { parseLanguage, textIn, type LocalizedText } from '../../../shop/text';
import type { ErrorCode } from '../../../src/api/schema/errorCode';

const errorTexts = {
  tooLarge: {
    en: 'That’s too large to send. Please choose something smaller.',
    zh: '内容太大，无法发送，请选择小一些的。',
    de: 'Das ist zu groß zum Senden. Bitte wähle etwas Kleineres.',
  },
  unreadable: {
    en: 'We couldn’t read this request.',
    zh: '请求内容无法识别。',
    de: 'Diese Anfrage konnte der Shop nicht lesen.',
  },
  tooMany: {
    en: 'Too many codes requested. Please wait a little.',
    zh: '获取验证码过于频繁，请稍后再试。',
    de: 'Zu viele Codes angefordert. Bitte warte ein wenig.',
  },
  codeNotSent: {
    en: 'We couldn’t send the code. Please ask for it again.',
    zh: '验证码未能发出，请重新获取。',
    de: 'Der Code konnte nicht gesendet werden. Bitte fordere ihn noch einmal an.',
  },
  tooSlow: {
    en: 'This took too long to send. Please try again.',
    zh: '发送时间过长，请重试。',
    de: 'Das Senden hat zu lange gedauert. Bitte versuch es noch einmal.',
  },
  busy: {
    en: 'The shop is busy right now. Please try again in a moment.',
    zh: '店铺现在有些繁忙，请稍后再试。',
    de: 'Im Shop ist gerade viel los. Bitte versuch es gleich noch einmal.',
  },
  unreachable: {
    en: 'We can’t reach the shop right now. Please try again in a moment.',
    zh: '暂时无法连接到店铺，请稍后再试。',
    de: 'Der Shop ist gerade nicht erreichbar. Bitte versuch es gleich noch einmal.',
  },
  failed: {
    en: 'Something went wrong on our side. Please try again.',
    zh: '我们这边出了点问题，请再试一次。',
    de: 'Im Shop ist etwas schiefgelaufen. Bitte versuch es noch einmal.',
  },
} satisfies Record<string, LocalizedText>;

type AcceptLanguage = string | undefined;

function errorResponse(
  language: AcceptLanguage,
  status: number,
  errorCode: ErrorCode,
  message: keyof typeof errorTexts,
  data: unknown = null,
): EnvelopeResponse {
  return toRefusalResponse(status, {
    errorCode,
    errorMessage: textIn(errorTexts[message], parseLanguage(language)),
    showType: 2,
    data,
  });
}

/** An error that carries its response, for plugins that can only throw. */
export class ErrorWithResponse extends Error {
  readonly statusCode: number;

  constructor(readonly response: EnvelopeResponse) {
    super('Error response');
    this.statusCode = response.status;
  }
}

/** Response to too many one-time codes. `waitMs` is the time until the next code. */
export const tooManyCodesResponse = (language: AcceptLanguage, waitMs: number): EnvelopeResponse =>
  errorResponse(language, 429, 'TOO_MANY_REQUESTS', 'tooMany', { waitMs });

/** Response when the backend of API_TARGET is unreachable. */
export const unreachableResponse = (language: AcceptLanguage): EnvelopeResponse =>
  errorResponse(language, 502, 'INTERNAL', 'unreachable');

/** Response to a request whose body does not arrive. */
export const tooSlowResponse = (language: AcceptLanguage): EnvelopeResponse =>
  errorResponse(language, 408, 'VALIDATION', 'tooSlow', { fields: {} });

/** Header of `busyResponse`: seconds until the next try. */
export const busyHeaders = { 'retry-after': '2' } as const;

/** Response when no connection is free, or when the client has too many requests open. Nothing has been done. */
export const busyResponse = (language: AcceptLanguage): EnvelopeResponse =>
  errorResponse(language, 503, 'INTERNAL', 'busy');

/** Response while something that the API needs, such as its database, is away. */
export const unavailableResponse = (language: AcceptLanguage): EnvelopeResponse =>
  errorResponse(language, 503, 'INTERNAL', 'unreachable');

/** Response when the service that sends one-time codes does not take one. */
export const codeNotSentResponse = (language: AcceptLanguage): EnvelopeResponse =>
  errorResponse(language, 503, 'INTERNAL', 'codeNotSent');

/** Response for an error that the server or the demo shop threw. */
export function responseOfError(language: AcceptLanguage, error: unknown): EnvelopeResponse {
  if (error instanceof ErrorWithResponse) return error.response;
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : 500;
  if (status === 413) return errorResponse(language, 413, 'VALIDATION', 'tooLarge', { fields: {} });
  if (status >= 400 && status < 500) return errorResponse(language, status, 'VALIDATION', 'unreadable', { fields: {} });
  return errorResponse(language, 500, 'INTERNAL', 'failed');
}
