/** Requests to Medusa 2: its Store API with a publishable key, its Admin API with a secret key. */

export interface MedusaAccess {
  /** Origin, for example `http://127.0.0.1:9000`. */
  readonly url: string;
  readonly publishableKey: string;
  /** The secret key, or the token of an administrator. */
  readonly admin: { readonly secretKey: string } | { readonly token: string };
}

/** Medusa answered with an error. `type` and `code` are Medusa's. */
export class MedusaError extends Error {
  override readonly name = 'MedusaError';
  constructor(
    readonly status: number,
    readonly type: string,
    readonly code: string,
    message: string,
  ) {
    super(`Medusa answered ${status} ${type}: ${message}`);
  }
}

/** Ms. Completing a cart waits up to thirty seconds for another completion of it. */
const TIMEOUT_MS = 40_000;

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

function queryTextOf(query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (Array.isArray(value)) for (const one of value) parameters.append(`${name}[]`, String(one));
    else if (value !== undefined) parameters.append(name, String(value));
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

export interface MedusaApi {
  readonly access: MedusaAccess;
  get<Answer>(path: string, query?: Query): Promise<Answer>;
  /** Without a body it sends none. */
  post<Answer>(path: string, body?: object, query?: Query): Promise<Answer>;
  delete(path: string): Promise<void>;
}

/** Paths begin with `/store`, `/admin` or `/auth`. Throws MedusaError for an error of Medusa, another one when no answer arrived. */
export function createMedusaApi(access: MedusaAccess): MedusaApi {
  const adminHeader =
    'token' in access.admin
      ? `Bearer ${access.admin.token}`
      : `Basic ${Buffer.from(`${access.admin.secretKey}:`).toString('base64')}`;

  async function send(method: string, path: string, query: Query, body?: object): Promise<unknown> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${access.url}${path}${queryTextOf(query)}`, {
      method,
      headers: {
        ...(path.startsWith('/store') && { 'x-publishable-api-key': access.publishableKey }),
        ...(path.startsWith('/admin') && { authorization: adminHeader }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.json()) as { type?: string; code?: string; message?: string };
    if (response.ok) return answer;
    const { type = '', code = '', message = '' } = answer;
    throw new MedusaError(response.status, type, code, message);
  }

  return {
    access,
    get: async <Answer>(path: string, query: Query = {}) => (await send('GET', path, query)) as Answer,
    post: async <Answer>(path: string, body?: object, query: Query = {}) =>
      (await send('POST', path, query, body)) as Answer,
    async delete(path) {
      await send('DELETE', path, {});
    },
  };
}
