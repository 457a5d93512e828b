/**
 * The one way to the API: a typed call whose answer is checked at the edge. Reads are asked again a bounded number of
 * times, writes never. A session that ended is dropped here, whoever asked.
 */
import * as v from 'valibot';
import { loadMissingPart } from '@/boot';
import { takeEarlyAnswer } from '@/earlyAnswers';
import { pause } from '@/pause';
import { currentToken, expireSession, hasSessionChanged } from '@/session';
import { mostPauses, waitBeforeAsking } from './askAgain';
import type { AnyCall, InputOf, ResultOf } from './defineCall';
import { BizError, MalformedAnswerError, NotSentError, toProblem } from './errors';
import { tellError } from './requestConfig';

export interface CallOptions {
  signal?: AbortSignal;
  /** The caller shows what went wrong itself; nothing is told through the request configuration. */
  skipErrorHandler?: boolean;
  /** The call only asks who is signed in: a dead session is no interruption, so login is not offered. */
  isSessionProbe?: boolean;
}

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

/**
 * The request plugin with its line to the shop. A tenth of what the app is made of, and the first screens of the home pages
 * are answered without it: it comes with the first question that the page has not asked early.
 */
const loadRequest = async () => (await import(/* webpackChunkName: "request" */ '@@/plugin-request')).request;

/** Whether an answer says that all is well; any other is left to the request plugin, which knows what to tell. */
const isGood = (body: unknown): boolean => isObject(body) && (body['success'] === true || body['code'] === 200);

async function ask<C extends AnyCall>(call: C, input: InputOf<C>, { isSessionProbe, ...options }: CallOptions): Promise<ResultOf<C>> {
  // Under an account that this tab does not show, nothing is changed.
  if (call.kind !== 'read' && call.access === 'customer' && hasSessionChanged()) throw new BizError({ success: false, errorCode: 'UNAUTHORIZED' });
  // Nothing is sent later behind the customer's back, and nobody waits for what cannot go out: it was not sent, and that is known.
  if (call.kind !== 'read' && !navigator.onLine) {
    const error = new NotSentError();
    if (!options.skipErrorHandler) tellError(error);
    throw error;
  }
  const sentToken = currentToken();
  try {
    const early = call.kind === 'read' ? await takeEarlyAnswer(call.method, call.path, input as object) : undefined;
    if (isGood(early)) return checkAnswer(call, unwrap(call, early));
    const request = await loadRequest();
    const body: unknown = await request(call.path, { method: call.method, [call.method === 'GET' ? 'params' : 'data']: input, ...options });
    return checkAnswer(call, unwrap(call, body));
  } catch (error) {
    // The code that asks is gone since a deploy: no other try would find it.
    loadMissingPart(error);
    if (toProblem(error).kind === 'unauthorized') expireSession(sentToken, isSessionProbe ? 'lapsed' : 'expired');
    throw error;
  }
}

/**
 * Makes a call of the contract. Throws BizError, MalformedAnswerError or the line's own error; `toProblem` reads them.
 */
export async function callShop<C extends AnyCall>(call: C, input: InputOf<C>, options: CallOptions = {}): Promise<ResultOf<C>> {
  for (const most of call.kind === 'read' ? mostPauses : []) {
    try {
      return await ask(call, input, { ...options, skipErrorHandler: true });
    } catch (error) {
      const ms = waitBeforeAsking(error, most);
      if (ms === undefined) {
        if (!options.skipErrorHandler) tellError(error);
        throw error;
      }
      await pause(ms, options.signal);
    }
  }
  return ask(call, input, options);
}
