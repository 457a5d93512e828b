/** What people do on a real shop, and what does not happen by itself there: withdrawals, and the steps of orders. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { sendAsAdmin, signInAsAdmin } from './administrator';
import { newPhone, prepareOrder, send, signIn } from './customer';
import { sendWhileHeld } from './heldRow';
import { findBrokenRules } from './invariants';
import { giveBalance, setStepDue, setStock, statusOf, takeSku } from './shopData';
import { seed, startServer, startWorker, type Process, type Server } from './servers';

const database = new Client({ connectionString: process.env['DATABASE_URL'] });
let server: Server;
let worker: Process | undefined;
let admin = '';

before(async () => {
  await seed();
  await database.connect();
  [server, worker] = await Promise.all([startServer(), startWorker({ DEMO_STEPS: '0' })]);
  admin = await signInAsAdmin(server.origin);
});

after(async () => {
  for (const one of [server, worker]) await one?.kill('SIGTERM');
  await database.end();
});

const asAdmin = (query: string) => sendAsAdmin(server.origin, admin, query);

interface Requested {
  readonly token: string;
  readonly id: string;
  readonly balance: () => Promise<number>;
}

/** A customer with a balance of 5000 who asked for 2000 of it. */
async function withdraw(): Promise<Requested> {
  const token = await signIn(server.origin, newPhone());
  await giveBalance(database, server.origin, token, 5_000);
  const { success, data } = await send(server.origin, 'user/withdraw', token, {
    operationId: randomUUID(),
    amount: 2_000,
    payeeName: 'Ada',
    payeeAccount: '6222000011114821',
  });
  assert(success);
  const id = String(data['id']);
  return {
    token,
    id,
    async balance() {
      const { rows } = await database.query<{ sum: string }>(
        `SELECT sum(amount) FROM storefront.wallet_entry
         WHERE customer_id = (SELECT customer_id FROM storefront.withdrawal WHERE id = $1)`,
        [id],
      );
      return Number(rows[0]?.sum);
    },
  };
}

const statusOfWithdrawal = async (id: string) =>
  (await database.query<{ status: string }>('SELECT status FROM storefront.withdrawal WHERE id = $1', [id])).rows[0]
    ?.status;

/** Makes the scheduled step of a row due, and waits until a worker has looked at it. */
async function letStepPass(jobId: string): Promise<void> {
  await setStepDue(database, jobId);
  const isThere = async () =>
    (await database.query('SELECT 1 FROM storefront.scheduled_job WHERE id = $1', [jobId])).rowCount !== 0;
  for (let nth = 0; nth < 100 && (await isThere()); nth += 1) await wait(100);
  assert(!(await isThere()), `${jobId} is still due after ten seconds.`);
}

test('without demo steps a withdrawal waits for an administrator, who approves and settles it', async () => {
  const { id, balance } = await withdraw();
  await letStepPass(`withdrawal:${id}`);
  assert.equal(await statusOfWithdrawal(id), 'reviewing');
  const { data } = await asAdmin('{ storefrontWithdrawals { id status amount payeeAccount phone } }');
  const listed = (data?.['storefrontWithdrawals'] ?? []) as readonly { id: string; amount: number }[];
  assert.equal(listed.find((one) => one.id === id)?.amount, 2_000);
  assert.match(String((await asAdmin(`mutation { settleWithdrawal(id: "${id}") { status } }`)).error), /is reviewing/);
  assert.deepEqual((await asAdmin(`mutation { approveWithdrawal(id: "${id}") { status } }`)).data, {
    approveWithdrawal: { status: 'paying' },
  });
  await letStepPass(`withdrawal:${id}`);
  assert.equal(await statusOfWithdrawal(id), 'paying');
  assert.deepEqual((await asAdmin(`mutation { settleWithdrawal(id: "${id}") { status } }`)).data, {
    settleWithdrawal: { status: 'paid' },
  });
  assert.equal(await balance(), 3_000);
  assert.match(
    String((await asAdmin(`mutation { rejectWithdrawal(id: "${id}", reason: "no") { id } }`)).error),
    /is paid/,
  );
  assert.equal(await balance(), 3_000);
});

test('five administrators refuse one withdrawal at the same time: its amount comes back once, with the reason', async () => {
  const { id, token, balance } = await withdraw();
  assert.equal(await balance(), 3_000);
  const reject = () => asAdmin(`mutation { rejectWithdrawal(id: "${id}", reason: "The name differs.") { status } }`);
  const answers = await sendWhileHeld('withdrawal', id, 5, reject);
  assert.equal(answers.filter(({ error }) => error === undefined).length, 1);
  assert.equal(await balance(), 5_000);
  const { data } = await send(server.origin, 'user/withdraw/log', token);
  assert.match(JSON.stringify(data), /The name differs\./);
  assert.deepEqual(await findBrokenRules(database), []);
});

test('the operations need permissions of their own', async () => {
  const { id } = await withdraw();
  const phrases = [
    '{ storefrontWithdrawals { id } }',
    `mutation { approveWithdrawal(id: "${id}") { id } }`,
    'mutation { checkInTicket(code: "K7QF-2MXA-9TRB") }',
    'mutation { issueBalanceCode(name: "Gift", amount: 700, validForDays: 30) }',
  ];
  const clerk = `clerk-${id.toLowerCase()}@shop.example`;
  const { data } = await asAdmin(
    `mutation { createRole(input: { code: "${id}", description: "Clerk", permissions: [CheckInTickets] }) { id } }`,
  );
  const role = (data as { createRole?: { id: string } } | null)?.createRole?.id;
  await asAdmin(
    `mutation { createAdministrator(input: { firstName: "C", lastName: "K", emailAddress: "${clerk}", password: "of-a-clerk", roleIds: ["${role}"] }) { id } }`,
  );
  const clerksToken = await signInAsAdmin(server.origin, clerk, 'of-a-clerk');
  const refusal = /not currently authorized/;
  for (const phrase of phrases) {
    assert.match(String((await sendAsAdmin(server.origin, '', phrase)).error), refusal, phrase);
    const { error } = await sendAsAdmin(server.origin, clerksToken, phrase);
    if (phrase.includes('checkIn')) assert.match(String(error), /There is no/);
    else assert.match(String(error), refusal, phrase);
  }
  assert.equal(await statusOfWithdrawal(id), 'reviewing');
});

test('without demo steps a paid order does not ship by itself', async () => {
  const sku = await takeSku(database, 8);
  await setStock(database, sku, 5);
  const token = await signIn(server.origin, newPhone());
  const input = await prepareOrder(server.origin, token, sku);
  const { data } = await send(server.origin, 'user/order/confirm', token, input);
  const id = String(data['id']);
  const payment = { orderId: id, operationId: randomUUID(), expectedTotal: input['expectedTotal'] };
  assert((await send(server.origin, 'user/order/pay', token, payment)).success);
  await letStepPass(`order:${id}`);
  assert.equal(await statusOf(database, id), 'toShip');
});

test('the order of a Vendure order is found by an index', async () => {
  await database.query('SET enable_seqscan = off');
  const { rows } = await database.query('EXPLAIN SELECT 1 FROM storefront.shop_order WHERE vendure_id = 1');
  await database.query('SET enable_seqscan = on');
  assert.match(JSON.stringify(rows), /Index (?:Only )?Scan using shop_order_vendure_id/);
});
