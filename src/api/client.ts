/**
 * The API client. It sends a typed call and validates the response against the schema of the call. It retries reads a
 * limited number of times and never retries writes. When the API reports that the session has ended, it removes the token.
 */
import { reloadForMissingFile } from '@/lib/reload';
import { takeEarlyResponse, takeEarlyBody } from './earlyResponses';
import { isCallAllowed } from '@/lib/features';
import { reportReachability } from '@/lib/connection';
import { currentToken } from '@/lib/session';
import { isSuccess, parseResponse } from './parseResponse';
import type { AnyCall, InputOf, ResultOf } from './defineCall';
import { MalformedResponseError, NotSentError, toApiError } from './errors';
import { showError, type CallOptions } from './requestConfig';

/** Loads the HTTP transport. It is a separate chunk, because the prerendered home pages show their data without it. */
export const loadHttpTransport = () => import(/* webpackChunkName: "request" */ './httpTransport');

/**
 * Returns the HTTP transport. When its chunk fails to load, it throws NotSentError; when a deploy has removed the chunk, it
 * also reloads the page.
 */
async function getHttpTransport(options: CallOptions) {
  try {
    return await loadHttpTransport();
  } catch (missing) {
    reloadForMissingFile(missing);
    reportReachability(false);
    const error = new NotSentError();
    if (!options.skipErrorHandler) showError(error, options);
    throw error;
  }
}

/** Parses an early response. Returns undefined for an error or invalid response; the transport then sends the call again. */
function parseEarlyResponse<C extends AnyCall>(call: C, body: unknown): { result: ResultOf<C> } | undefined {
  if (!isSuccess(body)) return undefined;
  try {
    return { result: parseResponse(call, body) };
  } catch (error) {
    if (error instanceof MalformedResponseError) return undefined;
    throw error;
  }
}

/**
 * Returns the result of a read that the HTML page requested before the app code was loaded, if the response has arrived.
 * A component that starts with it renders once instead of twice. `at` is the arrival time in ms since navigation start.
 * Each early response is returned once.
 */
export function getEarlyResult<C extends AnyCall>(
  call: C,
  input: InputOf<C>,
): { result: ResultOf<C>; at: number } | undefined {
  const early = call.kind === 'read' ? takeEarlyBody(call.method, call.path, input as object) : undefined;
  const parsed = early && parseEarlyResponse(call, early.body);
  return parsed && { ...parsed, at: early.at };
}

/**
 * Sends a call and returns the validated `data` of the response. A call of a feature that is switched off is not sent. Throws
 * BusinessError, MalformedResponseError, NotSentError or an axios error; `toApiError` maps each of them to an ApiError.
 */
export async function callApi<C extends AnyCall>(
  call: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<ResultOf<C>> {
  const token = currentToken();
  if (!(await isCallAllowed(call))) throw new NotSentError();
  const early =
    call.kind === 'read'
      ? parseEarlyResponse(call, await takeEarlyResponse(call.method, call.path, input as object))
      : undefined;
  if (early) return early.result;
  const { sendRequest } = await getHttpTransport(options);
  try {
    const result = await sendRequest(call, input, options, token);
    reportReachability(true);
    return result;
  } catch (error) {
    reportReachability(toApiError(error).kind !== 'noResponse');
    throw error;
  }
}
