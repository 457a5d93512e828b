/** Requests to a shop over connections that stay open. */
import { Pool } from 'undici';
import { errorCodeOf } from '../../command/startError';

export interface ShopCall {
  readonly path: string;
  readonly token?: string;
  /** The body of a POST. */
  readonly body?: unknown;
}

interface Envelope {
  readonly success?: boolean;
  readonly data: unknown;
}

/** A client with so many connections at most. */
export class ShopClient {
  readonly #pool: Pool;

  constructor(url: string, connections: number) {
    this.#pool = new Pool(url, { connections, pipelining: 1 });
  }

  /** Sends a call. Resolves with the data of a success, and throws for everything else. */
  async send<Data = Readonly<Record<string, unknown>>>(call: ShopCall): Promise<Data> {
    try {
      return await this.#sendOnce<Data>(call);
    } catch (error) {
      // The server has closed an idle connection at the moment in which it was used again. Writes have an operation id.
      if (errorCodeOf(error) === 'UND_ERR_SOCKET') return this.#sendOnce<Data>(call);
      throw error;
    }
  }

  async #sendOnce<Data>({ path, token = '', body }: ShopCall): Promise<Data> {
    const { statusCode, body: answer } = await this.#pool.request({
      path: `/api/${path}`,
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: token, 'accept-language': 'en', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const { success, data } = statusCode === 200 ? (JSON.parse(text) as Envelope) : { success: false, data: null };
    if (success === false) throw new Error(`${path}: ${statusCode} ${text.slice(0, 200)}`);
    return data as Data;
  }

  close(): void {
    void this.#pool.destroy();
  }
}
