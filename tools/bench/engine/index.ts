/**
 * `npm run bench -- engine`: the engine on a PostgreSQL of its own with many products and orders, with one server and with two, and the
 * demo shop beside it. It also compares the rows that each call reads with few and with many orders.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitWithParent } from '../../command/exitWithParent';
import { findPrograms } from '../../serve/engine/cluster';
import { installPackages, killAll, runInBackend, seed, startPart, type Running } from '../../serve/engine/processes';
import { newClusterFolder, startTemporaryCluster, type TemporaryCluster } from '../../serve/engine/temporaryCluster';
import { freePort } from '../../command/freePort';
import { projectFolder } from '../../command/run';
import { StartError } from '../../command/startError';
import { print } from '../environment';
import { startBalancer } from './balancer';
import { clearTraces, fill, setExplaining } from './fill';
import { ShopClient } from './http';
import { measure, type Measured } from './load';
import { growingScans, LogReader, logSettings, rowsReadOf, type RowsRead } from './plans';
import { printMeasured, printRows, type PerCall } from './report';
import { callNames, calls, gather, type CallName, type Material } from './shopCalls';

export interface EngineBenchOptions {
  readonly products: number;
  readonly orders: number;
  /** Seconds for which each call is measured. */
  readonly seconds: number;
  /** File for the figures as JSON. */
  readonly json: string | undefined;
}

const CONNECTIONS = 20;
/** Customers and products that the calls use in turns. */
const CUSTOMERS = 40;
const PRODUCTS = 300;
/** Calls of each name whose rows are counted. */
const COUNTED_CALLS = 10;

type Environment = Readonly<Record<string, string>>;
async function forEachCall<Value>(work: (name: CallName) => Promise<Value>): Promise<PerCall<Value>> {
  const found: Partial<Record<CallName, Value>> = {};
  for (const name of callNames) found[name] = await work(name);
  return found as PerCall<Value>;
}

interface Servers {
  readonly ports: readonly number[];
  readonly processIds: readonly number[];
  stop(): Promise<void>;
}

async function startServers(count: number, environment: Environment): Promise<Servers> {
  const servers: { port: number; part: Running }[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const port = freePort();
    servers.push({
      port,
      part: await startPart('The server', 'src/server.ts', { ...environment, ENGINE_PORT: `${port}` }),
    });
  }
  return {
    ports: servers.map(({ port }) => port),
    processIds: servers.map(({ part }) => part.processId),
    async stop() {
      for (const { part } of servers) await part.stop();
    },
  };
}

async function withClient<Result>(url: string, work: (client: ShopClient) => Promise<Result>): Promise<Result> {
  const client = new ShopClient(url, 1);
  try {
    return await work(client);
  } finally {
    client.close();
  }
}

/** Counts the rows that each call reads. */
async function countRows(environment: Environment, log: string): Promise<PerCall<RowsRead>> {
  const { DATABASE_URL: url = '' } = environment;
  clearTraces(url);
  setExplaining(url, true);
  const servers = await startServers(1, environment);
  const reader = new LogReader(log);
  try {
    return await withClient(`http://127.0.0.1:${servers.ports[0] ?? 0}`, async (client) => {
      const material = await gather(client, CUSTOMERS, COUNTED_CALLS * 2);
      return forEachCall(async (name) => {
        // The first calls read what is kept afterwards.
        for (let nth = 0; nth < 3; nth += 1) await client.send(calls[name](material, nth + COUNTED_CALLS));
        await reader.skip();
        for (let nth = 0; nth < COUNTED_CALLS; nth += 1) await client.send(calls[name](material, nth));
        return rowsReadOf(await reader.read(), COUNTED_CALLS);
      });
    });
  } finally {
    reader.close();
    await servers.stop();
    setExplaining(url, false);
  }
}

interface Setup {
  readonly url: string;
  readonly serverIds: readonly number[];
  readonly databaseId: number | undefined;
  readonly seconds: number;
}

/** Measures all calls, one after the other. */
async function measureCalls(setup: Setup, material: Material): Promise<PerCall<Measured>> {
  return forEachCall((name) =>
    measure({ ...setup, connections: CONNECTIONS, call: (nth) => calls[name](material, nth) }),
  );
}

