/** Bytes that no text and no picture may have are refused as invalid input, in every call and path. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { calls } from '../../src/api/calls';
import { pictureFiles } from '../../mock/testing/pictureFiles';
import { sampleInputs } from '../../mock/testing/sampleInputs';
import { newPhone, prepareOrder, send, signIn, type Answer } from './customer';
import { seed, startServer, type Server } from './servers';
import { setStock, takeSku } from './shopData';
import { png } from './upload';

const database = new Client({ connectionString: process.env['DATABASE_URL'] });
let server: Server;
let token = '';

before(async () => {
  await seed();
  await database.connect();
  server = await startServer();
  token = await signIn(server.origin, newPhone());
});

after(async () => {
  await server.kill('SIGTERM');
  await database.end();
});

type Path = readonly (string | number)[];

/** The paths of the texts in a value. */
function textPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textPaths(one, [...path, key]));
}

/** A copy of the value with `tail` behind the text at the path. */
function withTail(value: unknown, [key, ...path]: Path, tail: string): unknown {
  if (key === undefined) return `${String(value)}${tail}`;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object) };
  copy[key] = withTail(copy[key], path, tail);
  return copy;
}

/** Texts that are optional in an input, beside those of the samples. */
const optionalTexts = {
  getGoodsList: { keyword: 'cup', category: 'cups', campaign: 'autumn', prices: '1-2' },
  packGoods: { couponId: 'c', addressId: 'a', deliveryId: 'd', pickUpPointId: 'p' },
  loginWithVerifyCode: { inviteCode: 'ABCD' },
  updateUser: { avatar: 'preset:fox' },
  saveAddress: { id: 'a', label: 'Home', postcode: '94110', country: 'US' },
  getOrders: { keyword: 'cup', status: 'done', month: '2026-11' },
  payOrder: {
    methodId: 'card',
    returnUrl: 'https://shop.example/back',
    cancelUrl: 'https://shop.example/cancel',
  },
  cancelOrder: { text: 'x' },
  requestReturn: { text: 'x', refundTo: 'balance', pickUpPointId: 'p' },
  writeReview: { text: 'x' },
  withdraw: { payeeId: 'p' },
};

async function sendSample(name: string, input: unknown): Promise<Answer> {
  const { method, path } = calls[name as keyof typeof calls];
  const route = path.slice('/api/'.length);
  if (method === 'POST') return send(server.origin, route, token, input);
  const query = new URLSearchParams(
    Object.entries(input as object).map(([key, value]): [string, string] => [key, String(value)]),
  );
  return send(server.origin, `${route}?${query.toString()}`, token);
}

/** An unpaid order of one piece. */
async function placeOrder() {
  const skuId = await takeSku(database, 40);
  await setStock(database, skuId, 5);
  const input = await prepareOrder(server.origin, token, skuId);
  const { data } = await send(server.origin, 'user/order/confirm', token, input);
  return { skuId, id: String(data['id']), total: Number(data['total']) };
}

test('no text of any call is a failure of the server, whatever characters it has', async () => {
  const failures: string[] = [];
  let tried = 0;
  const order = await placeOrder();
  const ids = { skuId: order.skuId, goodsId: order.skuId.split('.')[0] ?? '', ticketId: 'ticket', articleId: 'help' };
  const samples = sampleInputs({ ...ids, orderId: order.id });
  for (const [name, sample] of Object.entries(samples)) {
    const input = { ...sample, ...optionalTexts[name as keyof typeof optionalTexts] };
    for (const path of textPaths(input))
      for (const tail of ['\u0000', '\ud800', '\udc00x']) {
        tried += 1;
        const { status } = await sendSample(name, withTail(input, path, tail));
        if (status >= 500) failures.push(`${name} ${path.join('.')} ${JSON.stringify(tail)}: ${status}`);
      }
  }
  assert.deepEqual(failures, []);
  assert(tried > 200, String(tried));
});

test('a text that the database cannot keep is invalid input that names its field', async () => {
  const { id: orderId, total: expectedTotal } = await placeOrder();
  const payment = {
    operationId: '6a1f2c7e-8f0b-4f3a-9d51-2f1f6a0e7b11',
    orderId,
    expectedTotal,
    methodId: 'bank',
    returnUrl: 'https://shop.example/back?\ud800',
    cancelUrl: 'https://shop.example/',
  };
  const { status, errorCode, data } = await send(server.origin, 'user/order/pay', token, payment);
  assert.deepEqual(
    { status, errorCode, data },
    { status: 200, errorCode: 'VALIDATION', data: { fields: { returnUrl: 'invalid' } } },
  );
});

/** Sends a path as it is: `fetch` would change it. Returns the status. */
async function statusOf(path: string): Promise<number> {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
  const [, status] = /^HTTP\/1.1 (\d+)/.exec(await text(socket)) ?? [];
  return Number(status);
}

test('there is nothing at a path that cannot be read', async () => {
  const paths = [
    '/api/asset/%.png',
    '/api/asset/%ff.png',
    '/api/asset/a%00.png',
    '/api/asset/%E0%A4%A.webp',
    '/api/psp/%00',
    '/api/psp/stripe/%',
    '/api/home/banner%',
    'http://shop:99999/api/home/banner',
  ];
  const statuses = await Promise.all(paths.map(statusOf));
  assert.deepEqual(statuses, Array(paths.length).fill(404));
  assert.equal(await statusOf('/api/home/banner?a=%'), 200);
});

const dataUrl = (type: string, bytes: Buffer | string) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

test('an avatar whose bytes are no picture is invalid input', async () => {
  const jpegHeader = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  for (const avatar of [
    dataUrl('png', 'no picture'),
    dataUrl('jpeg', png),
    dataUrl('webp', jpegHeader),
    dataUrl('webp', 'RIFFxxxxWAVEfmt '),
    'data:image/png;base64,=',
  ]) {
    const { status, errorCode, data } = await send(server.origin, 'user/update', token, { avatar });
    assert.deepEqual(
      { status, errorCode, data },
      { status: 200, errorCode: 'VALIDATION', data: { fields: { avatar: 'invalid' } } },
    );
  }
  for (const avatar of Object.values(pictureFiles))
    assert.equal((await send(server.origin, 'user/update', token, { avatar })).data['avatar'], avatar);
});

test('a text that the database cannot keep is invalid input of the APIs of Vendure, too', async () => {
  for (const [api, body] of [
    ['shop-api', { query: '{ product(slug: "a\\u0000") { id } }' }],
    ['shop-api', { query: 'query ($slug: String) { product(slug: $slug) { id } }', variables: { slug: 'a\u0000' } }],
    ['admin-api', { query: 'mutation { login(username: "a\\u0000", password: "b") { __typename } }' }],
  ] as const) {
    const response = await fetch(`${server.origin}/${api}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { errors } = (await response.json()) as { errors?: { message: string }[] };
    assert.deepEqual(
      [response.status, errors?.[0]?.message],
      [400, 'A text has characters that cannot be kept.'],
      JSON.stringify(body),
    );
  }
});
