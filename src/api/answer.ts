/** Answers of the shop, checked at the edge against the contract. */
import * as v from 'valibot';
import type { AnyCall, ResultOf } from './defineCall';
import { MalformedAnswerError } from './errors';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function rowSchemaOf(output: v.GenericSchema): v.GenericSchema | undefined {
  if (!('entries' in output) || !isObject(output.entries)) return undefined;
  const list = output.entries['list'];
  return isObject(list) && 'item' in list ? (list['item'] as v.GenericSchema) : undefined;
}

/** Checks an answer; bad rows of a list are dropped and counted, anything else bad throws MalformedAnswerError. */
export function checkAnswer<C extends AnyCall>(call: C, data: unknown): ResultOf<C> {
  const row = rowSchemaOf(call.output);
  let kept = data;
  let dropped = 0;
  if (row && isObject(data) && Array.isArray(data['list'])) {
    const list = data['list'].filter((one) => v.is(row, one));
    dropped = data['list'].length - list.length;
    kept = { ...data, list };
  }
  const checked = v.safeParse(call.output, kept);
  if (!checked.success) throw new MalformedAnswerError(`${call.name}: ${v.getDotPath(checked.issues[0]) ?? 'answer'}`);
  const result: unknown = row && isObject(checked.output) ? { ...checked.output, dropped } : checked.output;
  return result as ResultOf<C>;
}

function unwrap(call: AnyCall, body: unknown): unknown {
  if (!isObject(body)) throw new MalformedAnswerError(`${call.name}: envelope`);
  if (call.envelope === 'code') {
    if (body['code'] !== 200) throw new MalformedAnswerError(`${call.name}: code`);
    return body['data'];
  }
  if (body['success'] !== true) throw new MalformedAnswerError(`${call.name}: success`);
  return body['data'];
}

/** What an answer of HTTP carries, out of its envelope and checked. Throws MalformedAnswerError. */
export const readAnswer = <C extends AnyCall>(call: C, body: unknown): ResultOf<C> => checkAnswer(call, unwrap(call, body));

/** Whether an answer says that all is well. */
export const isGood = (body: unknown): boolean => isObject(body) && (body['success'] === true || body['code'] === 200);
