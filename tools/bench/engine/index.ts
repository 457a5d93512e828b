/**
 * `npm run bench -- engine`: the engine on a PostgreSQL of its own with many products and orders, with one server and with two, and the
 * demo shop beside it. It also compares the rows that each call reads with few and with many orders.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInBackend, startEnginePart, type RunningProcess } from '../../serve/engine/processes';
import type { TemporaryCluster } from '../../serve/engine/temporaryCluster';
import { freePort } from '../../command/freePort';
import { projectFolder } from '../../command/run';
import { StartError } from '../../command/startError';
import { printLine } from '../environment';
import { startBalancer } from './balancer';
import { withBenchCluster, type Environment } from './benchCluster';
import { clearMeasurementTraces, fillDatabase, setPlanLogging } from './fill';
import { ShopClient } from './http';
import { runLoadTest, type LoadResult } from './load';
import { growingScans, LogReader, logSettings, rowsReadOf, type RowsRead } from './plans';
import { printLoadResults, printRows, type PerCall } from './report';
import { callNames, callOfName, gatherMaterial, type CallName, type CallMaterial } from './shopCalls';

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

async function forEachCall<Value>(work: (name: CallName) => Promise<Value>): Promise<PerCall<Value>> {
  const found: Partial<Record<CallName, Value>> = {};
  for (const name of callNames) found[name] = await work(name);
  return found as PerCall<Value>;
}

interface EngineServers {
  readonly ports: readonly number[];
  readonly processIds: readonly number[];
  stop(): Promise<void>;
}

async function startServers(count: number, environment: Environment): Promise<EngineServers> {
  const servers: { port: number; part: RunningProcess }[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const port = freePort();
    servers.push({
      port,
      part: await startEnginePart('The server', 'src/server.ts', { ...environment, ENGINE_PORT: `${port}` }),
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
  clearMeasurementTraces(url);
  setPlanLogging(url, true);
  const servers = await startServers(1, environment);
  const reader = new LogReader(log);
  try {
    return await withClient(`http://127.0.0.1:${servers.ports[0] ?? 0}`, async (client) => {
      const material = await gatherMaterial(client, CUSTOMERS, COUNTED_CALLS * 2);
      return forEachCall(async (name) => {
        // The first calls read what is kept afterwards.
        for (let nth = 0; nth < 3; nth += 1) await client.send(callOfName[name](material, nth + COUNTED_CALLS));
        await reader.skip();
        for (let nth = 0; nth < COUNTED_CALLS; nth += 1) await client.send(callOfName[name](material, nth));
        return rowsReadOf(await reader.read(), COUNTED_CALLS);
      });
    });
  } finally {
    reader.close();
    await servers.stop();
    setPlanLogging(url, false);
  }
}

interface EngineSetup {
  readonly url: string;
  readonly serverIds: readonly number[];
  readonly databaseId: number | undefined;
  readonly seconds: number;
}

/** Measures all calls, one after the other. */
async function measureCalls(setup: EngineSetup, material: CallMaterial): Promise<PerCall<LoadResult>> {
  return forEachCall((name) =>
    runLoadTest({ ...setup, connections: CONNECTIONS, call: (nth) => callOfName[name](material, nth) }),
  );
}

async function measureEngine(
  count: number,
  environment: Environment,
  cluster: TemporaryCluster,
  seconds: number,
): Promise<PerCall<LoadResult>> {
  clearMeasurementTraces(cluster.url);
  const servers = await startServers(count, environment);
  const balancer = count > 1 ? await startBalancer(servers.ports) : undefined;
  const url = balancer?.url ?? `http://127.0.0.1:${servers.ports[0] ?? 0}`;
  try {
    const material = await withClient(url, (client) => gatherMaterial(client, CUSTOMERS, PRODUCTS));
    return await measureCalls({ url, serverIds: servers.processIds, databaseId: cluster.processId, seconds }, material);
  } finally {
    balancer?.close();
    await servers.stop();
  }
}

async function measureDemoShop({ products, orders, seconds }: EngineBenchOptions): Promise<PerCall<LoadResult>> {
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
    const material = await withClient(url, (client) => gatherMaterial(client, CUSTOMERS, PRODUCTS));
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
  await withBenchCluster(logSettings, async ({ cluster, environment, folder }) => {
    const log = join(folder, 'data/log/postgresql.log');
    // At least those of the customers who sign in.
    const fewOrders = Math.max(CUSTOMERS * 10, Math.ceil(orders / 100));
    printLine(`Filling the database: ${products} products, ${fewOrders} orders`);
    fillDatabase(cluster.url, 'products', products);
    fillDatabase(cluster.url, 'orders', fewOrders);
    const few = await countRows(environment, log);
    printLine(`Filling the database: ${orders} orders`);
    fillDatabase(cluster.url, 'orders', orders);
    const many = await countRows(environment, log);
    printRows([fewOrders, orders], few, many);

    printLine(`\n${CONNECTIONS} connections, ${seconds} s for each call; CPU for each request`);
    const oneServer = await measureEngine(1, environment, cluster, seconds);
    printLoadResults('One server', oneServer);
    const twoServers = await measureEngine(2, environment, cluster, seconds);
    printLoadResults('Two servers behind a balancer', twoServers);
    const demoShop = await measureDemoShop(options);
    printLoadResults('The demo shop (npm start)', demoShop);

    printLine('\nThe rules of the database after this:');
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
  });
}
