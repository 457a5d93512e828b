/**
 * `npm run bench -- edits`: how long calls of one server wait while the catalogue is changed. Rounds with a change and without one
 * follow each other, so that other work on the machine is in both.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../command/freePort';
import { findPostgresPrograms } from '../../serve/engine/cluster';
import { startEnginePart } from '../../serve/engine/processes';
import { printLine, printTable } from '../environment';
import { withBenchCluster } from './benchCluster';
import { fillDatabase } from './fill';
import { ShopClient } from './http';

const run = promisify(execFile);

const somePrices = (count: number) => `UPDATE product_variant_price SET price = price + 1 WHERE "variantId" IN (
  SELECT id FROM product_variant ORDER BY md5(id::text || now()::text) LIMIT ${count})`;
const contentPart = (id: string, row: string) => `UPDATE storefront.content SET row = ${row} WHERE id = '${id}'`;

/** What is changed in a round, each in a transaction. */
const edits: Readonly<Record<string, string | undefined>> = {
  'no change': undefined,
  'a price': somePrices(1),
  'a name': `UPDATE product_translation SET name = name || ' x' WHERE id = (SELECT max(id) FROM product_translation)`,
  'a banner': contentPart('banners', `jsonb_set(row, '{0,hue}', to_jsonb((row #>> '{0,hue}')::int + 1))`),
  '1,000 prices': somePrices(1_000),
  'the name of a category': contentPart(
    'categories',
    `jsonb_set(row, '{0,name,en}', to_jsonb((row #>> '{0,name,en}') || ' x'))`,
  ),
};

const paths = [
  'home/goodsList?current=3&sort=priceUp&withFacets=true',
  'home/goodsList?keyword=lamp',
  'home/goodsList?keyword=lampp&current=2',
  'home/goodsList?keyword=te&withSuggestions=true',
  'home/goodsDetail?id=harbour-radio',
];
const ROUNDS = 6;
const ROUND_MS = 6_000;
/** Between two calls: the server is not under load. */
const PAUSE_MS = 5;
/** Of a round, before its change. */
const QUIET_MS = 300;

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** Sends the calls in turns for a round, and returns how long each took (ms). */
async function measureRound(client: ShopClient, change: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const changed = wait(QUIET_MS).then(change);
  const until = performance.now() + ROUND_MS;
  for (let nth = 0; performance.now() < until; nth += 1) {
    const startedAt = performance.now();
    await client.send({ path: paths[nth % paths.length] ?? '' });
    times.push(performance.now() - startedAt);
    await wait(PAUSE_MS);
  }
  await changed;
  return times;
}

/** Measures and prints the calls of a server with so many products. */
export const benchEdits = (products: number): Promise<void> =>
  withBenchCluster([], async ({ cluster, environment }) => {
    fillDatabase(cluster.url, 'products', products);
    const psql = join(findPostgresPrograms(), 'psql');
    const port = freePort();
    const server = await startEnginePart('The server', 'src/server.ts', { ...environment, ENGINE_PORT: `${port}` });
    const client = new ShopClient(`http://127.0.0.1:${port}`, 1);
    try {
      // What is built for the first call, and then the compiler of JavaScript.
      await measureRound(client, () => Promise.resolve());
      await measureRound(client, () => Promise.resolve());
      const timesByEdit = new Map(Object.keys(edits).map((name): [string, number[][]] => [name, []]));
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [name, sql] of Object.entries(edits)) {
          const change = () => (sql === undefined ? Promise.resolve() : run(psql, [cluster.url, '-qXc', sql]));
          timesByEdit.get(name)?.push(await measureRound(client, change));
        }
      printLine(`\n${products} products, ${ROUNDS} rounds of each change, ${ROUND_MS / 1000} s each; ms`);
      printTable(
        ['', 'median call', 'longest call: median of the rounds', 'of all rounds'],
        [...timesByEdit].map(([name, rounds]) => {
          const longest = rounds.map((times) => Math.max(...times)).sort((one, other) => one - other);
          const all = rounds.flat().sort((one, other) => one - other);
          return [
            name,
            ...[percentile(all, 0.5), percentile(longest, 0.5), Math.max(...longest)].map((ms) => ms.toFixed(0)),
          ];
        }),
      );
    } finally {
      client.close();
      await server.stop();
    }
  });
