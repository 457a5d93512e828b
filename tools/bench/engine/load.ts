/** Sends one call over and over from a number of connections, and measures. */
import { cpuTimeOf } from './cpuTime';
import { ShopClient, type ShopCall } from './http';

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  /** Ms. */
  readonly p50: number;
  readonly p95: number;
  /** CPU time for each request in ms. */
  readonly serverCpu: number;
  readonly databaseCpu: number;
  /** The answers that were no success. */
  readonly failures: readonly string[];
}

export interface LoadTest {
  readonly url: string;
  readonly call: (nth: number) => ShopCall;
  readonly connections: number;
  readonly seconds: number;
  readonly serverIds: readonly number[];
  /** The process of PostgreSQL, when the shop has one. */
  readonly databaseId: number | undefined;
}

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** Share of the time before it that is not measured: connections are opened, and code is compiled. */
const WARM_UP_SHARE = 0.3;

/** Measures one call. `nextNumber` is that of the first request: no two measurements place the same order. */
export async function runLoadTest(measurement: LoadTest): Promise<LoadResult> {
  const { url, call, connections, seconds, serverIds, databaseId } = measurement;
  const client = new ShopClient(url, connections);
  let nth = 0;
  async function run(ms: number, onAnswer: (ms: number) => void, onFailure: (text: string) => void): Promise<void> {
    const until = performance.now() + ms;
    const lane = async () => {
      while (performance.now() < until) {
        const startedAt = performance.now();
        try {
          await client.send(call(nth++));
          onAnswer(performance.now() - startedAt);
        } catch (error) {
          onFailure(error instanceof Error ? error.message : String(error));
        }
      }
    };
    await Promise.all(Array.from({ length: connections }, lane));
  }
  const failures: string[] = [];
  const times: number[] = [];
  const cpu = () => ({
    server: serverIds.reduce((sum, id) => sum + cpuTimeOf(id), 0),
    database: databaseId === undefined ? 0 : cpuTimeOf(databaseId),
  });
  try {
    await run(
      seconds * 1000 * WARM_UP_SHARE,
      () => undefined,
      (text) => failures.push(text),
    );
    const before = cpu();
    const startedAt = performance.now();
    await run(
      seconds * 1000,
      (ms) => times.push(ms),
      (text) => failures.push(text),
    );
    const elapsed = (performance.now() - startedAt) / 1000;
    const after = cpu();
    times.sort((one, other) => one - other);
    return {
      requests: times.length,
      perSecond: times.length / elapsed,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      serverCpu: (after.server - before.server) / times.length,
      databaseCpu: (after.database - before.database) / times.length,
      failures,
    };
  } finally {
    client.close();
  }
}
