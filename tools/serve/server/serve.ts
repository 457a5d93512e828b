/** Starts the storefront with its API and database, and closes them on a signal. */
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createShop, type DemoShop } from '../../../mock/createShop';
import { DataFolderError, unreadableError, unwritableError } from '../../../mock/dataFolder';
import { fileStore, type FileStore } from '../../../mock/fileStore';
import { baseUrlsOfPage } from '../../config/baseUrls';
import { copyForServer } from '../../build/buildFolder';
import { distFolder } from '../../build/freshness';
import { errorCodeOf, StartError } from '../../command/startError';
import { createServer } from './createServer';
import { apiCheck, dataCheck, type HealthCheck } from './health';
import { createLog, type ServerLog } from './log';
import type { ServerOptions } from './options';
import { pageSettings } from './pages/settings';
import type { ShopBehindApi } from './shopApi';
import { accountLines, urlLines } from '../greeting';
import { loadShop } from '../../config/shopConfig';
import { probeApi } from './probeApi';

/** An error with its stack trace. A damaged database is no defect of the program: it is one sentence. */
function describeDefect(error: unknown): string {
  const isDamage = error instanceof DataFolderError;
  return error instanceof Error ? (!isDamage && error.stack) || error.message : String(error);
}

/** Resolution of the random numbers for sessions and codes: the maximum of randomInt. */
const randomSteps = 2 ** 48 - 1;

/** Ms in which a second signal is the same one, on another way. */
const SAME_SIGNAL_MS = 1_000;
/** Servers that were told to end. */
const stoppingServers = new WeakSet<FastifyInstance>();

interface OpenBackend {
  readonly api: ShopBehindApi | URL;
  /** Scene of the demo shop; undefined with a real backend. */
  readonly scene: string | undefined;
  readonly check: HealthCheck;
  close(): Promise<void>;
}

function openBackend(options: ServerOptions, log: ServerLog): OpenBackend {
  const { apiTarget, dataFolder, scene, codeLimit } = options;
  if (apiTarget)
    return { api: apiTarget, scene: undefined, check: apiCheck(apiTarget), close: () => Promise.resolve() };
  const store = openDatabase(dataFolder);
  const shop = openShop(store, options, log);
  if (scene && shop.seed !== scene) {
    log.say(
      'otherScene',
      `${dataFolder} already holds a shop with the scene "${shop.seed}". "npm start -- --reset" starts over with "${scene}".`,
    );
  }
  return {
    api: { shop, flushed: () => store.flushed(), codeLimit },
    scene: shop.seed,
    check: dataCheck(dataFolder),
    close: () => store.close(),
  };
}

/** Opens the shop in `store`. Throws StartError when a new shop cannot be written, or an existing one not be read. */
function openShop(
  store: FileStore,
  { dataFolder: folder, scene: seed, phoneCodeLimit }: ServerOptions,
  log: ServerLog,
): DemoShop {
  const isNew = store.isEmpty;
  try {
    return createShop({
      store,
      clock: Date.now,
      random: () => randomInt(randomSteps) / randomSteps,
      seed,
      configuration: { ...SHOP, codesPerDay: phoneCodeLimit },
      onUnexpectedError: log.error,
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

/**
 * Ends the server on a signal: `/readyz` says that it is stopping, for SIGTERM the server takes requests for `stopDelayMs` more,
 * and open requests have `stopTimeoutMs` to end. A second signal ends it at once, but not the one that npm sends together with that of
 * the terminal.
 */
function closeOnSignal(server: FastifyInstance, backend: OpenBackend, log: ServerLog, options: ServerOptions): void {
  let stoppedAt: number | undefined;
  const stop = async (signal: NodeJS.Signals) => {
    if (stoppedAt !== undefined) {
      if (performance.now() - stoppedAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppedAt = performance.now();
    stoppingServers.add(server);
    const delayMs = signal === 'SIGTERM' ? options.stopDelayMs : 0;
    if (log.format === 'json') log.say('stopping', '', { signal, delayMs });
    await wait(delayMs);
    setTimeout(() => {
      log.error(new StartError(`Requests were still open after ${options.stopTimeoutMs / 1_000} s.`));
      process.exit(1);
    }, options.stopTimeoutMs).unref();
    await server.close();
    await backend.close();
    if (log.format === 'json') log.say('stopped', '', {});
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error(error);
        process.exit(1);
      });
    });
}

/**
 * Serves the storefront in `folder` until a signal stops it. `dist` of this project is copied first, because builds replace
 * it: the server keeps the build that it started with. Rejects with StartError when it cannot start.
 */
export async function serve(folder: string, options: ServerOptions): Promise<void> {
  if (!existsSync(join(folder, 'index.html')))
    throw new StartError(`There is no built storefront in ${folder}. "npm run build" makes it.`);
  const dist = folder === distFolder ? copyForServer() : folder;
  const { trustProxy, sources, origins, logFormat, apiHeaders } = options;
  const log = createLog(logFormat, describeDefect);
  const { basePath, apiRoot } = baseUrlsOfPage(readFileSync(join(dist, 'index.html'), 'utf8'));
  const backend = openBackend(options, log);
  const isJson = logFormat === 'json';
  const server: FastifyInstance = await createServer({
    dist,
    api: backend.api,
    apiHeaders,
    onDefect: log.error,
    ...(isJson ? { log } : { onUpstreamFailure: (line) => void process.stderr.write(`${line}\n`) }),
    trustProxy,
    pages: pageSettings(loadShop(), { basePath, pictureRoot: apiRoot }),
    sources,
    origins,
    checks: [backend.check],
    isStopping: () => stoppingServers.has(server),
    onReadiness: (reasons) =>
      log.say('readiness', reasons.length > 0 ? `Not ready: ${reasons.join(' ')}` : 'Ready again.', {
        isReady: reasons.length === 0,
        reasons,
      }),
  });
  try {
    await server.listen({ port: options.port, host: options.host });
  } catch (error) {
    await backend.close();
    throw portError(error, options);
  }
  closeOnSignal(server, backend, log, options);
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  log.say('listening', greetingText({ ...options, port }, basePath, backend.scene), {
    port,
    host: options.host,
    path: `${basePath}/`,
    api: options.apiTarget?.href ?? `demo shop "${backend.scene}"`,
  });
  if (options.apiTarget) for (const line of await probeApi(options.apiTarget)) log.say('probe', line);
}

/** The text that `npm start` prints. `scene` is the scene of the demo shop, undefined with a real backend. */
function greetingText(
  { port, apiTarget, dataFolder }: ServerOptions,
  basePath: string,
  scene: string | undefined,
): string {
  const storefront = ['', `${SHOP.name} is open.`, '', ...urlLines(port, basePath), ''];
  if (scene === undefined) return [...storefront, `/api is answered by ${apiTarget?.href ?? ''}`, ''].join('\n');
  return [
    ...storefront,
    ...accountLines(),
    '',
    `Demo shop "${scene}", kept in ${dataFolder}; "npm start -- --reset" starts over. Ctrl+C closes it.`,
    '',
  ].join('\n');
}
