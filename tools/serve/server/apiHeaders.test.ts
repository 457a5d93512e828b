/** The headers that pass between clients and the API, one by one. */
import { isForwardableName, originHeaders, requestHeaders, responseHeaders } from './apiHeaders';

const ofRequest = {
  accept: 'application/json',
  'accept-encoding': 'br, gzip',
  'accept-language': 'de',
  authorization: 'token',
  'content-type': 'application/json',
  'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT',
  'if-none-match': '"1"',
  'stripe-signature': 't=1,v1=2',
  'user-agent': 'Phone',
  'x-shop-fault': '500@/order',
};

const ofResponse = {
  allow: 'GET',
  'cache-control': 'private, max-age=5',
  'content-encoding': 'br',
  'content-language': 'de',
  'content-length': '2',
  'content-type': 'application/json',
  etag: '"2"',
  expires: 'Thu, 01 Jan 2026 00:00:00 GMT',
  'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
  location: '/psp/pay/1',
  'retry-after': '3',
  'server-timing': 'db;dur=5',
  vary: 'Accept-Language',
  'x-demo-shop': 'waiting',
};

test('what is for the whole origin, a web server of a printed site hides as well', () => {
  const names = `Alt-Svc Clear-Site-Data Content-Security-Policy-Report-Only Cross-Origin-Embedder-Policy Cross-Origin-Resource-Policy
    Link NEL Origin-Agent-Cluster Refresh Report-To Reporting-Endpoints Server Service-Worker-Allowed Set-Cookie SourceMap
    Strict-Transport-Security WWW-Authenticate X-Powered-By`;
  expect(originHeaders).toEqual(names.split(/\s+/));
});

describe('a request', () => {
  test('has the headers of the contract, of caches and of payment messages', () => {
    expect(requestHeaders(ofRequest)).toEqual(ofRequest);
  });

  test.each(['host', 'connection', 'expect', 'forwarded', 'x-forwarded-for', 'x-real-ip', 'x-http-method-override'])(
    'never has %s of a client',
    (name) => {
      expect(requestHeaders({ ...ofRequest, [name]: 'x' })).toEqual(ofRequest);
    },
  );

  test('has further names of the operator beside them, and no other', () => {
    expect(requestHeaders({ accept: 'a', 'x-tenant': '7', 'x-other': '8' }, ['x-tenant'])).toEqual({
      accept: 'a',
      'x-tenant': '7',
    });
  });

  test.each([
    ['shopFault=500', { cookie: 'shopFault=500' }],
    ['a=1; shopFault=500@/order; b=2', { cookie: 'shopFault=500@/order' }],
    ['a=1;shopFault=', { cookie: 'shopFault=' }],
    ['xshopFault=500', {}],
    ['session=secret', {}],
  ])('with the cookies %s has of them %j', (cookie, expected) => {
    expect(requestHeaders({ cookie })).toEqual(expected);
  });
});

describe('a value', () => {
  test.each(['a\r\nX-Evil: 1', 'a\nb', 'a\0b', 'a\x7f', 'ü€'])('that no header can carry is left out: %j', (value) => {
    expect(requestHeaders({ accept: 'a', 'user-agent': value })).toEqual({ accept: 'a' });
    expect(responseHeaders({ etag: 'e', location: value }, false)).toEqual({ etag: 'e' });
  });

  test.each(['', 'a\tb', 'B\xe4r', '~'])('that a header can carry passes as it is: %j', (value) => {
    expect(requestHeaders({ 'user-agent': value })).toEqual({ 'user-agent': value });
  });

  test('that came twice is the first one, except where several add up', () => {
    const twice = (name: string) => responseHeaders({ [name]: ['a', 'b'] }, false)[name];
    expect([twice('etag'), twice('location'), twice('content-length')]).toEqual(['a', 'a', 'a']);
    expect([twice('vary'), twice('cache-control')]).toEqual(['a, b', 'a, b']);
  });
});

describe('a response', () => {
  test('has the headers that say something about it', () => {
    expect(responseHeaders(ofResponse, true)).toEqual(ofResponse);
    expect(responseHeaders(ofResponse, false)).toEqual(ofResponse);
  });

  test.each(originHeaders.map((name) => name.toLowerCase()))('never has %s, which is for the whole origin', (name) => {
    expect(responseHeaders({ ...ofResponse, [name]: 'x' }, false)).toEqual(ofResponse);
  });

  test('to a call is not stored unless the API says so', () => {
    expect(responseHeaders({}, true)).toEqual({ 'cache-control': 'no-store' });
    expect(responseHeaders({ 'cache-control': 'max-age=9' }, true)).toEqual({ 'cache-control': 'max-age=9' });
    expect(responseHeaders({}, false)).toEqual({});
  });

  test.each([
    ['application/json', true, true],
    ['Application/JSON; charset=utf-8', true, true],
    ['application/problem+json', true, true],
    ['application/jsonp', true, false],
    ['text/html', true, false],
    ['image/png', true, false],
    ['application/json', false, true],
    ['image/svg+xml', false, true],
    ['text/html; charset=utf-8', false, true],
    ['text/htmlx', false, false],
    ['x/image/png', false, false],
    ['application/xhtml+xml', false, false],
    ['text/javascript', false, false],
    ['', false, false],
  ])('of the type "%s" (of a call: %s) keeps it: %s', (type, isCall, isKept) => {
    expect(responseHeaders({ 'content-type': type }, isCall)['content-type']).toBe(
      isKept ? type : 'text/plain; charset=utf-8',
    );
  });
});

test.each([
  ['x-tenant', true],
  ['wechatpay-signature', true],
  ['a'.repeat(64), true],
  ['x-requested-with', true],
  ['a'.repeat(65), false],
  ['', false],
  ['X-Tenant', false],
  ['x_tenant', false],
  ...[
    'connection',
    'keep-alive',
    'proxy-authorization',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
    'expect',
    'host',
    'content-length',
    'content-encoding',
    'forwarded',
    'x-forwarded-for',
    'x-request-id',
  ].map((name) => [name, false] as const),
] as const)('an operator may let "%s" through: %s', (name, isAllowed) => {
  expect(isForwardableName(name)).toBe(isAllowed);
});
