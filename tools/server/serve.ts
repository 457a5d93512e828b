/** Opens the shop: books, API, storefront, and a way to close them in order. */
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createShop } from '../../mock/shop/createShop';
import { DataFolderError } from '../../mock/shop/dataFolder';
import { fileStore } from '../../mock/shop/fileStore';
import { StartError } from '../startError';
import { createServer } from './createServer';
import { greeting } from './greeting';
import type { ServerOptions } from './options';
import type { ShopBehindApi } from './shopApi';

const tell = (line: string) => process.stdout.write(`${line}\n`);
const tellDefect = (error: unknown) => process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);

/** Steps of the randomness behind sessions and codes; the most that randomInt can give. */
const randomSteps = 2 ** 48 - 1;
/** Ms that open requests are given when the server is asked to stop. */
const patience = 5_000;

interface OpenApi {
  readonly api: ShopBehindApi | URL;
  /** The scene of the demo shop; undefined when a real backend answers. */
  readonly scene: string | undefined;
  close(): Promise<void>;
}

function openApi({ apiTarget, dataFolder, scene, codeLimit }: ServerOptions): OpenApi {
  if (apiTarget) return { api: apiTarget, scene: undefined, close: () => Promise.resolve() };
  const store = openBooks(dataFolder);
  const shop = createShop({ store, clock: Date.now, random: () => randomInt(randomSteps) / randomSteps, scene, onDefect: tellDefect });
  if (scene && shop.scene !== scene) {
    tell(`${dataFolder} already holds a shop with the scene "${shop.scene}". "npm run shop:reset" starts over with "${scene}".`);
  }
  return { api: { shop, flushed: () => store.flushed(), codeLimit }, scene: shop.scene, close: () => store.close() };
}

function openBooks(folder: string) {
  try {
    return fileStore(folder);
  } catch (error) {
    throw error instanceof DataFolderError ? new StartError(error.message) : error;
  }
}

function portError(error: unknown, { port, host }: ServerOptions): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is in use by another program. Choose another one: PORT=${port + 1} npm start`);
  if (code === 'EACCES') return new StartError(`Port ${port} may not be used by this user. Choose one above 1023: PORT=8000 npm start`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartError(`HOST ${host} is not an address of this machine.`);
  return error;
}

/** Rejects with StartError when the port cannot be had: better known before a build than after it. */
export async function assertPortIsFree(options: ServerOptions): Promise<void> {
  const probe = createProbe();
  await new Promise<void>((done, fail) => {
    probe.once('error', (error) => fail(portError(error, options)));
    probe.listen(options.port, options.host, () => probe.close(() => done()));
  });
}

function closeOnSignal(server: FastifyInstance, api: OpenApi): void {
  const stop = () => {
    // Whoever asks twice, or an answer that is held back for minutes, must not keep the process alive.
    setTimeout(() => process.exit(1), patience).unref();
    server
      .close()
      .then(() => api.close())
      .then(() => process.exit(0), tellDefect);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Serves the storefront in `dist` until a signal stops it. Rejects with StartError when it cannot. */
export async function serve(dist: string, options: ServerOptions): Promise<void> {
  if (!existsSync(join(dist, 'index.html'))) throw new StartError(`There is no built storefront in ${dist}. "npm run build" makes it.`);
  const api = openApi(options);
  const server = await createServer({ dist, api: api.api, onDefect: tellDefect });
  try {
    await server.listen({ port: options.port, host: options.host });
  } catch (error) {
    await api.close();
    throw portError(error, options);
  }
  closeOnSignal(server, api);
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  tell(greeting({ ...options, port }, api.scene));
}
