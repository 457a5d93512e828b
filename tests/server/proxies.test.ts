/** Servers behind and before this one: whom limits count, and what a backend gets to know. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openTestShop } from '../../mock/testing/openTestShop';
import { createServer } from '../../tools/serve/server/createServer';
import { readOptions } from '../../tools/serve/server/options';

let dist: string;
let server: FastifyInstance | undefined;

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'persimmon-dist-'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
});
afterAll(() => rmSync(dist, { recursive: true }));
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** A request from `peer`, the address of the connection. */
interface Sender {
  peer?: string;
  forwardedFor?: string;
}

const headersOf = ({ forwardedFor }: Sender): Record<string, string> =>
  forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };

/** Starts the server of a demo shop with the variable TRUST_PROXY. Each client may request two codes. */
async function startShop(trustProxy?: string) {
  const { trustProxy: trusted } = readOptions({ TRUST_PROXY: trustProxy });
  const testShop = openTestShop();
  const started = await createServer({
    dist,
    api: { shop: testShop.shop, flushed: () => Promise.resolve(), codeLimit: 2 },
    onDefect: () => undefined,
    trustProxy: trusted,
  });
  server = started;
  let phone = 4_155_550_100;
  const post = (call: string, payload: object, sender: Sender) =>
    started.inject({
      method: 'POST',
      url: `/api/user/${call}`,
      payload,
      remoteAddress: sender.peer ?? '198.51.100.1',
      headers: headersOf(sender),
    });
  return {
    ...testShop,
    post,
    /** Requests a code for a new phone. Returns the HTTP status. */
    requestCode: async (sender: Sender) =>
      (await post('sendVerifyCode', { phone: `+1${(phone += 1)}` }, sender)).statusCode,
  };
}

/** The statuses of three requests, of which one client may make two. */
const statuses = async (trustProxy: string | undefined, senders: Sender[]) => {
  const { requestCode } = await startShop(trustProxy);
  const found: number[] = [];
  for (const sender of senders) found.push(await requestCode(sender));
  return found;
};

const sameClient = [200, 200, 429];
const threeClients = [200, 200, 200];
const forgedEach = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((forwardedFor) => ({ forwardedFor }));
const throughProxy = forgedEach.map(({ forwardedFor }) => ({ peer: '10.0.0.5', forwardedFor }));

describe('the limit of codes', () => {
  test.each<[string, string | undefined, Sender[], number[]]>([
    ['counts the connection without TRUST_PROXY', undefined, forgedEach, sameClient],
    ['counts the connection with TRUST_PROXY=false', 'false', forgedEach, sameClient],
    ['counts the connection with TRUST_PROXY=0', '0', forgedEach, sameClient],
    ['counts the client behind any proxy', 'true', throughProxy, threeClients],
    ['counts the client behind one proxy', '1', throughProxy, threeClients],
    ['counts the client behind a listed proxy', '10.0.0.5', throughProxy, threeClients],
    ['counts the client behind a proxy of a listed network', 'loopback, 10.0.0.0/8', throughProxy, threeClients],
    ['counts the connection of a proxy that is not listed', '10.0.1.0/24 loopback', throughProxy, sameClient],
    [
      'ignores what a client writes before the address that the one proxy adds',
      '1',
      forgedEach.map(({ forwardedFor }) => ({ peer: '10.0.0.5', forwardedFor: `${forwardedFor}, 192.0.2.9` })),
      sameClient,
    ],
    [
      'ignores what a client writes before the address that a listed proxy adds',
      '10.0.0.0/8',
      forgedEach.map(({ forwardedFor }) => ({
        peer: '10.0.0.5',
        forwardedFor: `${forwardedFor}, 192.0.2.9, 10.0.0.4`,
      })),
      sameClient,
    ],
    [
      'counts an address once, with and without port and IPv6 notation',
      '1',
      ['192.0.2.9:4711', '192.0.2.9:4712', '::ffff:192.0.2.9'].map((forwardedFor) => ({ forwardedFor })),
      sameClient,
    ],
    [
      'counts the addresses of one IPv6 network once',
      '1',
      ['2001:db8:0:1::1', '[2001:DB8::1:0:0:0:2]:443', '2001:db8:0:1:ffff::'].map((forwardedFor) => ({ forwardedFor })),
      sameClient,
    ],
    [
      'tells IPv6 networks apart',
      '1',
      ['2001:db8:0:1::1', '2001:db8:0:2::1', '2001:db8::1'].map((forwardedFor) => ({ forwardedFor })),
      threeClients,
    ],
    [
      'counts the connection when a proxy sends no address',
      'true',
      ['unknown', '', 'a, b'].map((forwardedFor) => ({ forwardedFor })),
      sameClient,
    ],
  ])('%s', async (_what, trustProxy, senders, expected) => {
    expect(await statuses(trustProxy, senders)).toEqual(expected);
  });
});

