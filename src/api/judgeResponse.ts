/** Judges one response of an API against the contract. */
import type { AnyCall } from './defineCall';
import { isResponseTolerated, violationAt, violationsOf, type Violation } from './violations';

/** A response before anything is checked, or why there is none. */
export type RawResponse =
  | { readonly kind: 'response'; readonly status: number; readonly text: string }
  | { readonly kind: 'noResponse'; readonly reason: string };

/**
 * - `works`: the response is what the contract says.
 * - `wrong`: it differs; `violations` names each place.
 * - `missing`: the API has no such call.
 * - `failed`: the API answered with an error.
 * - `unreachable`: no response arrived.
 */
export type JudgedState = 'works' | 'wrong' | 'missing' | 'failed' | 'unreachable';

export interface Judgement {
  readonly state: JudgedState;
  readonly violations: readonly Violation[];
  /** Whether the storefront works with a response that is `wrong`: it leaves out a field or a row of a list. */
  readonly isTolerated: boolean;
  /** HTTP status; undefined when no response arrived. */
  readonly status?: number;
  /** The business error, for `failed`. */
  readonly errorCode?: string;
  readonly errorMessage?: string;
  /** Why no response arrived, or what was sent instead of JSON. */
  readonly reason?: string;
  /** The `data` of a success, also when it is wrong. */
  readonly data?: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): { readonly body: unknown } | undefined {
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

const withoutViolations = { violations: [], isTolerated: false } as const;
/** HTTP statuses of a server that does not know a path or its method. */
const isUnknownPathStatus = (status: number) => status === 404 || status === 405 || status === 501;
const isHtmlPage = (text: string) => /^\s*<(?:!doctype|html)/i.test(text);

function judgeNonJsonText(status: number, text: string): Judgement {
  if (isUnknownPathStatus(status)) return { ...withoutViolations, state: 'missing', status };
  // A web server that sends its page for each unknown path.
  if (status < 300 && isHtmlPage(text))
    return { ...withoutViolations, state: 'missing', status, reason: 'an HTML page instead of JSON' };
  const reason = isHtmlPage(text)
    ? 'an HTML page instead of JSON'
    : text.trim() === ''
      ? 'no body'
      : 'a body that is no JSON';
  return { ...withoutViolations, state: 'failed', status, reason };
}

/** The violations of a business error itself: clients need its code and its message. */
function envelopeViolations(call: AnyCall, body: Readonly<Record<string, unknown>>): Violation[] {
  const { errorCode, errorMessage, showType } = body;
  return [
    ...(typeof errorCode === 'string' && errorCode !== '' ? [] : [violationAt(call, 'errorCode', 'string', errorCode)]),
    ...(typeof errorMessage === 'string' ? [] : [violationAt(call, 'errorMessage', 'string', errorMessage)]),
    ...(typeof showType === 'number' ? [] : [violationAt(call, 'showType', 'integer', showType)]),
  ];
}

function judgeError(call: AnyCall, status: number, body: Readonly<Record<string, unknown>>): Judgement {
  const { errorCode, errorMessage } = body;
  const hasId = 'entries' in call.input && isObject(call.input.entries) && 'id' in call.input.entries;
  const isUnknown =
    isUnknownPathStatus(status) && (typeof errorCode !== 'string' || (errorCode === 'NOT_FOUND' && !hasId));
  if (isUnknown) return { ...withoutViolations, state: 'missing', status };
  return {
    state: 'failed',
    // The two server calls have an envelope without an error code.
    violations: call.envelope === 'code' ? [] : envelopeViolations(call, body),
    isTolerated: false,
    status,
    ...(typeof errorCode === 'string' && { errorCode }),
    ...(typeof errorMessage === 'string' && { errorMessage }),
  };
}

/** Judges a response to `call`. */
export function judgeResponse(call: AnyCall, raw: RawResponse): Judgement {
  if (raw.kind === 'noResponse') return { ...withoutViolations, state: 'unreachable', reason: raw.reason };
  const { status, text } = raw;
  const parsed = parseJson(text);
  if (!parsed) return judgeNonJsonText(status, text);
  const { body } = parsed;
  const wrong = (...violations: Violation[]): Judgement => ({ state: 'wrong', violations, isTolerated: false, status });
  if (!isObject(body))
    return isUnknownPathStatus(status)
      ? judgeNonJsonText(status, '')
      : wrong(violationAt(call, 'the body', 'object', body));
  const [flag, expected] = call.envelope === 'code' ? (['code', 200] as const) : (['success', true] as const);
  const isError =
    call.envelope === 'code' ? typeof body['code'] === 'number' && body['code'] !== 200 : body['success'] === false;
  const isOk = status >= 200 && status < 300;
  if (isError || (!isOk && body[flag] === undefined)) return judgeError(call, status, body);
  if (body[flag] !== expected) return wrong(violationAt(call, flag, String(expected), body[flag]));
  if (!isOk) return wrong(violationAt(call, 'the HTTP status', '200', status));
  const { data } = body;
  const violations = violationsOf(call, data);
  return violations.length === 0
    ? { ...withoutViolations, state: 'works', status, data }
    : { state: 'wrong', violations, isTolerated: isResponseTolerated(call, data), status, data };
}
