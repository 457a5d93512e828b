/**
 * The one way to the API: a typed call whose answer is checked at the edge. Reads are asked again a bounded number of
 * times, writes never. A session that ended is dropped here, whoever asked.
 */
import { loadMissingPart } from '@/boot';
import { takeEarlyAnswer, takeEarlyBody } from '@/earlyAnswers';
import { currentToken } from '@/session';
import { isGood, readAnswer } from './answer';
import type { AnyCall, InputOf, ResultOf } from './defineCall';
import { MalformedAnswerError, NotSentError } from './errors';
import { tellError } from './requestConfig';

export interface CallOptions {
  signal?: AbortSignal;
  /** The caller shows what went wrong itself; nothing is told through the request configuration. */
  skipErrorHandler?: boolean;
  /** The call only asks who is signed in: a dead session is no interruption, so login is not offered. */
  isSessionProbe?: boolean;
}

/** Loads the line to the shop: a tenth of what the app is made of, and the first screens of the home pages are answered without it. */
export const loadLine = () => import(/* webpackChunkName: "request" */ './line');

/** The line to the shop. Throws NotSentError when its code cannot be had; where a deploy has taken it away, the page is loaded anew. */
async function openLine({ skipErrorHandler }: CallOptions) {
  try {
    return await loadLine();
  } catch (missing) {
    loadMissingPart(missing);
    const error = new NotSentError();
    if (!skipErrorHandler) tellError(error);
    throw error;
  }
}

/** What a body says when it is a good answer; anything else is left to the line, which tells what it is. */
function readEarly<C extends AnyCall>(call: C, body: unknown): { result: ResultOf<C> } | undefined {
  if (!isGood(body)) return undefined;
  try {
    return { result: readAnswer(call, body) };
  } catch (error) {
    if (error instanceof MalformedAnswerError) return undefined;
    throw error;
  }
}

/**
 * The answer that the page asked for before the app had come, if it is here already: a screen that begins with it need not be
 * drawn twice. `at`: when it came, in ms since the start of the page. Each answer is handed out once.
 */
export function earlyResult<C extends AnyCall>(call: C, input: InputOf<C>): { result: ResultOf<C>; at: number } | undefined {
  const early = call.kind === 'read' ? takeEarlyBody(call.method, call.path, input as object) : undefined;
  const read = early && readEarly(call, early.body);
  return read && { ...read, at: early.at };
}

/**
 * Makes a call of the contract. Throws BizError, MalformedAnswerError, NotSentError or the line's own error; `toProblem`
 * reads them.
 */
export async function callShop<C extends AnyCall>(call: C, input: InputOf<C>, options: CallOptions = {}): Promise<ResultOf<C>> {
  const token = currentToken();
  const early = call.kind === 'read' ? readEarly(call, await takeEarlyAnswer(call.method, call.path, input as object)) : undefined;
  if (early) return early.result;
  const { askShop } = await openLine(options);
  return askShop(call, input, options, token);
}
