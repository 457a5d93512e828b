import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { openTestShop } from '../../mock/shop/testing/openTestShop';
import { compressFolder } from '../../tools/compress';
import { createServer } from '../../tools/server/createServer';

const script = 'document.documentElement.dataset.theme="dark"';
const page = `<!doctype html><html><head><script>${script}</script></head><body><script src="/umi.0a1b2c3d.js"></script></body></html>`;
const program = 'console.log("Persimmon");'.repeat(100);

let dist: string;
let server: FastifyInstance;
let flushes: number;
const defects: unknown[] = [];

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'persimmon-dist-'));
  mkdirSync(join(dist, 'pictures'));
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'umi.0a1b2c3d.js'), program);
  writeFileSync(join(dist, 'pictures', 'fox.webp'), 'a picture');
  writeFileSync(join(dist, 'sw.js'), 'self');
  writeFileSync(join(dist, '.built'), 'today');
  await compressFolder(dist);
});
afterAll(() => rmSync(dist, { recursive: true }));

beforeEach(async () => {
  flushes = 0;
  defects.length = 0;
  const { shop } = openTestShop({ scene: 'fresh' });
  const flushed = () => Promise.resolve(void (flushes += 1));
  server = await createServer({ dist, api: { shop, flushed, codeLimit: 3 }, onDefect: (error) => defects.push(error) });
});
afterEach(() => server.close());

const askForCode = (phone: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'POST', url: '/api/user/sendVerifyCode', payload: { phone }, headers });

