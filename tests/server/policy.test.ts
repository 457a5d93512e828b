import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openTestShop } from '../../mock/testing/openTestShop';
import { createServer } from '../../tools/serve/server/createServer';
import { policySourcesOf, readPolicySources } from '../../tools/serve/server/options';
import { defaultSources, scriptOriginPattern, type PolicySources } from '../../tools/serve/server/contentPolicy';
import { pageHeaders, policyText } from '../../tools/serve/server/policyText';
import { completeShop } from '../../tools/config/shopConfig';

const operatingDoc = readFileSync(resolve(__dirname, '../../docs/operating.md'), 'utf8');
/** A page with two inline scripts. */
const page = '<!doctype html><script>one()</script><script>two()</script>';

async function headersOfServer(sources?: PolicySources): Promise<Record<string, unknown>> {
  const dist = mkdtempSync(join(tmpdir(), 'persimmon-policy-'));
  writeFileSync(join(dist, 'index.html'), page);
  const server = await createServer({
    dist,
    api: { shop: openTestShop().shop, flushed: () => Promise.resolve(), codeLimit: 1 },
    onDefect: () => undefined,
    sources,
  });
  const { headers } = await server.inject('/');
  await server.close();
  rmSync(dist, { recursive: true });
  return headers;
}

const spaced = (value: unknown) => String(value).replaceAll(/;\s*/g, '; ');
const withoutHashes = (text: string) => text.replaceAll(/(?: 'sha256-[^']+')+/g, " 'sha256-…'");

test('the printed headers equal the headers of this server', async () => {
  const headers = await headersOfServer();
  for (const [name, value] of pageHeaders(page))
    expect([name, spaced(headers[name.toLowerCase()])]).toEqual([name, spaced(value)]);
});

test.each([
  [['https:'], "img-src 'self' data: blob: https:"],
  [[], "img-src 'self' data: blob:"],
  [['https://img.example', '*.example.org'], "img-src 'self' data: blob: https://img.example *.example.org"],
])('the image hosts %j are those of the server and of what is printed', async (imageHosts, directive) => {
  const sources = { ...defaultSources, image: imageHosts };
  const policy = spaced((await headersOfServer(sources))['content-security-policy']).split('; ');
  expect(policy).toContain(directive);
  expect(policyText('nginx', page, sources)).toContain(`; ${directive}; `);
  expect(policyText('caddy', page, sources)).toContain(`; ${directive}; `);
});

test.each(['nginx', 'caddy'] as const)(
  'docs/operating.md contains the configuration of %s, with placeholders for the hashes',
  (server) => {
    const [, documented] = new RegExp(`\`\`\`${server}\\n(.*?)\\n\`\`\``, 's').exec(operatingDoc) ?? [];
    expect(documented).toBe(withoutHashes(policyText(server, page)));
  },
);

test('the policy allows own scripts, inline scripts by hash, and one Trusted Types policy', () => {
  const policy = pageHeaders(page)[0]?.[1] ?? '';
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]+=*'){2};/);
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types shop$/);
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
});

test.each([
  [{ name: 'Shop' }, 'no-referrer', 'same-origin'],
  [
    { name: 'Shop', referrerPolicy: 'strict-origin', openerPolicy: 'same-origin-allow-popups' },
    'strict-origin',
    'same-origin-allow-popups',
  ],
])('%j sends and prints the referrer policy %s and the opener policy %s', async (config, referrer, opener) => {
  const sources = policySourcesOf(completeShop(config));
  const headers = await headersOfServer(sources);
  expect([headers['referrer-policy'], headers['cross-origin-opener-policy']]).toEqual([referrer, opener]);
  for (const server of ['nginx', 'caddy'] as const) {
    expect(policyText(server, page, sources)).toContain(`Referrer-Policy "${referrer}"`);
    expect(policyText(server, page, sources)).toContain(`Cross-Origin-Opener-Policy "${opener}"`);
  }
});

test.each([
  ['referrerPolicy', 'unsafe-url', 'no-referrer, same-origin, strict-origin, strict-origin-when-cross-origin'],
  ['openerPolicy', 'unsafe-none', 'same-origin, same-origin-allow-popups'],
])('a %s of %s is refused', (name, value, names) => {
  expect(() => completeShop({ name: 'Shop', [name]: value })).toThrow(
    `shop.config.ts: ${name} = "${value}": expected one of ${names}`,
  );
});

