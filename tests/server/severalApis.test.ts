import { siteText } from '../../tools/serve/server/siteText';

const page = '<!doctype html><title>Shop</title>';
const servers = ['http://10.0.0.1:3000', 'http://10.0.0.2'].map((address) => new URL(`${address}/shop`));
const [api, ...furtherApis] = servers;
const site = {
  root: '/srv/shop',
  languages: ['en'],
  host: 'shop.example',
  port: 80,
  pages: { policy: "default-src 'none'" },
};

const lines = (text: string, pattern: RegExp) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => pattern.test(line));

test('nginx sends a request that did not reach its server to another one of the API', () => {
  const text = siteText('nginx', page, { ...site, api, furtherApis });
  expect(lines(text, /^upstream|^server 10|^proxy_(?:pass|next_upstream|connect_timeout) /)).toEqual([
    expect.stringMatching(/^upstream shop_[\da-f]{8}_api \{$/),
    'server 10.0.0.1:3000;',
    'server 10.0.0.2:80;',
    expect.stringMatching(/^proxy_pass http:\/\/shop_[\da-f]{8}_api\/shop\/api\/;$/),
    'proxy_next_upstream error timeout;',
    'proxy_connect_timeout 3s;',
  ]);
});

test('two sites of one nginx share no name', () => {
  const names = (change: object) => {
    const text = siteText('nginx', page, { ...site, api, furtherApis, ...change });
    return [...text.matchAll(/^(?:map .* \$|upstream )(\w+) \{$/gm)].map(([, name = '']) => name);
  };
  const sites = [{}, { host: 'garten.example' }, { port: 8080 }].map(names);
  expect(sites.map(({ length }) => length)).toEqual([5, 5, 5]);
  expect(new Set(sites.flat()).size).toBe(15);
});

test('Caddy asks each server whether it is ready', () => {
  const text = siteText('caddy', page, { ...site, api, furtherApis });
  expect(lines(text, /^rewrite|^reverse_proxy|^health|^lb_/)).toEqual([
    'rewrite * /shop{uri}',
    'reverse_proxy http://10.0.0.1:3000 http://10.0.0.2 {',
    'health_uri /readyz',
    'health_interval 1s',
    'lb_try_duration 3s',
  ]);
});

test.each(['nginx', 'caddy'] as const)('with one server %s sends no request twice', (server) => {
  const text = siteText(server, page, { ...site, api });
  expect(lines(text, /^upstream|proxy_next|^health|^lb_/)).toEqual([
    server === 'nginx' ? 'proxy_next_upstream off;' : 'lb_retries 0',
  ]);
});
