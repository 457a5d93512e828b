/** Creates the response to a request and applies its injected faults. */
import type { EnvelopeResponse } from '../shop/envelope';
import { toRefusalResponse } from '../shop/envelope';
import { truncateJson, isPaymentFault, parseFaults, swapTypes, type Fault } from './faults';
import { errorMessages } from '../shop/errorMessages';
import { parseLanguage, textIn } from '../shop/text';
import type { ShopResponse, ShopRequest } from '../shop/transport';

type ResponseParts = Omit<ShopResponse, 'wrote'>;

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const HTML_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
const BAD_GATEWAY =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/**
 * Runs `work` and returns its response with status, headers and delay. The first fault other than `delay` replaces or
 * changes the response. Some faults, for example `offline`, skip `work`.
 */
export function respondWithFaults(
  request: ShopRequest,
  work: () => EnvelopeResponse,
  allowsFaults: boolean,
): ResponseParts {
  const faults = allowsFaults ? parseFaults(request) : [];
  const delayMs = faults.reduce((sum, fault) => (fault.kind === 'delay' ? sum + fault.ms : sum), 0);
  const fault = faults.find((one) => one.kind !== 'delay' && !isPaymentFault(one));
  const { isDropped = false, headers = JSON_HEADERS, ...envelope } = applyFault(fault, request, work);
  return { ...envelope, headers, delayMs, isDropped };
}

type FaultedResponse = EnvelopeResponse & Partial<Pick<ResponseParts, 'isDropped' | 'headers'>>;

function applyFault(fault: Fault | undefined, request: ShopRequest, work: () => EnvelopeResponse): FaultedResponse {
  const language = parseLanguage(request.headers['accept-language']);
  const createRefusal = (status: number, errorCode: 'INTERNAL' | 'UNAUTHORIZED', showType: number) =>
    toRefusalResponse(status, {
      errorCode,
      showType,
      errorMessage: textIn(errorMessages[errorCode === 'INTERNAL' ? 'internal' : 'signIn'], language),
      data: null,
    });
  switch (fault?.kind) {
    case undefined:
    case 'delay':
    case 'declined':
    case 'silent':
    case 'delivered':
      return work();
    case 'offline':
      return { status: 503, body: null, isDropped: true };
    case 'lost':
      return { ...work(), isDropped: true };
    case 'showType':
      return createRefusal(200, 'INTERNAL', fault.showType);
    case '401':
      return createRefusal(401, 'UNAUTHORIZED', 0);
    case '500':
      return createRefusal(500, 'INTERNAL', 2);
    case '502html':
      return { status: 502, body: { raw: BAD_GATEWAY }, headers: HTML_HEADERS };
    case 'malformed':
      return mapBody(work(), truncateJson);
    case 'wrongTypes':
      return mapBody(work(), corruptData);
  }
}

const mapBody = (response: EnvelopeResponse, change: (body: unknown) => unknown): EnvelopeResponse => ({
  ...response,
  body: change(response.body),
});

/** Changes the types inside `data` and keeps the envelope. */
function corruptData(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body)) return body;
  return { ...body, data: swapTypes(body.data) };
}