describe('sources of other origins', () => {
  const sources: PolicySources = {
    frame: ['https://js.pay.example', 'https://hooks.pay.example'],
    script: ['https://js.pay.example', 'https://*.count.example'],
    connect: ['https://errors.example'],
    image: ['https://img.example'],
  };
  const directives = [
    /script-src 'self' 'sha256-[^']+' 'sha256-[^']+' https:\/\/js\.pay\.example https:\/\/\*\.count\.example/,
    /img-src 'self' data: blob: https:\/\/img\.example/,
    /connect-src 'self' https:\/\/errors\.example/,
    /frame-src https:\/\/js\.pay\.example https:\/\/hooks\.pay\.example/,
  ];

  test('are in the headers of the server, and in those that are printed', async () => {
    const headers = await headersOfServer(sources);
    const policy = spaced(headers['content-security-policy']);
    for (const directive of directives) {
      expect(policy).toMatch(directive);
      expect(policyText('nginx', page, sources)).toMatch(directive);
      expect(policyText('caddy', page, sources)).toMatch(directive);
    }
    for (const [name, value] of pageHeaders(page, sources))
      expect([name, spaced(headers[name.toLowerCase()])]).toEqual([name, spaced(value)]);
  });

  test('a frame may ask for a payment; the configurations escape its quotation marks', async () => {
    const payment = 'payment=(self "https://js.pay.example" "https://hooks.pay.example")';
    expect((await headersOfServer(sources))['permissions-policy']).toContain(payment);
    const escaped = payment.replaceAll('"', String.raw`\"`);
    expect(policyText('nginx', page, sources)).toContain(escaped);
    expect(policyText('caddy', page, sources)).toContain(escaped);
  });

  test('the Trusted Types policy of the page knows the origins of scripts', () => {
    const pattern = new RegExp(scriptOriginPattern(sources));
    const origins = [
      'https://js.pay.example',
      'https://eu.count.example',
      'https://js.pay.example.evil.example',
      'https://jsXpay.example',
      'https://count.example',
      'http://js.pay.example',
    ];
    expect(origins.filter((origin) => pattern.test(origin))).toEqual(origins.slice(0, 2));
    expect(scriptOriginPattern(defaultSources)).toBe('');
  });

  test('come from shop.config.ts, with IMAGE_HOSTS in the place of its pictures', () => {
    expect(readPolicySources({}, sources)).toEqual(sources);
    expect(readPolicySources({ IMAGE_HOSTS: 'none' }, sources)).toEqual({ ...sources, image: [] });
  });

  test.each([
    'pay.example',
    'http://pay.example',
    '*',
    'https:',
    'https://*',
    'https://pay.example/a',
    "'unsafe-inline'",
  ])('shop.config.ts refuses %s', (source) => {
    for (const name of ['frame', 'script', 'connect'])
      expect(() => completeShop({ name: 'Shop', contentPolicy: { [name]: [source] } })).toThrow(
        `shop.config.ts: contentPolicy.${name}.0 = "${source}": expected a source such as https://js.pay.example`,
      );
  });

  test('shop.config.ts accepts hosts, subdomains and every https host for pictures', () => {
    const contentPolicy = { ...sources, image: ['https:'] };
    expect(completeShop({ name: 'Shop', contentPolicy }).contentPolicy).toEqual(contentPolicy);
  });
});

test('the policy allows the API of a page on another origin', () => {
  const pageOfApi = `<link rel="preconnect" href="https://api.example" crossorigin data-api="https://api.example/v1">${page}`;
  const policy = pageHeaders(pageOfApi, { ...defaultSources, image: [] })[0]?.[1];
  expect(policy).toContain("img-src 'self' data: blob: https://api.example;");
  expect(policy).toContain("connect-src 'self' https://api.example;");
});

test('the policy of two pages in a row has the scripts of both, each once', () => {
  const hashes = (html: string) => pageHeaders(html)[0]?.[1].match(/'sha256-[^']+'/g);
  const other = '<!doctype html><script>two()</script><script>three()</script>';
  expect(hashes(page + other)).toEqual([...new Set([...(hashes(page) ?? []), ...(hashes(other) ?? [])])]);
  expect(hashes(page + other)).toHaveLength(3);
});
