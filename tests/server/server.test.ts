import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { openTestShop } from '../../mock/testing/openTestShop';
import { compressFolder } from '../../tools/build/compress';
import { createServer } from '../../tools/serve/server/createServer';

const script = 'document.documentElement.dataset.theme="dark"';
const page = `<!doctype html><html><head><script>${script}</script></head><body><script src="/umi.0a1b2c3d.js"></script></body></html>`;
const chunkSource = 'console.log("Persimmon");'.repeat(100);

let dist: string;
let server: FastifyInstance;
let flushes: number;
const defects: unknown[] = [];

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'persimmon-dist-'));
  mkdirSync(join(dist, 'pictures'));
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'umi.0a1b2c3d.js'), chunkSource);
  writeFileSync(join(dist, 'pictures', 'fox.webp'), 'a picture');
  writeFileSync(join(dist, 'sw.js'), 'self');
  writeFileSync(join(dist, '.built'), 'today');
  await compressFolder(dist);
});
afterAll(() => rmSync(dist, { recursive: true }));

beforeEach(async () => {
  flushes = 0;
  defects.length = 0;
  const { shop } = openTestShop({ seed: 'fresh' });
  const flushed = () => Promise.resolve(void (flushes += 1));
  server = await createServer({ dist, api: { shop, flushed, codeLimit: 3 }, onDefect: (error) => defects.push(error) });
});
afterEach(() => server.close());

const requestCode = (phone: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'POST', url: '/api/user/sendVerifyCode', payload: { phone }, headers });

