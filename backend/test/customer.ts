/** A customer of the engine, who sends calls over HTTP. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

export interface Answer {
  readonly status: number;
  readonly success: boolean;
  readonly errorCode?: string;
  // The tests look at a few fields of the contract's answers, whose shapes the engine has checked.
  readonly data: Readonly<Record<string, never>> & { readonly [name: string]: unknown };
}

/** Sends a call. Throws when there is no answer. */
export async function send(origin: string, path: string, token: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${origin}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: token, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const json = (await response.json()) as Omit<Answer, 'status'>;
  return { ...json, status: response.status };
}

let lastPhone = Date.now() % 10_000_000;

/** A phone without an account. */
export const newPhone = (): string => `+1415${String((lastPhone = (lastPhone + 1) % 10_000_000)).padStart(7, '0')}`;

/** Sends until there is an answer that says what became of the call, for a minute and a half. */
export async function sendUntilAnswered(origin: string, path: string, token: string, body?: unknown): Promise<Answer> {
  const until = Date.now() + 90_000;
  while (Date.now() < until) {
    const answer = await send(origin, path, token, body).catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    await wait(100);
  }
  throw new Error(`There was no answer to ${path} in a minute and a half.`);
}

/** Signs in with a phone and returns the token. */
export async function signIn(origin: string, phone: string): Promise<string> {
  const { data: sent } = await send(origin, 'user/sendVerifyCode', '', { phone, purpose: 'login' });
  const { data } = await send(origin, 'user/loginWithVerifyCode', '', { phone, code: sent['demoCode'] });
  return String(data['token']);
}

/** The input of an order of one SKU at the total that the engine quotes. */
export async function prepareOrder(
  origin: string,
  token: string,
  skuId: string,
  options: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown>> {
  const { data: saved } = await send(origin, 'user/address/save', token, {
    recipient: 'Test',
    phone: '+14155550100',
    region: 'California',
    city: 'San Francisco',
    street: '1 Check Street',
  });
  const pack = {
    lines: [{ skuId, quantity: 1 }],
    addressId: saved['savedId'],
    couponId: null,
    useBalance: false,
    ...options,
  };
  const { data } = await send(origin, 'home/packGoods', token, pack);
  return {
    ...pack,
    operationId: randomUUID(),
    isAgreed: true,
    isPresaleAccepted: true,
    expectedTotal: data['total'],
  };
}
