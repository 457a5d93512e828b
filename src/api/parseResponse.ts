/** Unwraps and validates API responses. */
import type { AnyCall, ResultOf } from './defineCall';
import { MalformedResponseError } from './errors';
import { parseTolerantly } from './schema/tolerance';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Validates `data` against the output schema of the call. It removes invalid rows of a list and returns their number as
 * `droppedCount`. Throws MalformedResponseError when anything else is invalid that is not optional.
 */
export function validateResponse<C extends AnyCall>(call: C, data: unknown): ResultOf<C> {
  const checked = parseTolerantly(call.output, data);
  if (!checked.success)
    throw new MalformedResponseError(`${call.name}: ${String(checked.issues[0].path?.map(({ key }) => key))}`);
  const { output } = checked;
  if (!isObject(output) || !Array.isArray(output['list'])) return output as ResultOf<C>;
  const { list: rows } = data as { list: unknown[] };
  return { ...output, droppedCount: rows.length - output['list'].length } as ResultOf<C>;
}

function unwrapEnvelope(call: AnyCall, body: unknown): unknown {
  if (!isObject(body)) throw new MalformedResponseError(`${call.name}: envelope`);
  if (call.envelope === 'code') {
    if (body['code'] !== 200) throw new MalformedResponseError(`${call.name}: code`);
    return body['data'];
  }
  if (body['success'] !== true) throw new MalformedResponseError(`${call.name}: success`);
  return body['data'];
}

/** Returns the validated `data` of a response body. Throws MalformedResponseError. */
export const parseResponse = <C extends AnyCall>(call: C, body: unknown): ResultOf<C> =>
  validateResponse(call, unwrapEnvelope(call, body));

/** Whether the envelope of a response body reports success. */
export const isSuccess = (body: unknown): boolean =>
  isObject(body) && (body['success'] === true || body['code'] === 200);
