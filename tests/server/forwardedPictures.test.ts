/** Which pictures of the API of API_TARGET reach a browser: those that are no files of the build. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerWith, lines, openBackend, openServer, received } from '../setup/recordingBackend';
import { request } from '../setup/rawClient';

openBackend();

/** Makes the API answer with a body of this type. */
const answerWithType = (type: string | undefined, status = 200) =>
  answerWith((response) =>
    response
      .writeHead(status, { ...(type && { 'content-type': type }), 'cache-control': 'max-age=60', 'set-cookie': 'a=b' })
      .end(status === 304 ? undefined : 'a picture'),
  );

test('a picture that the build does not have is that of the API', async () => {
  answerWithType('image/webp');
  const port = await openServer();
  const { status, headers, body } = await request(port, 'GET /media/a%20fox.WebP?w=300', ['Accept: image/*']);
  expect([status, headers['content-type'], headers['cache-control'], body]).toEqual([
    200,
    'image/webp',
    'max-age=60',
    'a picture',
  ]);
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(received.map(({ method, url, headers: sent }) => [method, url, sent.accept])).toEqual([
    ['GET', '/shop/media/a%20fox.WebP?w=300', 'image/*'],
  ]);
});

test('below a path it is at the address of the API, without the path', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'persimmon-dist-'));
  mkdirSync(join(dist, 'pictures'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><link rel="manifest" href="/cafe/manifest.webmanifest">');
  writeFileSync(join(dist, 'pictures/offline.png'), 'of the build');
  try {
    answerWithType('image/png');
    const port = await openServer({ dist });
    expect((await request(port, 'GET /cafe/pictures/fox.png')).body).toBe('a picture');
    // A file of the build comes first.
    expect((await request(port, 'GET /cafe/pictures/offline.png')).body).toBe('of the build');
    expect(received.map(({ url }) => url)).toEqual(['/shop/pictures/fox.png']);
  } finally {
    rmSync(dist, { recursive: true });
  }
});

test('a browser that has the picture is answered that it is still valid', async () => {
  answerWithType(undefined, 304);
  const port = await openServer();
  expect((await request(port, 'GET /media/fox.avif', ['If-None-Match: "1"'])).status).toBe(304);
  expect(received.map(({ headers }) => headers['if-none-match'])).toEqual(['"1"']);
});

test.each([
  ['text/html', 200],
  ['application/json', 200],
  ['text/javascript; a=image/png', 200],
  [undefined, 200],
  ['image/png', 404],
  ['image/png', 302],
  ['image/png', 500],
])('an answer of the type %s with the status %i is no picture', async (type, status) => {
  answerWithType(type, status);
  const port = await openServer();
  const response = await request(port, 'GET /media/fox.png');
  expect([response.status, response.headers['content-type'], response.body]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'Not found',
  ]);
  expect(received.length).toBe(1);
});

test.each([
  'POST /media/fox.png',
  'HEAD /media/fox.png',
  'GET /media/fox.js',
  'GET /media/fox',
  'GET /media/?name=fox.png',
  'GET /media/../admin.png',
  'GET /media/%252e%252e/admin.png',
  'GET /media/..;/admin.png',
  'GET /media/%00.png',
])('%s does not reach the API', async (line) => {
  answerWithType('image/png');
  const port = await openServer();
  expect([400, 403, 404]).toContain((await request(port, line, [], line.startsWith('POST') ? '{}' : '')).status);
  expect(received).toEqual([]);
});

test('an API that does not answer is logged', async () => {
  answerWith((response) => response.destroy());
  const port = await openServer();
  expect((await request(port, 'GET /media/fox.png?w=1')).status).toBe(502);
  expect(lines).toEqual([expect.stringContaining('GET /media/fox.png')]);
});