describe('the storefront', () => {
  test('has a content security policy with hashes of its inline scripts', async () => {
    const { headers, body } = await server.inject('/');
    expect(body).toBe(page);
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("script-src 'self' 'sha256-zTSXYZ/r74pY7Te+wyYtgDRsO/hpzo1oFZH8wmJQwSA='");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
  });

  test('is revalidated on each load, and files with a hash are immutable', async () => {
    expect((await server.inject('/')).headers['cache-control']).toBe('no-cache');
    expect((await server.inject('/umi.0a1b2c3d.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await server.inject('/pictures/fox.webp')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('is compressed as the client accepts', async () => {
    const gzipped = await server.inject({ url: '/umi.0a1b2c3d.js', headers: { 'accept-encoding': 'gzip' } });
    expect(gzipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(chunkSource);
    expect(
      (await server.inject({ url: '/umi.0a1b2c3d.js', headers: { 'accept-encoding': 'br' } })).headers[
        'content-encoding'
      ],
    ).toBe('br');
    expect((await server.inject('/umi.0a1b2c3d.js')).body).toBe(chunkSource);
  });

  test.each([
    ['/h5/components/goodsDetail?id=g1', '/#/h5/components/goodsDetail?id=g1'],
    ['/H5/Home', '/#/H5/Home'],
    ['/pc', '/#/pc'],
    ['//h5/hall', '/#//h5/hall'],
    ['/%23/h5/hall?keyword=%2F', '/#/h5/hall?keyword=%2F'],
    ['/%2523h5/hall', '/#h5/hall'],
    ['/%23//evil.example', '/#//evil.example'],
  ])('redirects %s, which lacks the number sign', async (url, expected) => {
    const { statusCode, headers } = await server.inject(url);
    expect([statusCode, headers.location]).toEqual([302, expected]);
  });

  test.each(['/h5x/hall', '/%24/h5/hall', '/nothing/h5/hall'])('does not know %s', async (url) => {
    expect((await server.inject(url)).statusCode).toBe(404);
  });
  test('redirects no write', async () => {
    expect((await server.inject({ method: 'POST', url: '/h5/hall' })).statusCode).toBe(404);
  });

  test.each(['/.built', '/%2ebuilt', '/nothing.js', '/%2e%2e/package.json', '/..%2f..%2fetc%2fpasswd'])(
    'responds with 404 to %s',
    async (url) => {
      expect((await server.inject(url)).statusCode).toBe(404);
    },
  );

  test.each(['/..%5cpackage.json', '/%00', '/index.html%00.js', '//evil.example/'])(
    'rejects the path %s',
    async (url) => {
      const { statusCode, body } = await server.inject(url);
      expect([statusCode, body]).toEqual([403, 'Bad request']);
    },
  );

  test.each(['/%', '/%E0%A4%A'])('rejects the path %s, which cannot be decoded', async (url) => {
    const { statusCode, body, headers } = await server.inject(url);
    expect([statusCode, body, headers['cache-control']]).toEqual([400, 'Bad request', 'no-store']);
  });

  test('revalidates its service worker on each load', async () => {
    expect((await server.inject('/sw.js')).headers['cache-control']).toBe('no-cache');
  });
});

describe('the API', () => {
  test('sends responses of the demo shop without caching', async () => {
    const { statusCode, headers, body } = await server.inject('/api/server/info');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-demo-shop': 'fresh',
    });
    expect(JSON.parse(body)).toMatchObject({ code: 200, data: { shopName: 'Test shop' } });
  });

  test('flushes a write before the response, and no read', async () => {
    await server.inject('/api/home/categoryList');
    expect(flushes).toBe(0);
    expect((await requestCode('+14155550100')).json()).toMatchObject({ success: true });
    expect(flushes).toBe(1);
  });

  test.each([
    ['is not JSON', '{"phone":', 'application/json', 400, 'We couldn’t read this request.'],
    ['is not JSON by its type', '<phone/>', 'application/xml', 415, 'We couldn’t read this request.'],
    ['is empty', '', 'application/json', 400, 'We couldn’t read this request.'],
    ['is a form', 'phone=1', 'application/x-www-form-urlencoded', 415, 'We couldn’t read this request.'],
    [
      'has the key __proto__',
      '{"__proto__":{"isAdmin":true}}',
      'application/json',
      400,
      'We couldn’t read this request.',
    ],
    [
      'exceeds the size limit',
      JSON.stringify({ phone: 'a'.repeat(300_000) }),
      'application/json',
      413,
      'That’s too large to send. Please choose something smaller.',
    ],
  ])('responds with an error envelope to a body that %s', async (_what, payload, type, status, errorMessage) => {
    const response = await server.inject({
      method: 'POST',
      url: '/api/user/sendVerifyCode',
      payload,
      headers: { 'content-type': type },
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({
      success: false,
      errorCode: 'VALIDATION',
      errorMessage,
      showType: 2,
      data: { fields: {} },
    });
    expect(defects).toEqual([]);
  });

  test.each([
    ['null', 'null'],
    ['a list', '[1]'],
    ['nested too deeply', `{"phone":${'['.repeat(60_000)}${']'.repeat(60_000)}}`],
    ['of another type', '{"phone":{"toString":1}}'],
  ])('names the fields, of which one is needed, of a body that is %s', async (_what, payload) => {
    const response = await server.inject({
      method: 'POST',
      url: '/api/user/sendVerifyCode',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ success: false, errorCode: 'VALIDATION', showType: 0 });
    expect(Object.keys(response.json().data.fields)).toEqual(['phone', 'email']);
    expect(defects).toEqual([]);
  });

  test.each(['/api/%E0%A4%A', '/api/user/%'])(
    'responds with an error envelope to %s, which cannot be decoded',
    async (url) => {
      const response = await server.inject(url);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        success: false,
        errorCode: 'VALIDATION',
        errorMessage: 'We couldn’t read this request.',
        showType: 2,
        data: { fields: {} },
      });
    },
  );

  test.each(['/api//home/banner', '/api/home/banner%00', '/api/home/banner/'])(
    'does not normalise %s to another path',
    async (url) => {
      expect((await server.inject(url)).json()).toMatchObject({ success: false, errorCode: 'NOT_FOUND' });
    },
  );

  test('accepts an avatar of 100 kB', async () => {
    const avatar = `data:image/png;base64,${'A'.repeat(136_000)}`;
    const response = await server.inject({ method: 'POST', url: '/api/user/update', payload: { avatar } });
    expect([response.statusCode, response.json().errorCode]).toEqual([401, 'UNAUTHORIZED']);
  });

  test('responds with 404 to unknown calls, in the language of the request', async () => {
    const response = await server.inject({ url: '/api/user/everyone', headers: { 'accept-language': 'zh-CN' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, errorCode: 'NOT_FOUND' });
    expect(response.json().errorMessage).toMatch(/[\u4e00-\u9fff]/);
  });

  test('limits one-time codes per IP address and returns the waiting time', async () => {
    const phones = ['+14155550101', '+14155550102', '+14155550103'];
    for (const phone of phones) expect((await requestCode(phone)).json().success).toBe(true);
    const limited = await requestCode('+14155550104', { 'accept-language': 'zh-CN' });
    expect(limited.statusCode).toBe(429);
    expect(limited.json()).toMatchObject({
      success: false,
      errorCode: 'TOO_MANY_REQUESTS',
      errorMessage: '获取验证码过于频繁，请稍后再试。',
    });
    expect(limited.json().data.waitMs).toBeGreaterThan(590_000);
    expect((await server.inject('/api/home/banner')).statusCode).toBe(200);
  });
});
