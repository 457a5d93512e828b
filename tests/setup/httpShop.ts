/** The demo shop with its small catalogue on a port, as `npm start` serves it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../../tools/serve/server/createServer';
import type { ShopBehindApi } from '../../tools/serve/server/shopApi';

export interface HttpShop {
  /** For example `http://127.0.0.1:40123`. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves `shop` on a free port. `flushed` resolves when all writes are on disk, at once by default. */
export async function serveOnPort(
  shop: ShopBehindApi['shop'],
  flushed: ShopBehindApi['flushed'] = () => Promise.resolve(),
): Promise<HttpShop> {
  const dist = mkdtempSync(join(tmpdir(), 'persimmon-dist-'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  mkdirSync(join(dist, 'pictures'));
  // The pictures of the shop are files: each is there as soon as a response names it.
  const shopWithPictures: typeof shop = {
    ...shop,
    handle(request) {
      const response = shop.handle(request);
      for (const [path] of JSON.stringify(response.body).matchAll(/\/pictures\/[\w-]+\.webp/g))
        writeFileSync(join(dist, path), '');
      return response;
    },
  };
  const api = { shop: shopWithPictures, flushed, codeLimit: 100 };
  const server = await createServer({ dist, api, onDefect: () => undefined });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      await server.close();
      rmSync(dist, { recursive: true });
    },
  };
}
