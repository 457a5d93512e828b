import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openTestShop } from '../../mock/shop/testing/openTestShop';
import { createServer } from '../../tools/server/createServer';
import { pageHeaders, policyText } from '../../tools/server/policyText';

const readme = readFileSync(resolve(__dirname, '../../README.md'), 'utf8');
/** A page with scripts in it: how many there are, and so how many hashes, is the build's business. */
const page = '<!doctype html><script>one()</script><script>two()</script>';

async function headersOfServer(): Promise<Record<string, unknown>> {
  const dist = mkdtempSync(join(tmpdir(), 'persimmon-policy-'));
  writeFileSync(join(dist, 'index.html'), page);
  const server = await createServer({ dist, api: { shop: openTestShop().shop, flushed: () => Promise.resolve(), codeLimit: 1 }, onDefect: () => undefined });
  const { headers } = await server.inject('/');
  await server.close();
  rmSync(dist, { recursive: true });
  return headers;
}

const spaced = (value: unknown) => String(value).replaceAll(/;\s*/g, '; ');
const withoutHashes = (text: string) => text.replaceAll(/(?: 'sha256-[^']+')+/g, " 'sha256-…'");

test('what is written out for other servers is what this server sends', async () => {
  const sent = await headersOfServer();
  for (const [name, value] of pageHeaders(page)) expect([name, spaced(sent[name.toLowerCase()])]).toEqual([name, spaced(value)]);
});

test.each(['nginx', 'caddy'] as const)('the README has it for %s, with a place for the hashes', (server) => {
  const [, written] = new RegExp(`\`\`\`${server}\\n(.*?)\\n\`\`\``, 's').exec(readme) ?? [];
  expect(written).toBe(withoutHashes(policyText(server, page)));
});

test('scripts run from the shop alone, by hash where they stand in the page, and write no HTML past the one policy', () => {
  const policy = pageHeaders(page)[0]?.[1] ?? '';
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]+=*'){2};/);
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types persimmon$/);
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
});
