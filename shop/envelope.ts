/** The response envelopes: the business envelope (specification, 3 and 8) and `{ code, data }` of the server-info calls. */
import type { AnyCall } from '../src/api/defineCall';
import type { ErrorCode } from '../src/api/schema/errorCode';
import { ShopError } from './shopError';
import { textIn, type Language } from './text';

/** HTTP status and body of a response. */
export interface EnvelopeResponse {
  status: number;
  body: unknown;
}

interface BusinessError {
  errorCode: ErrorCode;
  errorMessage: string;
  showType: number;
  data: unknown;
}

/** Returns status 200 with the data in the envelope of the call. */
export const toSuccessResponse = (call: AnyCall, data: unknown): EnvelopeResponse => ({
  status: 200,
  body: call.envelope === 'code' ? { code: 200, data } : { success: true, data: data ?? null },
});

/** Returns a business error in the business envelope: `success` is false. */
export const toRefusalResponse = (status: number, refusal: BusinessError): EnvelopeResponse => ({
  status,
  body: { success: false, ...refusal },
});

/** Returns the response for an error of a handler. Status: business error 200, missing session 401, any other error 500. */
export function toErrorResponse(call: AnyCall, error: unknown, language: Language): EnvelopeResponse {
  const refusal = error instanceof ShopError ? error : new ShopError('INTERNAL', 'internal');
  const status = refusal.errorCode === 'UNAUTHORIZED' ? 401 : refusal.errorCode === 'INTERNAL' ? 500 : 200;
  if (call.envelope === 'code') return { status, body: { code: status === 200 ? 400 : status, data: null } };
  const { errorCode, text, showType, data } = refusal;
  return toRefusalResponse(status, { errorCode, errorMessage: textIn(text, language), showType, data });
}

/** Returns the response for a path that the contract does not contain: status 404, NOT_FOUND. */
export const toUnknownRouteResponse = (language: Language): EnvelopeResponse => {
  const { errorCode, text } = new ShopError('NOT_FOUND', 'unknownCall');
  return toRefusalResponse(404, { errorCode, errorMessage: textIn(text, language), showType: 0, data: null });
};
