/**
 * The one way to the API: a typed call whose answer is checked at the edge. Reads are asked again a bounded number of
 * times, writes never. A session that ended is dropped here, whoever asked.
 */
import { loadMissingPart } from '@/boot';
import { takeEarlyAnswer } from '@/earlyAnswers';
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

/**
 * The line to the shop: a tenth of what the app is made of, and the first screens of the home pages are answered without it.
 * Throws NotSentError when its code cannot be had; where a deploy has taken it away, the page is loaded anew.
 */
async function loadLine({ skipErrorHandler }: CallOptions) {
  try {
    return await import(/* webpackChunkName: "request" */ './line');
  } catch (missing) {
    loadMissingPart(missing);
    const error = new NotSentError();
    if (!skipErrorHandler) tellError(error);
    throw error;
  }
}

/** The answer that the page has asked for before the app had come; anything but a good one is left to the line, which tells what it is. */
async function earlyAnswer<C extends AnyCall>(call: C, input: InputOf<C>): Promise<{ result: ResultOf<C> } | undefined> {
  const body = call.kind === 'read' ? await takeEarlyAnswer(call.method, call.path, input as object) : undefined;
  if (!isGood(body)) return undefined;
  try {
    return { result: readAnswer(call, body) };
  } catch (error) {
    if (error instanceof MalformedAnswerError) return undefined;
    throw error;
  }
}

/**
 * Makes a call of the contract. Throws BizError, MalformedAnswerError, NotSentError or the line's own error; `toProblem`
 * reads them.
 */
export async function callShop<C extends AnyCall>(call: C, input: InputOf<C>, options: CallOptions = {}): Promise<ResultOf<C>> {
  const early = await earlyAnswer(call, input);
  if (early) return early.result;
  const { askShop } = await loadLine(options);
  return askShop(call, input, options);
}