test('wrong codes from one client do not keep the owner of the phone out, whatever headers it sends', async () => {
  const { post, database, pass } = await startShop();
  const phone = '+14155550161';
  const attacker = { peer: '203.0.113.7' };
  const owner = { peer: '198.51.100.20' };
  const codeOf = () => database.oneTimeCodes.get(`login:${phone}`)?.code ?? '';
  await post('sendVerifyCode', { phone }, attacker);
  const wrong = codeOf() === '000000' ? '111111' : '000000';
  for (let count = 0; count < 5; count += 1) await post('loginWithVerifyCode', { phone, code: wrong }, attacker);
  pass(60_000);
  await post('sendVerifyCode', { phone }, owner);
  const login = async (sender: Sender, code: string) =>
    (await post('loginWithVerifyCode', { phone, code }, sender)).json().errorCode;
  expect(await login(attacker, wrong)).toBe('CODE_WRONG');
  expect(await login(attacker, wrong)).toBe('TOO_MANY_REQUESTS');
  expect(await login({ ...attacker, forwardedFor: '192.0.2.1' }, codeOf())).toBe('TOO_MANY_REQUESTS');
  expect(await login(owner, codeOf())).toBeUndefined();
});

describe('a request that is forwarded', () => {
  let backend: Server;
  let received: IncomingHttpHeaders;

  beforeEach(async () => {
    received = {};
    backend = createHttpServer((request, response) => {
      received = request.headers;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => backend.close(resolve)));

  /** Sends a request through a server with the variable TRUST_PROXY. Returns the headers about the client. */
  async function forwarded(trustProxy: string | undefined, headers: Record<string, string>, peer = '10.0.0.5') {
    const address = backend.address();
    server = await createServer({
      dist,
      api: new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`),
      onDefect: () => undefined,
      trustProxy: readOptions({ TRUST_PROXY: trustProxy }).trustProxy,
    });
    await server.inject({
      url: '/api/home/banner',
      remoteAddress: peer,
      headers: { host: 'shop.example', authorization: 'abc', ...headers },
    });
    expect(received.authorization).toBe('abc');
    return Object.fromEntries(Object.entries(received).filter(([name]) => /forwarded|-ip$/.test(name)));
  }

  const forged = {
    'x-forwarded-for': '192.0.2.1, 203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-port': '1',
    'x-forwarded-prefix': '/admin',
    'x-forwarded-user': 'root',
    forwarded: 'for=192.0.2.1',
    'x-real-ip': '192.0.2.1',
    'x-client-ip': '192.0.2.1',
    'true-client-ip': '192.0.2.1',
  };

  test('names the client, and nothing that the client says about itself', async () => {
    expect(await forwarded(undefined, forged, '198.51.100.1')).toEqual({
      'x-forwarded-for': '198.51.100.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'shop.example',
    });
  });

  test('names the client that the trusted proxy names', async () => {
    expect(await forwarded('10.0.0.0/8', forged)).toEqual({
      'x-forwarded-for': '203.0.113.9, 10.0.0.5',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
    });
  });

  test('has no invalid address or protocol of a trusted proxy', async () => {
    expect(
      await forwarded('true', { 'x-forwarded-for': 'unknown, 203.0.113.9:80', 'x-forwarded-proto': 'gopher' }),
    ).toEqual({
      'x-forwarded-for': '203.0.113.9, 10.0.0.5',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'shop.example',
    });
  });

  test('cannot lose these headers by the header Connection', async () => {
    expect(await forwarded(undefined, { connection: 'x-forwarded-for, close' }, '198.51.100.1')).toMatchObject({
      'x-forwarded-for': '198.51.100.1',
    });
  });
});