async function measureEngine(
  count: number,
  environment: Environment,
  cluster: TemporaryCluster,
  seconds: number,
): Promise<PerCall<Measured>> {
  clearTraces(cluster.url);
  const servers = await startServers(count, environment);
  const balancer = count > 1 ? await startBalancer(servers.ports) : undefined;
  const url = balancer?.url ?? `http://127.0.0.1:${servers.ports[0] ?? 0}`;
  try {
    const material = await withClient(url, (client) => gather(client, CUSTOMERS, PRODUCTS));
    return await measureCalls({ url, serverIds: servers.processIds, databaseId: cluster.processId, seconds }, material);
  } finally {
    balancer?.close();
    await servers.stop();
  }
}

async function measureDemoShop({ products, orders, seconds }: EngineBenchOptions): Promise<PerCall<Measured>> {
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-bench-shop-'));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'serveDemoShop.ts'), folder, String(products), String(orders)],
    { cwd: projectFolder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  try {
    const ended = once(child, 'exit').then(() => {
      throw new StartError('The demo shop of the benchmark did not start.');
    });
    const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
    ended.catch(() => undefined);
    const url = line.toString().trim();
    const material = await withClient(url, (client) => gather(client, CUSTOMERS, PRODUCTS));
    return await measureCalls({ url, serverIds: [child.pid ?? 0], databaseId: undefined, seconds }, material);
  } finally {
    kill();
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Measures, prints, and sets the exit code 1 when a call fails, reads more with more orders, or leaves a broken invariant. */
export async function benchEngine(options: EngineBenchOptions): Promise<void> {
  const { products, orders, seconds, json } = options;
  findPrograms();
  exitWithParent();
  process.once('exit', killAll);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  await installPackages();
  const folder = newClusterFolder();
  const cluster = await startTemporaryCluster({ settings: ['max_connections=200', ...logSettings] }, folder);
  const environment = {
    DATABASE_URL: cluster.url,
    ADMIN_PASSWORD: 'for-measurements',
    DEMO_CODES: '1',
    DEMO_STEPS: '1',
    CODE_LIMIT: '1000000',
    PHONE_CODE_LIMIT: '1000000',
  };
  try {
    const log = join(folder, 'data/log/postgresql.log');
    // At least those of the customers who sign in.
    const fewOrders = Math.max(CUSTOMERS * 10, Math.ceil(orders / 100));
    print(`Filling the database: ${products} products, ${fewOrders} orders`);
    await seed(environment);
    fill(cluster.url, 'products', products);
    fill(cluster.url, 'orders', fewOrders);
    const few = await countRows(environment, log);
    print(`Filling the database: ${orders} orders`);
    fill(cluster.url, 'orders', orders);
    const many = await countRows(environment, log);
    printRows([fewOrders, orders], few, many);

    print(`\n${CONNECTIONS} connections, ${seconds} s for each call; CPU for each request`);
    const oneServer = await measureEngine(1, environment, cluster, seconds);
    printMeasured('One server', oneServer);
    const twoServers = await measureEngine(2, environment, cluster, seconds);
    printMeasured('Two servers behind a balancer', twoServers);
    const demoShop = await measureDemoShop(options);
    printMeasured('The demo shop (npm start)', demoShop);

    print('\nThe rules of the database after this:');
    const areKept = await runInBackend(['--import', 'tsx', 'test/invariants.ts'], environment);
    const growing = callNames.flatMap((name) => growingScans(few[name], many[name]));
    const hasFailures = [oneServer, twoServers, demoShop].some((measured) =>
      callNames.some((name) => measured[name].failures.length > 0),
    );
    if (growing.length > 0 || hasFailures || !areKept) process.exitCode = 1;
    if (json !== undefined)
      writeFileSync(
        json,
        `${JSON.stringify({ products, orders, seconds, connections: CONNECTIONS, rows: { few, many }, oneServer, twoServers, demoShop }, undefined, 2)}\n`,
      );
  } finally {
    await cluster.close();
  }
}
