/** Requests and responses of the demo shop, independent of the transport (server, Umi mock, msw). */

export interface ShopRequest {
  readonly method: string;
  /** Without query, for example `/api/home/banner`. */
  readonly path: string;
  readonly query: Record<string, string>;
  /** The parsed JSON of a POST, undefined otherwise. */
  readonly body: unknown;
  /** Names in lower case. */
  readonly headers: Record<string, string | undefined>;
  /** The network address of the client, when the transport knows it. One-time codes are limited by it. */
  readonly client?: string;
}

/** A response of the shop, before a transport sends it. */
export interface ShopResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Sent as JSON. The value `{ raw }` is sent as the plain text `raw`. */
  readonly body: unknown;
  /** Ms that the transport waits before it sends the response. */
  readonly delayMs: number;
  /** The transport closes the connection instead of sending the response. */
  readonly isDropped: boolean;
  /** The call changed the database. The server waits for `Store.flushed` before it sends the response. */
  readonly wrote: boolean;
}

/** Response header of the demo shop. Its value is the name of the seed. */
export const DEMO_HEADER = 'x-demo-shop';

/** Returns the plain text of a `{ raw }` body, or undefined for a JSON body. */
export function getRawBody(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null && 'raw' in body && typeof body.raw === 'string'
    ? body.raw
    : undefined;
}

/** Returns the body of a response as text. */
export const serializeBody = (response: ShopResponse): string =>
  getRawBody(response.body) ?? JSON.stringify(response.body);

/** Converts a query to an object. When a name occurs twice, the last value counts. */
export const toQueryRecord = (search: URLSearchParams): Record<string, string> => Object.fromEntries(search);
