/**
 * The HTTP transport: sends calls with Umi's request plugin, retries reads and checks the session. A separate chunk, loaded
 * with the first call that has no early response.
 */
import { request } from '@@/plugin-request';
import { pause } from '@/lib/pause';
import { currentToken, expireSession, hasSessionChanged } from '@/lib/session';
import { parseResponse } from './parseResponse';
import { isErrorOfMissingList } from './missingList';
import { maxRetryDelaysMs, getRetryDelay } from './retryPolicy';
import type { CallOptions } from './requestConfig';
import type { AnyCall, InputOf, ResultOf } from './defineCall';
import { BusinessError, MalformedResponseError, NotSentError, toApiError } from './errors';
import { showError, type ErrorHandling } from './requestConfig';
import { violationHook } from './violationHook';

async function fetchOnce<C extends AnyCall>(
  call: C,
  input: InputOf<C>,
  { isSessionProbe, ...options }: CallOptions & ErrorHandling,
  token: string,
): Promise<ResultOf<C>> {
  // Another tab has signed in another customer: this tab must not change the data of that account.
  if (call.kind !== 'read' && call.access === 'customer' && hasSessionChanged())
    throw new BusinessError({ success: false, errorCode: 'UNAUTHORIZED' });
  // The session has changed since the call was made: do not send it with another token, and do not report an expired session.
  // A screen can also read right after logout. `hasSessionChanged` then emits the session event if the tab has missed it.
  if (call.access === 'customer') {
    const isAnonymousRead = call.kind === 'read' && token === '';
    if (isAnonymousRead) hasSessionChanged();
    if (isAnonymousRead || currentToken() !== token)
      throw new BusinessError({ success: false, errorCode: 'UNAUTHORIZED' });
  }
  // Offline, a write fails at once and is not queued: its outcome is known, it was not sent.
  if (call.kind !== 'read' && !navigator.onLine) {
    const error = new NotSentError();
    if (!options.skipErrorHandler) showError(error, options);
    throw error;
  }
  const sentToken = currentToken();
  let body: unknown;
  try {
    body = await request(API_ROOT + call.path, {
      method: call.method,
      [call.method === 'GET' ? 'params' : 'data']: input,
      ...options,
    });
    const result = parseResponse(call, body);
    if ((result as { droppedCount?: number }).droppedCount) violationHook.report?.(call, body);
    return result;
  } catch (error) {
    if (error instanceof MalformedResponseError) violationHook.report?.(call, body);
    if (toApiError(error).kind === 'unauthorized') expireSession(sentToken, isSessionProbe ? 'lapsed' : 'expired');
    throw error;
  }
}

/**
 * Sends a call: a read up to three times, a write once. A list that the shop may leave out is empty without its call. `token` is
 * the token at the time of the call; if the session has changed since, it throws BusinessError UNAUTHORIZED. Also throws
 * MalformedResponseError, NotSentError or an axios error.
 */
export async function sendRequest<C extends AnyCall>(
  call: C,
  input: InputOf<C>,
  options: CallOptions,
  token: string,
): Promise<ResultOf<C>> {
  if (call.kind !== 'read') return fetchOnce(call, input, { ...options, isWrite: true }, token);
  for (let retries = 0; ; retries += 1) {
    const maxDelayMs = maxRetryDelaysMs[retries];
    const delayAfter = (error: unknown) => (maxDelayMs === undefined ? undefined : getRetryDelay(error, maxDelayMs));
    const isHandled = (error: unknown) => delayAfter(error) !== undefined || isErrorOfMissingList(call, error);
    try {
      return await fetchOnce(call, input, { ...options, isHandled }, token);
    } catch (error) {
      if (isErrorOfMissingList(call, error))
        return parseResponse(call, { success: true, data: { list: [], total: 0 } });
      const ms = delayAfter(error);
      if (ms === undefined) throw error;
      await pause(ms, options.signal);
    }
  }
}
