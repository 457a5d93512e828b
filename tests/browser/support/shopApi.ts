/**
 * Direct API calls of tests, which read and write the database without the page. Responses are validated against the
 * contract.
 */
import { randomInt, randomUUID } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { text as readText } from 'node:stream/consumers';
import { expect, type APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import { alert } from '../../../src/api/alerts';
import { coupon } from '../../../src/api/coupons';
import { order } from '../../../src/api/orders';
import { payment } from '../../../src/api/payments';
import { address, type addressDraft } from '../../../src/api/addresses';
import { signedIn, verifyCodeSent } from '../../../src/api/login';
import { user } from '../../../src/api/customer';
import { walletEntry, withdrawal } from '../../../src/api/wallet';
import { listOf } from '../../../src/api/schema/wire';

type Row<Schema extends v.GenericSchema> = v.InferOutput<Schema>;
type Line = { skuId: string; quantity: number };

/** API of a signed-in customer. */
export interface CustomerApi {
  readonly token: string;
  orders(): Promise<Row<typeof order>[]>;
  addresses(): Promise<Row<typeof address>[]>;
  wallet(): Promise<Row<typeof walletEntry>[]>;
  withdrawals(): Promise<Row<typeof withdrawal>[]>;
  coupons(): Promise<Row<typeof coupon>[]>;
  alerts(): Promise<Row<typeof alert>[]>;
  profile(): Promise<Row<typeof user>>;
  redeem(code: string): Promise<void>;
  /** Adds `homeAddress`, with other values where given. */
  addAddress(other?: Partial<Row<typeof addressDraft>>): Promise<Row<typeof address>>;
  placeOrder(lines: Line[], addressId?: string): Promise<Row<typeof order>>;
  /** Requests the return of one piece of an order, for the balance. */
  requestReturn(orderId: string, skuId: string): Promise<Row<typeof order>>;
  /** Wraps a code of an order as a gift with the message "By a mile", and returns its token. */
  wrapGift(orderId: string, code: string): Promise<string>;
  /** Pays an order. With the fault `delivered` it arrives at once. */
  pay(placed: Row<typeof order>, fault?: 'delivered'): Promise<Row<typeof order>>;
}

export interface ShopApi {
  /** Signs in with a phone number. A new number creates a new customer. */
  signIn(phone?: string): Promise<CustomerApi>;
  /** Tries to sign in with a wrong code. Returns the error code: CODE_EXPIRED until a code was sent, then CODE_WRONG. */
  tryWrongCode(phone: string): Promise<string | undefined>;
  /** API of the customer with this token, for example the token that the page stored. */
  customer(token: string): CustomerApi;
}

/** Sends JSON to a server of this machine from a random address of its own: wrong codes are limited for each address of a client. */
const postFromAnotherAddress = (url: URL, body: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const isHere = /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname);
    const own = isHere ? { host: '127.0.0.1', localAddress: `127.0.${randomInt(256)}.${randomInt(2, 255)}` } : {};
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const { request: send } = url.protocol === 'https:' ? https : http;
    send(url, { ...own, method: 'POST', headers }, (response) => {
      readText(response).then(resolve, reject);
    })
      .on('error', reject)
      .end(body);
  });

/** A random phone number without an account, E.164. */
export const newPhone = (): string => `+1628${String(randomInt(10_000_000)).padStart(7, '0')}`;

/** An address for tests. */
export const homeAddress = {
  recipient: 'Robin Vale',
  phone: '+14155550199',
  region: 'CA',
  city: 'Berkeley',
  street: '12 Walnut Square',
  postcode: '94709',
  isDefault: false,
} satisfies Row<typeof addressDraft>;