describe('the storefront', () => {
  test('comes with a policy that runs its own scripts only, by hash where they stand in the page', async () => {
    const { headers, body } = await server.inject('/');
    expect(body).toBe(page);
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("script-src 'self' 'sha256-zTSXYZ/r74pY7Te+wyYtgDRsO/hpzo1oFZH8wmJQwSA='");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' });
  });

  test('is asked for anew each time, its files with a hash in their name never again', async () => {
    expect((await server.inject('/')).headers['cache-control']).toBe('no-cache');
    expect((await server.inject('/umi.0a1b2c3d.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await server.inject('/pictures/fox.webp')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('comes compressed to whoever can read that', async () => {
    const zipped = await server.inject({ url: '/umi.0a1b2c3d.js', headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(program);
    expect((await server.inject({ url: '/umi.0a1b2c3d.js', headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toBe('br');
    expect((await server.inject('/umi.0a1b2c3d.js')).body).toBe(program);
  });

  test('leads an address without its hash to the page that was meant', async () => {
    const { statusCode, headers } = await server.inject('/h5/components/goodsDetail?id=g1');
    expect([statusCode, headers.location]).toEqual([302, '/#/h5/components/goodsDetail?id=g1']);
  });

  test.each(['/.built', '/%2ebuilt', '/nothing.js', '/%2e%2e/package.json', '/..%2f..%2fetc%2fpasswd'])('has nothing at %s', async (url) => {
    expect((await server.inject(url)).statusCode).toBe(404);
  });

  test.each(['/..%5cpackage.json', '/%00', '/index.html%00.js', '//evil.example/'])('refuses the path %s', async (url) => {
    const { statusCode, body } = await server.inject(url);
    expect([statusCode, body]).toEqual([403, 'Bad request']);
  });

  test.each(['/%', '/%E0%A4%A'])('refuses the path %s, which cannot be read', async (url) => {
    const { statusCode, body, headers } = await server.inject(url);
    expect([statusCode, body, headers['cache-control']]).toEqual([400, 'Bad request', 'no-store']);
  });

  test('is asked for anew each time where its worker is concerned: an old one would keep an old shop', async () => {
    expect((await server.inject('/sw.js')).headers['cache-control']).toBe('no-cache');
  });
});

describe('the API', () => {
  test('answers as the shop does, and nobody may keep the answer', async () => {
    const { statusCode, headers, body } = await server.inject('/api/server/info');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-demo-shop': 'fresh' });
    expect(JSON.parse(body)).toMatchObject({ code: 200, data: { shopName: 'Test shop' } });
  });

  test('waits until a write is safe, and only then', async () => {
    await server.inject('/api/home/categoryList');
    expect(flushes).toBe(0);
    expect((await askForCode('+14155550100')).json()).toMatchObject({ success: true });
    expect(flushes).toBe(1);
  });

  test.each([
    ['is not JSON', '{"phone":', 'application/json', 400, 'The shop could not read this request.'],
    ['is not JSON by its type', '<phone/>', 'application/xml', 415, 'The shop could not read this request.'],
    ['is empty', '', 'application/json', 400, 'The shop could not read this request.'],
    ['is a form', 'phone=1', 'application/x-www-form-urlencoded', 415, 'The shop could not read this request.'],
    ['would change what every object has', '{"__proto__":{"isAdmin":true}}', 'application/json', 400, 'The shop could not read this request.'],
    ['is larger than any call needs', JSON.stringify({ phone: 'a'.repeat(300_000) }), 'application/json', 413, 'That is too large to send. Please choose something smaller.'],
  ])('refuses in its envelope what %s', async (_what, payload, type, status, errorMessage) => {
    const response = await server.inject({ method: 'POST', url: '/api/user/sendVerifyCode', payload, headers: { 'content-type': type } });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ success: false, errorCode: 'VALIDATION', errorMessage, showType: 2, data: { fields: {} } });
    expect(defects).toEqual([]);
  });

  test.each([
    ['no object', 'null'],
    ['a list', '[1]'],
    ['nested too deep for anybody', `{"phone":${'['.repeat(60_000)}${']'.repeat(60_000)}}`],
    ['another type than asked for', '{"phone":{"toString":1}}'],
  ])('says what is wrong with a body that is %s', async (_what, payload) => {
    const response = await server.inject({ method: 'POST', url: '/api/user/sendVerifyCode', payload, headers: { 'content-type': 'application/json' } });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ success: false, errorCode: 'VALIDATION', showType: 0 });
    expect(Object.keys(response.json().data.fields)).toEqual(['phone']);
    expect(defects).toEqual([]);
  });

  test.each(['/api/%E0%A4%A', '/api/user/%'])('refuses in its envelope the address %s, which cannot be read', async (url) => {
    const response = await server.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ success: false, errorCode: 'VALIDATION', errorMessage: 'The shop could not read this request.', showType: 2, data: { fields: {} } });
  });

  test.each(['/api//home/banner', '/api/home/banner%00', '/api/home/banner/'])('does not take %s for another address', async (url) => {
    expect((await server.inject(url)).json()).toMatchObject({ success: false, errorCode: 'NOT_FOUND' });
  });

  test('takes an avatar of 100 kB', async () => {
    const avatar = `data:image/png;base64,${'A'.repeat(136_000)}`;
    const response = await server.inject({ method: 'POST', url: '/api/user/update', payload: { avatar } });
    expect([response.statusCode, response.json().errorCode]).toEqual([401, 'UNAUTHORIZED']);
  });

  test('does not know what the contract does not name, in the language of the customer', async () => {
    const response = await server.inject({ url: '/api/user/everyone', headers: { 'accept-language': 'zh-CN' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, errorCode: 'NOT_FOUND' });
    expect(response.json().errorMessage).toMatch(/[\u4e00-\u9fff]/);
  });

  test('sends no more codes than its limit to one address, and says how long to wait', async () => {
    const phones = ['+14155550101', '+14155550102', '+14155550103'];
    for (const phone of phones) expect((await askForCode(phone)).json().success).toBe(true);
    const refused = await askForCode('+14155550104', { 'accept-language': 'zh-CN' });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ success: false, errorCode: 'TOO_MANY_REQUESTS', errorMessage: '获取验证码过于频繁，请稍后再试。' });
    expect(refused.json().data.waitMs).toBeGreaterThan(590_000);
    expect((await server.inject('/api/home/banner')).statusCode).toBe(200);
  });
});

describe('a real backend', () => {
  let backend: Server;
  const asked: { method: string | undefined; url: string | undefined; authorization: string | undefined; body: string }[] = [];

  const forwardingTo = async (target: URL) => createServer({ dist, api: target, onDefect: (error) => defects.push(error) });
  const backendAt = (path: string) => {
    const address = backend.address();
    return new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}${path}`);
  };

  beforeEach(async () => {
    asked.length = 0;
    backend = createHttpServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        asked.push({ method: request.method, url: request.url, authorization: request.headers.authorization, body });
        response.writeHead(request.url?.includes('cancel') ? 503 : 200, { 'content-type': 'application/json' }).end('{"success":true,"data":1}');
      });
    });
    await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
  });
  afterEach(() => new Promise((done) => backend.close(done)));

  test('gets every request below its own path, body and token included', async () => {
    const forwarding = await forwardingTo(backendAt('/shop/'));
    const response = await forwarding.inject({ method: 'POST', url: '/api/user/order/pay?a=1', payload: { orderId: 'o1' }, headers: { authorization: 'abc' } });
    expect(response.json()).toEqual({ success: true, data: 1 });
    expect(asked).toEqual([{ method: 'POST', url: '/shop/api/user/order/pay?a=1', authorization: 'abc', body: '{"orderId":"o1"}' }]);
    await forwarding.close();
  });

  test('is asked once, whatever it answers: cancelling an order is a GET', async () => {
    const forwarding = await forwardingTo(backendAt(''));
    expect((await forwarding.inject('/api/user/order/cancel?id=o1')).statusCode).toBe(503);
    expect(asked).toHaveLength(1);
    await forwarding.close();
  });

  test('that does not answer is said to be out of reach', async () => {
    const forwarding = await forwardingTo(new URL('http://127.0.0.1:9'));
    const response = await forwarding.inject('/api/home/banner');
    expect([response.statusCode, response.json().errorCode]).toEqual([502, 'INTERNAL']);
    expect(response.json().errorMessage).toBe('The shop cannot be reached right now. Please try again in a moment.');
    await forwarding.close();
  });
});
