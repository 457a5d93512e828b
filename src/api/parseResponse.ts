/** Unwraps and validates API responses. */
import * as v from 'valibot';
import type { AnyCall, ResultOf } from './defineCall';
import { MalformedResponseError } from './errors';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function rowSchemaOf(output: v.GenericSchema): v.GenericSchema | undefined {
  if (!('entries' in output) || !isObject(output.entries)) return undefined;
  const list = output.entries['list'];
  return isObject(list) && 'item' in list ? (list['item'] as v.GenericSchema) : undefined;
}

/**
 * Validates `data` against the output schema of the call. It removes invalid rows of a list and returns their number as
 * `droppedCount`. Throws MalformedResponseError when anything else is invalid.
 */
export function validateResponse<C extends AnyCall>(call: C, data: unknown): ResultOf<C> {
  const row = rowSchemaOf(call.output);
  let kept = data;
  let droppedCount = 0;
  if (row && isObject(data) && Array.isArray(data['list'])) {
    const list = data['list'].filter((one) => v.is(row, one));
    droppedCount = data['list'].length - list.length;
    kept = { ...data, list };
  }
  const checked = v.safeParse(call.output, kept);
  if (!checked.success)
    throw new MalformedResponseError(`${call.name}: ${v.getDotPath(checked.issues[0]) ?? 'answer'}`);
  const result: unknown = row && isObject(checked.output) ? { ...checked.output, droppedCount } : checked.output;
  return result as ResultOf<C>;
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