/** The API behind the base URL of the test. */
export function shopApi(request: APIRequestContext): ShopApi {
  async function callApi<Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    { body, token = '' }: { body?: object; token?: string },
  ): Promise<Row<Schema>> {
    const headers = { Authorization: token, 'Accept-Language': 'en' };
    const response = body ? await request.post(path, { headers, data: body }) : await request.get(path, { headers });
    const answer: unknown = await response.json();
    const envelope = v.safeParse(v.object({ success: v.literal(true), data: schema }), answer);
    if (!envelope.success) throw new Error(`${path} answered ${JSON.stringify(answer).slice(0, 500)}`);
    return envelope.output.data as Row<Schema>;
  }

  function customer(token: string): CustomerApi {
    const get = <Schema extends v.GenericSchema>(schema: Schema, path: string) => callApi(schema, path, { token });
    const post = <Schema extends v.GenericSchema>(schema: Schema, path: string, body: object) =>
      callApi(schema, path, { token, body });
    return {
      token,
      orders: async () => (await get(listOf(order), '/api/user/order/list?pageSize=100')).list,
      addresses: async () => (await get(listOf(address), '/api/user/address')).list,
      wallet: async () => (await get(listOf(walletEntry), '/api/user/wallet/log')).list,
      withdrawals: async () => (await get(listOf(withdrawal), '/api/user/withdraw/log')).list,
      coupons: async () => (await get(listOf(coupon), '/api/user/myCoupon')).list,
      alerts: async () => (await get(listOf(alert), '/api/user/alert/list')).list,
      profile: () => get(user, '/api/user/current?type=1'),
      redeem: async (code) =>
        void (await post(v.unknown(), '/api/user/exchange/code', { operationId: randomUUID(), code })),
      async addAddress(other = {}) {
        const { list, savedId } = await post(
          v.object({ ...listOf(address).entries, savedId: v.string() }),
          '/api/user/address/save',
          { ...homeAddress, ...other },
        );
        return v.parse(
          address,
          list.find(({ id }) => id === savedId),
        );
      },
      async placeOrder(lines, addressId) {
        const draft = { lines, couponId: null, addressId: addressId ?? null };
        const { total } = await post(v.object({ total: v.number() }), '/api/home/packGoods', draft);
        return post(order, '/api/user/order/confirm', {
          ...draft,
          operationId: randomUUID(),
          isAgreed: true,
          isPresaleAccepted: true,
          expectedTotal: total,
        });
      },
      async requestReturn(orderId, skuId) {
        const lines = [{ skuId, quantity: 1 }];
        const { refund } = await post(v.object({ refund: v.number() }), '/api/user/return/quote', { orderId, lines });
        return post(order, '/api/user/return/request', {
          operationId: randomUUID(),
          orderId,
          lines: lines.map((line) => ({ ...line, reason: 'other' })),
          refundTo: 'balance',
          expectedRefund: refund,
        });
      },
      async wrapGift(orderId, code) {
        const options = `/api/user/gift/options?orderId=${orderId}&code=${code}`;
        const { designs } = await get(v.object({ designs: v.array(v.object({ id: v.string() })) }), options);
        const wish = { orderId, code, designId: designs[0]?.id, message: 'By a mile', from: '', opensOn: null };
        const { yields } = await post(order, '/api/user/gift/wrap', wish);
        return yields.find((one) => one.code === code)?.gift?.token ?? '';
      },
      pay: async ({ id, total }, fault) =>
        (
          await post(payment, `/api/user/order/pay${fault ? `?shopFault=${fault}` : ''}`, {
            operationId: randomUUID(),
            orderId: id,
            expectedTotal: total,
          })
        ).order,
    };
  }

  return {
    customer,
    async tryWrongCode(phone) {
      const url = new URL('/api/user/loginWithVerifyCode', (await request.get('/')).url());
      const body = JSON.stringify({ phone, code: '000000' });
      const text = await postFromAnotherAddress(url, body);
      return v.parse(v.object({ errorCode: v.optional(v.string()) }), JSON.parse(text)).errorCode;
    },
    async signIn(phone = newPhone()) {
      let code: string | undefined;
      // Another test may be signing in with this phone. No code is sent until its code is used.
      await expect(async () => {
        code = (await callApi(verifyCodeSent, '/api/user/sendVerifyCode', { body: { phone, purpose: 'login' } }))
          .demoCode;
      }).toPass({ intervals: [200], timeout: 20_000 });
      const { token } = await callApi(signedIn, '/api/user/loginWithVerifyCode', { body: { phone, code } });
      return customer(token);
    },
  };
}
