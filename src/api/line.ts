/**
 * The line to the shop: Umi's request plugin, what is asked again when it breaks, and whose session it is. Comes with the first
 * question that the page has not asked early.
 */
import { request } from '@@/plugin-request';
import { pause } from '@/pause';
import { currentToken, expireSession, hasSessionChanged } from '@/session';
import { readAnswer } from './answer';
import { mostPauses, waitBeforeAsking } from './askAgain';
import type { CallOptions } from './client';
import type { AnyCall, InputOf, ResultOf } from './defineCall';
import { BizError, NotSentError, toProblem } from './errors';
import { tellError } from './requestConfig';

async function askOnce<C extends AnyCall>(call: C, input: InputOf<C>, { isSessionProbe, ...options }: CallOptions, token: string): Promise<ResultOf<C>> {
  // Under an account that this tab does not show, nothing is changed.
  if (call.kind !== 'read' && call.access === 'customer' && hasSessionChanged()) throw new BizError({ success: false, errorCode: 'UNAUTHORIZED' });
  // Whoever asked has left since: nothing is asked in another's name, and no session is said to have run out. A screen may also read
  // in the moment after the customer has left it; where the token was lost in another way, the tab finds out.
  if (call.access === 'customer') {
    const isNobodys = call.kind === 'read' && token === '';
    if (isNobodys) hasSessionChanged();
    if (isNobodys || currentToken() !== token) throw new BizError({ success: false, errorCode: 'UNAUTHORIZED' });
  }
  // Nothing is sent later behind the customer's back, and nobody waits for what cannot go out: it was not sent, and that is known.
  if (call.kind !== 'read' && !navigator.onLine) {
    const error = new NotSentError();
    if (!options.skipErrorHandler) tellError(error);
    throw error;
  }
  const sentToken = currentToken();
  try {
    return readAnswer(call, await request(call.path, { method: call.method, [call.method === 'GET' ? 'params' : 'data']: input, ...options }));
  } catch (error) {
    if (toProblem(error).kind === 'unauthorized') expireSession(sentToken, isSessionProbe ? 'lapsed' : 'expired');
    throw error;
  }
}

/** Asks the shop for whoever had this token when they asked; a read up to three times, a write once. Throws BizError, MalformedAnswerError, NotSentError or the line's own error. */
export async function askShop<C extends AnyCall>(call: C, input: InputOf<C>, options: CallOptions, token: string): Promise<ResultOf<C>> {
  for (const most of call.kind === 'read' ? mostPauses : []) {
    try {
      return await askOnce(call, input, { ...options, skipErrorHandler: true }, token);
    } catch (error) {
      const ms = waitBeforeAsking(error, most);
      if (ms === undefined) {
        if (!options.skipErrorHandler) tellError(error);
        throw error;
      }
      await pause(ms, options.signal);
    }
  }
  return askOnce(call, input, options, token);
}
