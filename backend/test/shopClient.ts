/** A client of Vendure's own shop API, for tests with two servers. */
import assert from 'node:assert/strict';
import { send } from './customer';

export interface ShopAnswer {
  readonly data: Readonly<Record<string, never>> | null;
  /** The message of the first error, or undefined. */
  readonly error: string | undefined;
  /** The token that the answer contains, or null. */
  readonly token: string | null;
}

/** Returns the operations at the servers that `originOf` numbers. */
export function createShopClient(originOf: (nth: number) => string) {
  /** Sends one operation to Vendure's shop API. */
  async function sendToShop(query: string, { token = '', nth = 0, language = 'en' } = {}): Promise<ShopAnswer> {
    const response = await fetch(`${originOf(nth)}/shop-api?languageCode=${language}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await response.json()) as {
      data?: ShopAnswer['data'];
      errors?: readonly { readonly message: string }[];
    };
    return { data: data ?? null, error: errors?.[0]?.message, token: response.headers.get('vendure-auth-token') };
  }

  async function requestCode(phone: string, purpose = 'login'): Promise<string> {
    const { data } = await send(originOf(1), 'user/sendVerifyCode', '', { phone, purpose });
    return String(data['demoCode']);
  }

  /** Signs in over the shop API. The outcome is "CurrentUser", or the reason of a refusal. */
  async function authenticate(phone: string, code: string, options: { nth?: number; language?: string } = {}) {
    const { data, error, token } = await sendToShop(
      `mutation { authenticate(input: { phoneCode: { phone: "${phone}", code: "${code}" } }) {
        __typename ... on InvalidCredentialsError { authenticationError } } }`,
      options,
    );
    assert.equal(error, undefined);
    const { __typename: kind, authenticationError } = (data?.['authenticate'] ?? {}) as {
      __typename?: string;
      authenticationError?: string;
    };
    return { outcome: authenticationError ?? kind, token: token ?? '' };
  }

  const activeCustomer = '{ activeCustomer { lastName phoneNumber orders { items { code state } } } }';

  async function customerOf(token: string, nth = 0) {
    const { data } = await sendToShop(activeCustomer, { token, nth });
    return (data?.['activeCustomer'] ?? null) as {
      lastName: string;
      phoneNumber: string;
      orders: { items: { code: string; state: string }[] };
    } | null;
  }

  return { sendToShop, requestCode, authenticate, customerOf };
}
