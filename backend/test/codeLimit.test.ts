/** The limits of one-time codes when requests come at the same time, over two servers. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { newPhone, type Answer } from './customer';
import { seed, startServer, type Server } from './servers';

const database = new Client({ connectionString: process.env['DATABASE_URL'] });
let servers: readonly Server[] = [];
const limits = { CODE_LIMIT: '60', PHONE_CODE_LIMIT: '2', ENGINE_PROXIES: '1' };

before(async () => {
  await seed();
  await database.connect();
  await database.query('DELETE FROM storefront.code_request');
  servers = await Promise.all([startServer(undefined, limits), startServer(undefined, limits)]);
});

after(async () => {
  for (const server of servers) await server.kill('SIGTERM');
  await database.end();
});

/** Requests a code for a client behind a proxy, at one of the servers in turn. */
async function requestCode(client: string, phone: string, nth: number, purpose = 'login'): Promise<Answer> {
  const response = await fetch(`${servers[nth % 2]?.origin}/api/user/sendVerifyCode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify({ phone, purpose }),
    signal: AbortSignal.timeout(20_000),
  });
  return { ...((await response.json()) as Omit<Answer, 'status'>), status: response.status };
}

const accepted = (answers: readonly Answer[]) => answers.filter(({ success }) => success).length;

test('150 requests of one client address at the same time get 60 codes, over two servers', async () => {
  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, nth) => requestCode('198.51.100.1', newPhone(), nth)),
  );
  assert.equal(accepted(answers), 60);
  const refused = answers.filter(({ success }) => !success);
  assert.deepEqual([...new Set(refused.map(({ errorCode }) => errorCode))], ['TOO_MANY_REQUESTS']);
  for (const { data } of refused) assert(Number(data['waitMs']) > 0 && Number(data['waitMs']) <= 600_000);
  // Refused requests do not count, and another client is not concerned.
  const { rows } = await database.query('SELECT client, count(*)::int FROM storefront.code_request GROUP BY client');
  assert.deepEqual(rows, [{ client: '198.51.100.1', count: 60 }]);
  assert.equal((await requestCode('198.51.100.2', newPhone(), 0)).success, true);
});

/** Runs `work` while another connection holds the lock with which requests of a client are counted. */
async function whileCounting(client: string, work: () => Promise<void>): Promise<void> {
  const lock = 'hashtextextended($1, 0)';
  await database.query(`SELECT pg_advisory_lock(${lock})`, [`code_request:${client}`]);
  try {
    await work();
  } finally {
    await database.query(`SELECT pg_advisory_unlock(${lock})`, [`code_request:${client}`]);
  }
}

test('requests at the limit are refused without a lock, and other clients are answered meanwhile', async () => {
  const client = '198.51.100.3';
  await database.query('INSERT INTO storefront.code_request SELECT $1, $2::bigint FROM generate_series(1, 60)', [
    client,
    Date.now(),
  ]);
  await whileCounting(client, async () => {
    const refused = Array.from({ length: 100 }, (_, nth) => requestCode(client, newPhone(), nth));
    assert.equal((await requestCode('198.51.100.4', newPhone(), 0)).success, true);
    for (const { errorCode, data } of await Promise.all(refused)) {
      assert.equal(errorCode, 'TOO_MANY_REQUESTS');
      // The wait of the limit, not that of the lock.
      assert(Number(data['waitMs']) > 500_000);
    }
  });
});

test('a request that waits too long for the others of its client is refused, and not counted', async () => {
  const client = '198.51.100.5';
  await whileCounting(client, async () => {
    const { errorCode, data } = await requestCode(client, newPhone(), 0);
    assert.deepEqual([errorCode, data], ['TOO_MANY_REQUESTS', { waitMs: 2_000 }]);
  });
  assert.equal((await requestCode(client, newPhone(), 0)).success, true);
  const { rows } = await database.query('SELECT count(*)::int FROM storefront.code_request WHERE client = $1', [
    client,
  ]);
  assert.deepEqual(rows, [{ count: 1 }]);
});

test('codes for one phone that are requested at the same time for three purposes are limited together', async () => {
  const phone = newPhone();
  const purposes = ['login', 'changePhone', 'deleteAccount'];
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, nth) => requestCode(`203.0.113.${nth + 1}`, phone, nth, purposes[nth % 3])),
  );
  assert.equal(accepted(answers), 2);
});
