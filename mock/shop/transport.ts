/** What goes into the shop and what comes out, whichever server, mock or test carries it. */

export interface ShopRequest {
  readonly method: string;
  /** Without query, for example `/api/home/banner`. */
  readonly path: string;
  readonly query: Record<string, string>;
  /** The parsed JSON of a POST, undefined otherwise. */
  readonly body: unknown;
  /** Names in lower case. */
  readonly headers: Record<string, string | undefined>;
}

export interface ShopAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** JSON, unless it is `{ raw }`: then these very characters. */
  readonly body: unknown;
  /** Ms for which the transport holds the answer back. */
  readonly delayMs: number;
  /** The transport breaks the connection instead of answering. */
  readonly isDropped: boolean;
  /** The books were changed: a durable transport waits until that is safe before it answers. */
  readonly wrote: boolean;
}

/** The header by which every answer of the demo shop says that it is one, with the name of its scene. */
export const DEMO_HEADER = 'x-demo-shop';

/** The characters of a body that is not JSON, or undefined. */
export function rawOf(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null && 'raw' in body && typeof body.raw === 'string' ? body.raw : undefined;
}

/** The characters that a transport sends for an answer. */
export const charactersOf = (answer: ShopAnswer): string => rawOf(answer.body) ?? JSON.stringify(answer.body);

/** A query as the shop wants it; of a name that comes twice the last one counts. */
export const queryOf = (search: URLSearchParams): Record<string, string> => Object.fromEntries(search);
