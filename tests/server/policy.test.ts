import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openTestShop } from '../../mock/shop/testing/openTestShop';
import { createServer } from '../../tools/server/createServer';
import { defaultSources, type PolicySources } from '../../tools/server/contentPolicy';
import { pageHeaders, policyText } from '../../tools/server/policyText';

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
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types persimmon$/);
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
});
