/** Requests to a shop over connections that stay open. */
import { Agent, request } from 'node:http';

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

class ClosedConnection extends Error {}

/** A client with so many connections at most. */
export class ShopClient {
  readonly #agent: Agent;

  constructor(
    private readonly url: string,
    connections: number,
  ) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections, noDelay: true });
  }

  /** Sends a call. Resolves with the data of a success, and throws for everything else. */
  async send<Data = Readonly<Record<string, unknown>>>(call: ShopCall): Promise<Data> {
    try {
      return await this.#sendOnce<Data>(call);
    } catch (error) {
      // The server has closed an idle connection at the moment in which it was used again. Writes have an operation id.
      if (error instanceof ClosedConnection) return this.#sendOnce<Data>(call);
      throw error;
    }
  }

  #sendOnce<Data>({ path, token = '', body }: ShopCall): Promise<Data> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise<Data>((done, fail) => {
      const sent = request(
        `${this.url}/api/${path}`,
        {
          method: text === undefined ? 'GET' : 'POST',
          agent: this.#agent,
          headers: {
            authorization: token,
            'accept-language': 'en',
            ...(text !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(text),
            }),
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', fail);
          response.on('end', () => {
            const answer = Buffer.concat(parts).toString();
            const refuse = () => fail(new Error(`${path}: ${response.statusCode ?? 0} ${answer.slice(0, 200)}`));
            try {
              const envelope = JSON.parse(answer) as Envelope;
              if (response.statusCode === 200 && envelope.success !== false) done(envelope.data as Data);
              else refuse();
            } catch {
              refuse();
            }
          });
        },
      );
      sent.on('error', (error) => fail(sent.reusedSocket ? new ClosedConnection(error.message) : error));
      sent.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
