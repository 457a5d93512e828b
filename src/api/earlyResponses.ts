/**
 * Responses to the calls that the inline script in the head sent before the app had loaded (inline/preload.ts). Each is
 * used once, and only while it is fresh. Without one the app sends the call as usual.
 */
import type { EarlyResponse } from '@/lib/startup';

/** Ms after the start of the page during which an early response counts as current. */
const MAX_RESPONSE_AGE_MS = 10_000;

/** The query string of a GET as the inline script writes it: undefined and null values are left out. */
function queryTextOf(input: object): string {
  const sent = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return sent.length === 0 ? '' : `?${new URLSearchParams(sent as [string, string][])}`;
}

function takeUsableResponse(
  method: string,
  path: string,
  input: object,
  isUsable: (response: EarlyResponse) => boolean,
): EarlyResponse | undefined {
  const early = window.earlyResponses;
  if (!early || performance.now() > MAX_RESPONSE_AGE_MS) return undefined;
  const key =
    method === 'GET' ? `${method} ${path}${queryTextOf(input)} ` : `${method} ${path} ${JSON.stringify(input)}`;
  const response = early[key];
  if (!response || !isUsable(response)) return undefined;
  delete early[key];
  return response;
}

/** The body of the early response to this request, or undefined. Never rejects: after a failure the app sends the call again. */
export async function takeEarlyResponse(method: string, path: string, input: object): Promise<unknown> {
  return takeUsableResponse(method, path, input, () => true)?.coming;
}

/** The same, only if it has arrived already; `at` is its arrival in ms since the start of the page. */
export function takeEarlyBody(method: string, path: string, input: object): { body: unknown; at: number } | undefined {
  const response = takeUsableResponse(method, path, input, ({ body }) => body !== undefined);
  return response && { body: response.body, at: response.at ?? performance.now() };
}
