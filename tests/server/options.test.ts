import { readOptions } from '../../tools/serve/server/options';
import { StartError } from '../../tools/command/startError';

test('the defaults are port 8000 and the database folder .shop-data', () => {
  expect(readOptions({})).toEqual({
    port: 8000,
    host: '0.0.0.0',
    apiTarget: undefined,
    apiHeaders: [],
    dataFolder: '.shop-data',
    scene: undefined,
    codeLimit: 60,
    phoneCodeLimit: 100,
    trustProxy: undefined,
    origins: [],
    logFormat: 'text',
    stopDelayMs: 0,
    stopTimeoutMs: 8_000,
    sources: {
      frame: [],
      script: [],
      connect: [],
      image: ['https:'],
      referrer: 'no-referrer',
      opener: 'same-origin',
      hasScripts: false,
    },
  });
});

test('an empty variable counts as unset', () => {
  expect(readOptions({ PORT: '', API_TARGET: ' ', SHOP_SCENE: '' })).toMatchObject({
    port: 8000,
    apiTarget: undefined,
    scene: undefined,
  });
});

test('every variable is read', () => {
  const environment = {
    PORT: '9000',
    HOST: '127.0.0.1',
    API_TARGET: 'https://api.example.com/shop',
    API_HEADERS: 'Wechatpay-Signature, wechatpay-serial',
    SHOP_DATA: 'elsewhere',
    SHOP_SCENE: 'large',
    CODE_LIMIT: '5',
    PHONE_CODE_LIMIT: '7',
    TRUST_PROXY: '10.0.0.0/8, loopback 2001:db8::/32',
    CORS_ORIGINS: 'https://shop.example, http://localhost:8000',
    LOG: 'json',
    STOP_DELAY: '3',
    STOP_TIMEOUT: '20',
    IMAGE_HOSTS: 'https://img.example.com:8443/shop/ *.example.org,cdn.example.net https:',
  };
  expect(readOptions(environment)).toEqual({
    port: 9000,
    host: '127.0.0.1',
    apiTarget: new URL('https://api.example.com/shop'),
    apiHeaders: ['wechatpay-signature', 'wechatpay-serial'],
    dataFolder: 'elsewhere',
    scene: 'large',
    codeLimit: 5,
    phoneCodeLimit: 7,
    trustProxy: ['10.0.0.0/8', 'loopback', '2001:db8::/32'],
    origins: ['https://shop.example', 'http://localhost:8000'],
    logFormat: 'json',
    stopDelayMs: 3_000,
    stopTimeoutMs: 20_000,
    sources: {
      frame: [],
      script: [],
      connect: [],
      image: ['https://img.example.com:8443/shop/', '*.example.org', 'cdn.example.net', 'https:'],
      referrer: 'no-referrer',
      opener: 'same-origin',
      hasScripts: false,
    },
  });
});

test.each([
  ['', undefined],
  ['false', undefined],
  ['0', undefined],
  ['true', true],
  ['2', 2],
  ['127.0.0.1', ['127.0.0.1']],
])('TRUST_PROXY=%s is %j', (text, trustProxy) => {
  expect(readOptions({ TRUST_PROXY: text }).trustProxy).toEqual(trustProxy);
});

test('IMAGE_HOSTS=none allows no other host', () => {
  expect(readOptions({ IMAGE_HOSTS: ' none ' }).sources.image).toEqual([]);
});

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ CODE_LIMIT: '0' }, 'CODE_LIMIT must be a whole number from 1 to 1000000, not "0".'],
  [{ PHONE_CODE_LIMIT: 'many' }, 'PHONE_CODE_LIMIT must be a whole number from 1 to 1000000, not "many".'],
  [
    { API_TARGET: 'api.example.com' },
    'API_TARGET must be an address such as https://api.example.com, not "api.example.com".',
  ],
  [
    { API_TARGET: 'file:///etc/passwd' },
    'API_TARGET must be an address such as https://api.example.com, not "file:///etc/passwd".',
  ],
  ...['connection', 'te', 'proxy-x', 'x-forwarded-for', 'forwarded', 'host', 'content-length', 'x_real_ip', 'a:b'].map(
    (name): [Record<string, string>, string] => [
      { API_HEADERS: `x-fine ${name}` },
      `API_HEADERS must be names such as Wechatpay-Signature, and none that the server writes itself, not "${name}".`,
    ],
  ),
  ...['yes', '-1', '10.0.0.0/33', '10.0.0', '::1/129', '10.0.0.1/8/8', 'proxy.example', '10.0.0.1;11'].map(
    (text): [Record<string, string>, string] => [
      { TRUST_PROXY: text },
      `TRUST_PROXY must be true, a number of proxies, or their addresses such as 10.0.0.0/8, not "${text}".`,
    ],
  ),
  ...[
    "'unsafe-inline'",
    'data:',
    '*',
    'https://a.example;script-src',
    'ftp://a.example',
    'https://a.example/?x',
    '"',
    'http:',
  ].map((text): [Record<string, string>, string] => [
    { IMAGE_HOSTS: text },
    `IMAGE_HOSTS must be none or hosts such as https://img.example.com or *.example.com, not "${text}".`,
  ]),
  [
    { SHOP_SCENE: 'moon' },
    'SHOP_SCENE must be the name of a scene (default, fresh, rich, empty or large), not "moon".',
  ],
])('%j is rejected with a message', (environment, text) => {
  expect(() => readOptions(environment)).toThrow(new StartError(text));
});
