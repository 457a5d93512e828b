/** A stand-in for Medusa that answers what Medusa 2.18 answers, and rows of it. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Attempt, Engine } from '../../examples/adapter/engine';
import { createMedusaApi } from '../../examples/adapter/medusa/medusaApi';
import { createMedusaEngine } from '../../examples/adapter/medusa/medusaEngine';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly key: string;
  readonly body: unknown;
}
type Answer = readonly [status: number, body: object];
export type Answers = Readonly<Record<string, object | Answer | ((sent: Sent) => object | Answer)>>;

const closing: (() => void)[] = [];

/** Closes the stand-ins of the test. */
export const closeStandIns = () => closing.splice(0).forEach((close) => close());

const keyOf = ({ headers }: IncomingMessage) =>
  String(headers['x-publishable-api-key'] ?? Buffer.from(String(headers.authorization).slice(6), 'base64').toString());

/** An engine in front of a Medusa that answers each `METHOD /path` with the row of `answers`. */
export async function openMedusa(answers: Answers): Promise<{ engine: Engine; sent: Sent[]; url: string }> {
  const sent: Sent[] = [];
  const all: Answers = {
    'GET /store/regions': {
      regions: [{ id: 'reg', currency_code: 'usd', countries: [{ iso_2: 'us' }, { iso_2: 'de' }] }],
    },
    'GET /admin/stores': { stores: [{ name: 'Sample shop' }] },
    ...answers,
  };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const path = new URL(request.url ?? '', 'http://medusa').pathname;
      const one = {
        method: request.method ?? '',
        path,
        key: keyOf(request),
        body: text ? JSON.parse(text) : undefined,
      };
      sent.push(one);
      const row = all[`${one.method} ${path}`] ?? ([404, { type: 'not_found', message: path }] as const);
      const answer = typeof row === 'function' ? row(one) : row;
      const [status, body] = Array.isArray(answer) ? (answer as unknown as Answer) : [200, answer as object];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close().closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const access = { url, publishableKey: 'pk', admin: { secretKey: 'sk' } };
  return { engine: await createMedusaEngine(createMedusaApi(access)), sent, url };
}

const item = {
  ...{
    variant_id: 'var_s',
    product_id: 'prod_1',
    product_title: 'Cotton T-shirt',
    variant_title: 'S',
    thumbnail: null,
  },
  ...{ unit_price: 19.99, quantity: 2 },
};
export const cart = {
  id: 'cart_1',
  total: 44.98,
  discount_total: 0,
  items: [item],
  shipping_methods: [{ name: 'Parcel', amount: 5 }],
};
export const pack = { lines: [{ skuId: 'var_s', quantity: 2 }], address: null, deliveryId: 'so_2' };
export const cartAnswers: Answers = {
  'POST /store/carts': { cart: { id: 'cart_1' } },
  'GET /store/shipping-options': {
    shipping_options: [
      { id: 'so_1', name: 'Parcel', amount: 5 },
      { id: 'so_2', name: 'Express', amount: 15 },
    ],
  },
  'POST /store/carts/cart_1/shipping-methods': { cart },
  'POST /store/payment-collections': { payment_collection: { id: 'paycol_1' } },
  'POST /store/payment-collections/paycol_1/payment-sessions': {},
};

export const order = {
  ...{
    id: 'order_1',
    display_id: 7,
    customer_id: 'cus_1',
    status: 'pending',
    metadata: { reference: 'ref-1', note: 'Ring' },
  },
  ...{
    payment_status: 'authorized',
    fulfillment_status: 'not_fulfilled',
    created_at: '2026-11-20T12:00:00Z',
    canceled_at: null,
  },
  ...{ total: 44.98, discount_total: 0, items: [item], shipping_methods: cart.shipping_methods, fulfillments: [] },
  shipping_address: {
    ...{ id: 'addr', first_name: 'Mei', last_name: 'Lin', phone: '+14155550134', address_1: '1 Elm Street' },
    ...{ city: 'Oakland', province: 'CA', postal_code: '94601', country_code: 'us' },
  },
  payment_collections: [{ payments: [{ id: 'pay_1', amount: 44.98, captured_at: null, canceled_at: null }] }],
};
export const paidOrder = {
  ...order,
  payment_collections: [
    { payments: [{ id: 'pay_1', amount: 44.98, captured_at: '2026-11-20T12:01:00Z', canceled_at: null }] },
  ],
};
export const customer = {
  id: 'cus_1',
  phone: '+14155550134',
  first_name: null,
  metadata: null,
  created_at: '2026-11-20T11:00:00Z',
};
const address = {
  ...{ id: 'addr', recipient: 'Mei Lin', phone: '+14155550134', country: 'US', region: 'CA', city: 'Oakland' },
  ...{ street: '1 Elm Street', postcode: '94601', isDefault: true },
};
export const draft = { ...pack, deliveryId: 'so_1', address, note: 'Ring', expectedTotal: 4498 };

/** An attempt, and what it stores. */
export function attemptWith(kept?: string): { stored: string[]; attempt: Attempt } {
  const stored: string[] = [];
  return { stored, attempt: { reference: 'ref-1', kept, keep: async (text: string) => void stored.push(text) } };
}
