/** Starts the storefront with its API and database, and closes them on a signal. */
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createShop, type Shop } from '../../mock/shop/createShop';
import { DataFolderError, unreadableError, unwritableError } from '../../mock/shop/dataFolder';
import { fileStore, type FileStore } from '../../mock/shop/fileStore';
import type { SeedName } from '../../mock/shop/seeds/seeds';
import { copyForServer } from '../buildFolder';
import { distFolder } from '../freshness';
import { errorCodeOf, StartError } from '../startError';
import { createServer } from './createServer';
import type { ServerOptions } from './options';
import { pageSettings } from './pages/settings';
import type { ShopBehindApi } from './shopApi';
import { accountLines, addressLines } from '../greeting';
import { loadShop } from '../shopConfig';
import { probeApi } from './probeApi';

const print = (line: string) => process.stdout.write(`${line}\n`);
/** Prints an error with its stack trace. A damaged database is no defect of the program: it is printed as one sentence. */
function logError(error: unknown): void {
  const isDamage = error instanceof DataFolderError;
  const text = error instanceof Error ? (!isDamage && error.stack) || error.message : String(error);
  process.stderr.write(`${text}\n`);
}

/** Resolution of the random numbers for sessions and codes: the maximum of randomInt. */
const randomSteps = 2 ** 48 - 1;
/** Ms that pending requests may take after a stop signal. */
const timeoutMs = 5_000;

interface Backend {
  readonly api: ShopBehindApi | URL;
  /** Scene of the demo shop; undefined with a real backend. */
  readonly scene: string | undefined;
  close(): Promise<void>;
}

function openBackend({ apiTarget, dataFolder, scene, codeLimit }: ServerOptions): Backend {
  if (apiTarget) return { api: apiTarget, scene: undefined, close: () => Promise.resolve() };
  const store = openDatabase(dataFolder);
  const shop = openShop(store, dataFolder, scene);
  if (scene && shop.seed !== scene) {
    print(
      `${dataFolder} already holds a shop with the scene "${shop.seed}". "npm run shop:reset" starts over with "${scene}".`,
    );
  }
  return { api: { shop, flushed: () => store.flushed(), codeLimit }, scene: shop.seed, close: () => store.close() };
}

/** Opens the shop in `store`. Throws StartError when a new shop cannot be written, or an existing one not be read. */
function openShop(store: FileStore, folder: string, seed: SeedName | undefined): Shop {
  const isNew = store.isEmpty;
  try {
    return createShop({
      store,
      clock: Date.now,
      random: () => randomInt(randomSteps) / randomSteps,
      seed,
      onUnexpectedError: logError,
    });
  } catch (error) {
    throw new StartError((isNew ? unwritableError(folder, error) : unreadableError(folder, error)).message);
  }
}

function openDatabase(folder: string): FileStore {
  try {
    return fileStore(folder);
  } catch (error) {
    throw error instanceof DataFolderError ? new StartError(error.message) : error;
  }
}

function portError(error: unknown, { port, host }: ServerOptions): unknown {
  const code = errorCodeOf(error);
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use by another program. Choose another one: PORT=${port + 1} npm start`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this user. Choose one above 1023: PORT=8000 npm start`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${host} is not an address of this machine.`);
  return error;
}

/** Rejects with StartError when the port is not available. Checked before the build, which takes long. */
export async function assertPortIsFree(options: ServerOptions): Promise<void> {
  const probe = createProbe();
  await new Promise<void>((done, fail) => {
    probe.once('error', (error) => fail(portError(error, options)));
    probe.listen(options.port, options.host, () => probe.close(() => done()));
  });
}

function closeOnSignal(server: FastifyInstance, backend: Backend): void {
  const stop = () => {
    // A second signal or a delayed response must not keep the process running.
    setTimeout(() => process.exit(1), timeoutMs).unref();
    server
      .close()
      .then(() => backend.close())
      .then(() => process.exit(0), logError);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/**
 * Serves the storefront in `folder` until a signal stops it. `dist` of this project is copied first, because builds replace
 * it: the server keeps the build that it started with. Rejects with StartError when it cannot start.
 */
export async function serve(folder: string, options: ServerOptions): Promise<void> {
  if (!existsSync(join(folder, 'index.html')))
    throw new StartError(`There is no built storefront in ${folder}. "npm run build" makes it.`);
  const dist = folder === distFolder ? copyForServer() : folder;
  const backend = openBackend(options);
  const { trustProxy, imageHosts } = options;
  const server = await createServer({
    dist,
    api: backend.api,
    onDefect: logError,
    onUpstreamFailure: (line) => void process.stderr.write(`${line}\n`),
    trustProxy,
    imageHosts,
    pages: pageSettings(loadShop()),
  });
  try {
    await server.listen({ port: options.port, host: options.host });
  } catch (error) {
    await backend.close();
    throw portError(error, options);
  }
  closeOnSignal(server, backend);
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  print(greeting({ ...options, port }, backend.scene));
  if (options.apiTarget) for (const line of await probeApi(options.apiTarget)) print(line);
}

/** The text that `npm start` prints. `scene` is the scene of the demo shop, undefined with a real backend. */
function greeting({ port, apiTarget, dataFolder }: ServerOptions, scene: string | undefined): string {
  const storefront = ['', 'Persimmon is open.', '', ...addressLines(port), ''];
  if (scene === undefined) return [...storefront, `/api is answered by ${apiTarget?.href ?? ''}`, ''].join('\n');
  return [
    ...storefront,
    ...accountLines(),
    '',
    `Demo shop "${scene}", kept in ${dataFolder}; "npm run shop:reset" starts over. Ctrl+C closes it.`,
    '',
  ].join('\n');
}
