/** Sends calls to an API with `fetch`, as the storefront does, and keeps the response as it came. */
import type { AnyCall } from '../../src/api/defineCall';
import type { RawResponse } from '../../src/api/judgeResponse';
import { requestHeaders } from '../../src/lib/requestHeaders';

/** What a check sends. `token` is empty without a session. */
export interface RawRequest {
  readonly call: AnyCall;
  readonly input: Readonly<Record<string, unknown>>;
  readonly token: string;
}

/** Sends one call. Never rejects. */
export type SendCall = (request: RawRequest) => Promise<RawResponse>;

/** Ms after which a call of a check counts as without response. */
const timeoutMs = 20_000;

/** The input of a GET as it crosses the wire. */
function queryTextOf(input: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(input).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)] as [string, string]],
  );
  return fields.length > 0 ? `?${new URLSearchParams(fields).toString()}` : '';
}

/** Returns the reason of a network error in the words of the platform: `connect ECONNREFUSED 127.0.0.1:9`. */
function networkErrorReasonOf(error: unknown, isLate: boolean): string {
  if (isLate) return `no response within ${timeoutMs / 1000} s`;
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const isNamed = typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string';
  if (cause instanceof Error && cause.message) return cause.message;
  return isNamed ? String(cause.code) : error.message;
}

const originOf = (base: string) => base.replace(/^(|.*[^/])\/+$/, '$1');

/** Returns what loads the pictures of the API at `base`: a path begins there. */
export const pictureLoader =
  (base: string) =>
  async (src: string): Promise<string | undefined> => {
    try {
      const response = await fetch(src.startsWith('/') ? `${originOf(base)}${src}` : src, {
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) return `status ${response.status}`;
      const type = response.headers.get('content-type') ?? 'no type';
      return type.startsWith('image/') ? undefined : type;
    } catch (error) {
      return networkErrorReasonOf(error, error instanceof DOMException);
    }
  };

/**
 * Returns a sender for the API at `base`, an address without `/api` (`https://api.example.com`). It follows no redirects,
 * as a POST would become a GET.
 */
export function fetchSender(base: string, language = 'en'): SendCall {
  const origin = originOf(base);
  return async ({ call, input, token }) => {
    const isGet = call.method === 'GET';
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    try {
      const response = await fetch(`${origin}${call.path}${isGet ? queryTextOf(input) : ''}`, {
        method: call.method,
        headers: requestHeaders(token, language, !isGet),
        ...(!isGet && { body: JSON.stringify(input) }),
        redirect: 'manual',
        cache: 'no-store',
        signal: controller.signal,
      });
      return { kind: 'response', status: response.status, text: await response.text() };
    } catch (error) {
      return { kind: 'noResponse', reason: networkErrorReasonOf(error, controller.signal.aborted) };
    } finally {
      clearTimeout(timer);
    }
  };
}
