/** The seed: migrations that fail, databases that it cannot use, and seeds that are interrupted or run at the same time. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { copyBackend } from '../../tests/engine/withoutGuard';
import { freePort } from '../../tools/command/freePort';
import { findBrokenRules } from './invariants';

const url = new URL(process.env['DATABASE_URL'] ?? '');
const maintenance = new Client({ connectionString: url.href });
const folder = mkdtempSync(join(tmpdir(), 'persimmon-seed-'));
const migrationCount = readdirSync(join(__dirname, '../migrations')).filter((name) => name.endsWith('.ts')).length;
/** A copy of the engine with one more migration. */
let copy = '';

const databases = ['seed_new', 'seed_foreign', 'seed_other_vendure'] as const;
const urlOf = (name: string) => Object.assign(new URL(url.href), { pathname: `/${name}` }).href;

before(async () => {
  await maintenance.connect();
  for (const name of databases) await maintenance.query(`CREATE DATABASE ${name}`);
  copy = copyBackend(folder, []);
});

after(async () => {
  for (const name of databases) await maintenance.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await maintenance.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a seed. `ended` resolves with its exit code, or its signal, and what it has written. */
function startSeed(DATABASE_URL: string, cwd = join(__dirname, '..')) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/seed/seed.ts'], {
    cwd,
    env: { ...process.env, ADMIN_PASSWORD: 'for-tests', DATABASE_URL },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const ended = new Promise<[number | string | null, string]>((done) =>
    child.once('close', (code, signal) => done([code ?? signal, output])),
  );
  return { child, ended };
}

const seed = (DATABASE_URL: string, cwd?: string) => startSeed(DATABASE_URL, cwd).ended;

async function ask<Row extends object>(name: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: urlOf(name) });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Writes the migration that the copy has beside those of the engine. */
function writeMigration(sql: string): void {
  writeFileSync(join(copy, 'migrations/9999-later.sql'), sql);
  writeFileSync(
    join(copy, 'migrations/9999-later.ts'),
    `import { runSqlFile } from '../src/database/sqlFile';
     export class Later1999900009999 { up = (runner) => runSqlFile(runner, '9999-later.sql'); async down() {} }`,
  );
}

test('a migration that fails midway is named with its reason, and nothing of it is kept', async () => {
  writeMigration('CREATE TABLE half_done (id int); ALTER TABLE nothing_here ADD COLUMN one int;');
  for (let nth = 0; nth < 2; nth += 1)
    assert.deepEqual(await seed(urlOf('seed_new'), copy), [
      1,
      'The migration Later1999900009999 failed, and nothing of it was kept: relation "nothing_here" does not exist. Remove the cause. The next start goes on with this migration.\n',
    ]);
  const [found] = await ask('seed_new', `SELECT to_regclass('half_done') AS half, count(*)::int FROM migrations`);
  assert.deepEqual(found, { half: null, count: migrationCount });
});

test('the next start goes on: a seed that is killed while it fills, and two at the same time', async () => {
  writeMigration('CREATE TABLE half_done (id int);');
  const killed = startSeed(urlOf('seed_new'), copy);
  const until = Date.now() + 60_000;
  for (let isFilling = false; !isFilling; await wait(50)) {
    assert(Date.now() < until && killed.child.exitCode === null, 'The seed fills the database.');
    const [basics] = await ask('seed_new', `SELECT to_regclass('storefront.meta') AS "has"`);
    isFilling = basics !== undefined && (await ask('seed_new', 'SELECT 1 FROM storefront.meta')).length > 0;
  }
  // Products are in a transaction of their own, which takes some seconds.
  await wait(1_000);
  killed.child.kill('SIGKILL');
  assert.deepEqual((await killed.ended)[0], 'SIGKILL');
  assert.deepEqual(await ask('seed_new', 'SELECT id FROM storefront.meta'), [{ id: 'basics' }]);
  assert.deepEqual(await ask('seed_new', 'SELECT count(*)::int FROM product'), [{ count: 0 }]);
  const answers = await Promise.all([seed(urlOf('seed_new'), copy), seed(urlOf('seed_new'), copy)]);
  const waits = 'Another seed works on this database. This one waits for it.\n';
  assert.deepEqual(
    answers.sort(([, one], [, other]) => one.length - other.length),
    [
      [0, 'The database has the demo catalogue and the demo accounts.\n'],
      [0, `${waits}The database has its catalogue.\n`],
    ],
  );
  const [made] = await ask(
    'seed_new',
    `SELECT (SELECT count(*)::int FROM product) - (SELECT count(*)::int FROM storefront.goods) AS "moreProducts",
       (SELECT count(*)::int FROM zone) AS zones, (SELECT count(*)::int FROM shipping_method) AS deliveries,
       (SELECT count(*)::int FROM promotion) AS promotions, (SELECT count(*)::int FROM migrations) AS migrations`,
  );
  assert.deepEqual(made, { moreProducts: 0, zones: 1, deliveries: 1, promotions: 3, migrations: migrationCount + 1 });
  const client = new Client({ connectionString: urlOf('seed_new') });
  await client.connect();
  assert.deepEqual(await findBrokenRules(client), []);
  await client.end();
});

test('a database of another program stays as it is', async () => {
  await ask(
    'seed_foreign',
    'CREATE TABLE wp_posts (id int); CREATE TABLE wp_users (id int); CREATE TABLE migrations (batch int)',
  );
  const says = (name: string, tables: string) =>
    `The database "${name}" has tables of another program (${tables}). Nothing was changed. Create one for the engine, and name it in DATABASE_URL: createdb --owner ${url.username} NAME\n`;
  assert.deepEqual(await seed(urlOf('seed_foreign')), [1, says('seed_foreign', 'wp_posts, wp_users')]);
  await ask(
    'seed_other_vendure',
    `CREATE TABLE migrations (id serial, timestamp bigint, name text); INSERT INTO migrations (timestamp, name) VALUES (1, 'Init1');
     CREATE TABLE product (id int); CREATE TABLE administrator (id int); CREATE TABLE channel (id int); CREATE TABLE session (id int)`,
  );
  assert.deepEqual(await seed(urlOf('seed_other_vendure')), [
    1,
    says('seed_other_vendure', 'administrator, channel, product and others'),
  ]);
  assert.deepEqual(
    await ask('seed_foreign', `SELECT count(*)::int FROM pg_class WHERE relnamespace = 'public'::regnamespace`),
    [{ count: 3 }],
  );
});

test('a database that is down or refuses the password ends the seed with one sentence', async () => {
  const port = String(freePort());
  const down = Object.assign(new URL(url.href), { port }).href;
  const wrong = Object.assign(new URL(url.href), { password: 'wrong-secret' }).href;
  assert.deepEqual(await Promise.all([seed(down), seed(wrong)]), [
    [
      1,
      `No PostgreSQL answers at 127.0.0.1:${port} (ECONNREFUSED). Start it, or correct the host and the port in DATABASE_URL.\n`,
    ],
    [
      1,
      `PostgreSQL at ${url.host} refuses the user "${url.username}". Correct the user and the password in DATABASE_URL.\n`,
    ],
  ]);
});
