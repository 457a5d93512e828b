/** A server with readable pages for tests, and what they read in its documents. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { openTestShop } from '../../mock/testing/openTestShop';
import { createServer } from '../../tools/serve/server/createServer';
import { pageSettings, type PageSettings } from '../../tools/serve/server/pages/settings';
import { loadShop } from '../../tools/config/shopConfig';

export const settings: PageSettings = {
  ...pageSettings(loadShop()),
  languages: ['en', 'zh'],
  publicUrl: 'https://shop.example/',
};
const opened: FastifyInstance[] = [];
/** What the servers of this test logged. */
export const lines: string[] = [];

/** Opens a server with the test shop, or in front of `api`. It is closed after the test. */
export async function openPages(pages: PageSettings, api?: URL): Promise<FastifyInstance> {
  const dist = mkdtempSync(join(tmpdir(), 'persimmon-dist-'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  const server = await createServer({
    dist,
    api: api ?? { shop: openTestShop({ seed: 'default' }).shop, flushed: () => Promise.resolve(), codeLimit: 1 },
    onDefect: (error) => lines.push(String(error)),
    onUpstreamFailure: (line) => lines.push(line),
    pages,
  });
  server.addHook('onClose', async () => rmSync(dist, { recursive: true }));
  opened.push(server);
  return server;
}

/** Closes all servers. */
export async function closePages(): Promise<void> {
  lines.length = 0;
  await Promise.all(opened.splice(0).map((server) => server.close()));
}

export const documentOf = (html: string) => new JSDOM(html).window.document;
export const meta = (document: Document) =>
  Object.fromEntries(
    [...document.querySelectorAll('meta[content]')].map((one) => [
      one.getAttribute('property') ?? one.getAttribute('name'),
      one.getAttribute('content'),
    ]),
  );
export const dataOf = (document: Document): unknown =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
export const hrefs = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.getAttribute('href'));

/** Ids of the test catalogue. */
export const idsOf = async (server: FastifyInstance, path: string): Promise<string[]> =>
  (await server.inject(path)).json().data.list.map(({ id }: { id: string }) => id);
