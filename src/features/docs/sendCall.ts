/** Sends a call as the developer page shows it: the answer comes back as it is, without retries, messages or checks. */
import type { AnyCall } from '@/api/defineCall';
import { requestHeaders } from '@/lib/requestHeaders';
import { currentLanguage } from '@/lib/i18n';
import { currentToken } from '@/lib/session';

export interface RawAnswer {
  readonly status: number;
  /** From sending to the last byte of the body. */
  readonly durationMs: number;
  /** The headers that say something about an API: type, caching, limits, the demo shop. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body as text. */
  readonly text: string;
  /** The parsed body; undefined when it is no JSON. */
  readonly body: unknown;
}

const shownHeaders = [
  'content-type',
  'content-length',
  'content-language',
  'cache-control',
  'etag',
  'retry-after',
  'server-timing',
  'x-request-id',
  'x-demo-shop',
];

/** How a query writes a value: text as it is, everything else as JSON, which for numbers and booleans is the same. */
const queryText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The path of a call with its input; the input of a POST is in the body. */
export function urlOfCall({ method, path }: Pick<AnyCall, 'method' | 'path'>, input: unknown): string {
  if (method !== 'GET' || typeof input !== 'object' || input === null) return path;
  const fields = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(fields.map(([name, value]) => [name, queryText(value)])).toString();
  return query ? `${path}?${query}` : path;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a call once. Rejects when no answer arrives. */
export async function sendCall(call: Pick<AnyCall, 'method' | 'path'>, input: unknown): Promise<RawAnswer> {
  const start = performance.now();
  const response = await fetch(API_ROOT + urlOfCall(call, input), {
    method: call.method,
    headers: requestHeaders(currentToken(), currentLanguage(), call.method === 'POST'),
    cache: 'no-store',
    ...(call.method === 'POST' ? { body: JSON.stringify(input) } : {}),
  });
  const text = await response.text();
  return {
    status: response.status,
    durationMs: Math.round(performance.now() - start),
    headers: shownHeaders.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
    text,
    body: parsedJson(text),
  };
}
