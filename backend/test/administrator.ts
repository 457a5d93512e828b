/** The administrator of the engine, who sends operations to Vendure's admin API. */
import assert from 'node:assert/strict';

export interface GraphqlAnswer {
  readonly data: Readonly<Record<string, never>> | null;
  /** The message of the first error, or undefined. */
  readonly error: string | undefined;
}

/** Sends one operation. `token` is empty for a visitor. */
export async function sendAsAdmin(
  origin: string,
  token: string,
  query: string,
  channel?: string,
): Promise<GraphqlAnswer> {
  const response = await fetch(`${origin}/admin-api`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(channel !== undefined && { 'vendure-token': channel }),
    },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as {
    data?: GraphqlAnswer['data'];
    errors?: readonly { readonly message: string }[];
  };
  return { data: data ?? null, error: errors?.[0]?.message };
}

/** Signs in and returns the token. */
export async function signInAsAdmin(origin: string, name = 'superadmin', password = 'for-tests'): Promise<string> {
  const response = await fetch(`${origin}/admin-api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query:
        'mutation ($name: String!, $password: String!) { login(username: $name, password: $password) { __typename } }',
      variables: { name, password },
    }),
  });
  const token = response.headers.get('vendure-auth-token');
  assert(token, await response.text());
  return token;
}
