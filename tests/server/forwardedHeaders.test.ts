/** What passes between clients and the API of API_TARGET: the headers. */
import { answerWith, openServer, received, sendJson, openBackend } from '../setup/recordingBackend';
import { head, request, send } from '../setup/rawClient';

openBackend();

const pay = 'POST /api/user/order/pay';
const asJson = 'Content-Type: application/json';

describe('the headers of a request', () => {
  const hopByHop = [
    'Connection: close, X-Hop',
    'X-Hop: 1',
    'Keep-Alive: timeout=5, max=100',
    'TE: trailers',
    'Trailer: X-Late',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABk',
    'Proxy-Connection: keep-alive',
    'Proxy-Authorization: Basic YTpi',
    'Expect: 100-continue',
  ];
  const naming = [
    'CF-Connecting-IP',
    'CF_Connecting_IP',
    'CF-IPCountry',
    'Client-IP',
    'Fastly-Client-IP',
    'Forwarded',
    'True-Client-IP',
    'Via',
    'X-Amzn-Trace-Id',
    'X-Appengine-User-IP',
    'X-Arr-SSL',
    'X-Azure-ClientIP',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'X-Envoy-External-Address',
    'X_Forwarded_For',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X_Forwarded_Proto',
    'X-Forwarded-Prefix',
    'X-Forwarded-User',
    'X-HTTP-Method',
    'X-HTTP-Method-Override',
    'X-Method-Override',
    'X-Original-Host',
    'X-Original-URL',
    'X_Original_URL',
    'X-ProxyUser-Ip',
    'X-Real-IP',
    'X-Request-Id',
    'X-Rewrite-URL',
    'X-Wap-Profile',
    'Cookie',
    'Origin',
    'Referer',
    'Remote-User',
    'Stripe_Signature',
    'X-Anything-New',
  ].map((name) => `${name}: 192.0.2.1`);
  const contract = {
    accept: 'application/json',
    'accept-encoding': 'br',
    'accept-language': 'de-CH',
    authorization: 'Bearer \xe4b c',
    'content-type': 'application/json',
    'if-none-match': '"1"',
    'user-agent': 'Phone',
  };

  test('are those of the contract, and what this server knows of the client', async () => {
    const port = await openServer();
    const sent = Object.entries(contract).map(([name, value]) => `${name.toUpperCase()}: ${value}`);
    const bytes = head(pay, [...sent, ...naming, ...hopByHop, 'Content-Length: 2']);
    const text = await send(port, `${bytes}{}`).ended;
    // `Expect` asks whether the body may come.
    expect(text.replace('HTTP/1.1 100 Continue\r\n\r\n', '')).toMatch(/^HTTP\/1\.1 200 /);
    const { host, 'x-request-id': id, ...others } = received[0]?.headers ?? {};
    expect(others).toEqual({
      ...contract,
      connection: 'keep-alive',
      'content-length': '2',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'http',
    });
    expect(host).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(id).toMatch(/^[\da-f-]{36}$/);
  });

  test('keep the cookie with the faults of the demo shop, and no other', async () => {
    const port = await openServer();
    await request(port, 'GET /api/home/banner', ['Cookie: a=1; shopFault=500@/order; xshopFault=2; b="3"']);
    await request(port, 'GET /api/home/banner', ['Cookie: a=1; xshopFault=2']);
    expect(received.map(({ headers }) => headers.cookie)).toEqual(['shopFault=500@/order', undefined]);
  });

  test('may have further names that the operator sets', async () => {
    const port = await openServer({ apiHeaders: ['wechatpay-signature'] });
    await request(port, 'POST /api/notify', ['Wechatpay-Signature: abc', 'Wechatpay_Signature: forged', asJson], '{}');
    expect(received[0]?.headers['wechatpay-signature']).toBe('abc');
    expect(received[0]?.headers['wechatpay_signature']).toBeUndefined();
  });

  test('may not say that the body is encoded, because the API would not get to know it', async () => {
    const port = await openServer();
    expect((await request(port, pay, [asJson, 'Content-Encoding: gzip'], '{}')).status).toBe(415);
    expect(received).toEqual([]);
  });
});

