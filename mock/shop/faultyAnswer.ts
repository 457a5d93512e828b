/** The answer to a request, spoilt by the faults that it asks for. */
import type { Wrapped } from './envelope';
import { refuse } from './envelope';
import { broken, faultsOf, withWrongTypes, type Fault } from './faults';
import { refusalWords } from './refusalWords';
import { languageOf, say } from './text';
import type { ShopAnswer, ShopRequest } from './transport';

type Answer = Omit<ShopAnswer, 'wrote'>;

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const HTML_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
const BAD_GATEWAY = '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** Does the work unless a fault stands before it, and spoils the answer where a fault says so. */
export function answerWithFaults(request: ShopRequest, perform: () => Wrapped, allowsFaults: boolean): Answer {
  const faults = allowsFaults ? faultsOf(request) : [];
  const delayMs = faults.reduce((sum, fault) => (fault.kind === 'delay' ? sum + fault.ms : sum), 0);
  const fault = faults.find(({ kind }) => kind !== 'delay');
  const { isDropped = false, headers = JSON_HEADERS, ...wrapped } = spoil(fault, request, perform);
  return { ...wrapped, headers, delayMs, isDropped };
}

type Spoilt = Wrapped & Partial<Pick<Answer, 'isDropped' | 'headers'>>;

function spoil(fault: Fault | undefined, request: ShopRequest, perform: () => Wrapped): Spoilt {
  const language = languageOf(request.headers['accept-language']);
  const refused = (status: number, errorCode: 'INTERNAL' | 'UNAUTHORIZED', showType: number) =>
    refuse(status, { errorCode, showType, errorMessage: say(refusalWords[errorCode === 'INTERNAL' ? 'internal' : 'signIn'], language), data: null });
  switch (fault?.kind) {
    case undefined:
    case 'delay':
      return perform();
    case 'offline':
      return { status: 503, body: null, isDropped: true };
    case 'lost':
      return { ...perform(), isDropped: true };
    case 'showType':
      return refused(200, 'INTERNAL', fault.showType);
    case '401':
      return refused(401, 'UNAUTHORIZED', 0);
    case '500':
      return refused(500, 'INTERNAL', 2);
    case '502html':
      return { status: 502, body: { raw: BAD_GATEWAY }, headers: HTML_HEADERS };
    case 'malformed':
      return spoilBody(perform(), broken);
    case 'wrongTypes':
      return spoilBody(perform(), spoilData);
  }
}

const spoilBody = (wrapped: Wrapped, change: (body: unknown) => unknown): Wrapped => ({ ...wrapped, body: change(wrapped.body) });

/** The envelope stays as it is: what is wrong is inside. */
function spoilData(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body)) return body;
  return { ...body, data: withWrongTypes(body.data) };
}