describe('the headers of a response', () => {
  const policies = {
    'access-control-allow-origin': '*',
    'alt-svc': 'h3=":443"',
    'clear-site-data': '"*"',
    connection: 'x-hop, keep-alive',
    'content-security-policy': "default-src * 'unsafe-inline'",
    'content-security-policy-report-only': 'default-src *',
    'cross-origin-embedder-policy': 'unsafe-none',
    'cross-origin-opener-policy': 'unsafe-none',
    'cross-origin-resource-policy': 'cross-origin',
    'document-policy': 'x',
    'keep-alive': 'timeout=1',
    link: '</evil.js>; rel=preload',
    nel: '{}',
    'origin-agent-cluster': '?0',
    'permissions-policy': 'camera=*',
    'proxy-authenticate': 'Basic',
    'public-key-pins': 'x',
    'referrer-policy': 'unsafe-url',
    refresh: '0;url=https://evil.example',
    'report-to': '{}',
    server: 'nginx/1.0',
    'service-worker-allowed': '/',
    'set-cookie': ['a=1', 'b=2'],
    'set-login': 'logged-in',
    sourcemap: '/x.map',
    'strict-transport-security': 'max-age=0',
    'supports-loading-mode': 'x',
    trailer: 'x-late',
    'www-authenticate': 'Basic realm="x"',
    'x-content-type-options': 'off',
    'x-dns-prefetch-control': 'on',
    'x-frame-options': 'ALLOWALL',
    'x-hop': '1',
    'x-powered-by': 'PHP/5',
    'x-xss-protection': '1',
  };
  const kept = {
    'cache-control': 'private, max-age=5',
    'content-language': 'de',
    etag: '"2"',
    'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
    'retry-after': '3',
    'server-timing': 'db;dur=5',
  };

  test('are those about the response; policies, cookies and the connection are the storefront’s', async () => {
    const port = await openServer();
    const plain = await request(port, 'GET /api/nothing%20here');
    answerWith((response) => sendJson(response, { ...policies, ...kept, vary: 'Accept-Language' }));
    const { status, headers } = await request(port, 'GET /api/home/banner');
    expect(status).toBe(200);
    expect(headers).toEqual({
      ...plain.headers,
      ...kept,
      'content-type': 'application/json',
      'content-length': headers['content-length'],
      date: headers['date'],
      'x-request-id': headers['x-request-id'],
      vary: 'Accept-Language',
      connection: 'close',
    });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('keep the Vary of this server', async () => {
    const port = await openServer({ origins: ['https://shop.example'] });
    answerWith((response) => sendJson(response, { vary: 'Accept-Language' }));
    expect((await request(port, 'GET /api/home/banner')).headers['vary']).toBe('Origin, Accept-Language');
  });

  test.each([
    ['/api/home/banner', 'application/problem+json', 'application/problem+json'],
    ['/api/home/banner', 'text/html', 'text/plain; charset=utf-8'],
    ['/api/home/banner', 'image/svg+xml', 'text/plain; charset=utf-8'],
    ['/api/files/a.js', 'text/javascript', 'text/plain; charset=utf-8'],
    ['/api/files/a.css', 'text/css', 'text/plain; charset=utf-8'],
    ['/api/files/a.png', 'image/png', 'image/png'],
    ['/api/psp/pay/1', 'text/html; charset=utf-8', 'text/html; charset=utf-8'],
  ])('of %s cannot make it %s to a browser when it is none', async (path, type, expected) => {
    const port = await openServer();
    answerWith((response) => response.writeHead(200, { 'content-type': type }).end('x'));
    expect((await request(port, `GET ${path}`)).headers['content-type']).toBe(expected);
  });

  test('a call is not cached unless the API says so', async () => {
    const port = await openServer();
    expect((await request(port, 'GET /api/home/banner')).headers['cache-control']).toBe('no-store');
    expect((await request(port, 'GET /api/files/a.json')).headers['cache-control']).toBeUndefined();
  });

  test('an address below the prefix of the API is one of the storefront', async () => {
    const port = await openServer();
    answerWith((response) => response.writeHead(303, { location: '/shop/api/psp/pay/2' }).end());
    const { status, headers } = await request(port, 'POST /api/psp/pay/1');
    expect([status, headers['location']]).toEqual([303, '/api/psp/pay/2']);
  });

  test.each(['https://pay.example/shop/api/psp/1', '/shop/other', '/shops/api/psp/1'])(
    'an address elsewhere stays: %s',
    async (location) => {
      const port = await openServer();
      answerWith((response) => response.writeHead(303, { location }).end());
      expect((await request(port, 'POST /api/psp/pay/1')).headers['location']).toBe(location);
    },
  );
});
