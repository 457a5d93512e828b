/** One-time codes over a stand-in of a gateway, on a real shop: without DEMO_CODES, with two servers. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { Client } from 'pg';
import { newPhone, send, type Answer } from './customer';
import { startGateway, type GatewayStandIn } from './gatewayStandIn';
import { seed, startServer, startWorker, type Server } from './servers';

const database = new Client({ connectionString: process.env['DATABASE_URL'] });
let gateway: GatewayStandIn;
let servers: readonly Server[] = [];
const originOf = (nth: number) => servers[nth % 2]?.origin ?? '';
const realShop = { DEMO_CODES: '0', CODE_LIMIT: '40' };

before(async () => {
  await seed();
  await database.connect();
  gateway = await startGateway();
  const environment = { ...realShop, CODE_SENDER_URL: gateway.url, CODE_SENDER_TOKEN: 'secret-of-the-gateway' };
  servers = await Promise.all([startServer(undefined, environment), startServer(undefined, environment)]);
});

beforeEach(async () => {
  gateway.answerWith(202);
  await database.query('DELETE FROM storefront.code_request');
});

after(async () => {
  for (const server of servers) await server.kill('SIGTERM');
  await gateway.close();
  await database.end();
});

const ask = (phone: string, nth = 0, purpose = 'login'): Promise<Answer> =>
  send(originOf(nth), 'user/sendVerifyCode', '', { phone, purpose });
const enter = (phone: string, code: unknown, nth = 1): Promise<Answer> =>
  send(originOf(nth), 'user/loginWithVerifyCode', '', { phone, code });

/** Waits for what comes by itself, for five seconds. */
async function until(isThere: () => boolean): Promise<void> {
  const end = Date.now() + 5_000;
  while (!isThere()) {
    assert(Date.now() < end, whatWasSaid());
    await wait(20);
  }
}

const lastBody = () => gateway.messages.at(-1)?.body ?? {};
/** Without the colours that Vendure's log has in a CI. */
const whatWasSaid = () => stripVTControlCharacters(servers.flatMap(({ output }) => output).join(''));

const notSent = {
  status: 503,
  success: false,
  errorCode: 'INTERNAL',
  errorMessage: 'We couldn’t send the code. Please ask for it again.',
  showType: 2,
  data: null,
};

test('the gateway gets the code, the answer does not, and the code signs in at another server', async () => {
  const phone = newPhone();
  const before = Date.now();
  const answer = await ask(phone);
  assert.deepEqual(answer, { status: 200, success: true, data: { resendAfterMs: 60_000, validForMs: 600_000 } });
  const message = gateway.messages.at(-1);
  assert.equal(message?.method, 'POST');
  assert.equal(message?.url, '/codes?shop=1');
  assert.equal(message?.headers['authorization'], 'Bearer secret-of-the-gateway');
  assert.equal(message?.headers['content-type'], 'application/json; charset=utf-8');
  const { code, validUntil, ...rest } = lastBody();
  assert.deepEqual(rest, { phone, purpose: 'login', language: 'en' });
  assert.match(String(code), /^\d{6}$/);
  assert.match(String(validUntil), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const validForMs = Date.parse(String(validUntil)) - before;
  assert(validForMs >= 600_000 && validForMs < 605_000, `${validForMs}`);
  const { success, data } = await enter(phone, code);
  assert.equal(success, true);
  const { phone: shown } = data['user'] as unknown as { phone: string };
  assert.equal(shown, `+1 415 ••• ${phone.slice(-4)}`);
  assert.equal((await enter(phone, code)).errorCode, 'CODE_EXPIRED');
});

test('purpose and language of the customer are in the message', async () => {
  const phone = newPhone();
  await fetch(`${originOf(0)}/api/user/sendVerifyCode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'de-AT,de;q=0.9' },
    body: JSON.stringify({ phone, purpose: 'changePhone' }),
  });
  assert.deepEqual([lastBody()['phone'], lastBody()['purpose'], lastBody()['language']], [phone, 'changePhone', 'de']);
});

test('ten requests at once for one phone over two servers send one code', async () => {
  const phone = newPhone();
  const countBefore = gateway.messages.length;
  const answers = await Promise.all(Array.from({ length: 10 }, (_, nth) => ask(phone, nth)));
  assert.deepEqual(answers.map(({ errorCode }) => errorCode ?? 'sent').sort(), [
    ...Array.from({ length: 9 }, () => 'RESEND_TOO_SOON'),
    'sent',
  ]);
  assert.equal(gateway.messages.length - countBefore, 1);
});

for (const status of [302, 400, 500])
  test(`a gateway that answers ${status}: the customer is told, asks again at once, and signs in`, async () => {
    const phone = newPhone();
    const countBefore = gateway.messages.length;
    gateway.answerWith(status);
    assert.deepEqual(await ask(phone), notSent);
    // A redirect is not followed.
    assert.equal(gateway.messages.length - countBefore, 1);
    gateway.answerWith(200);
    assert.equal((await ask(phone, 1)).success, true);
    // The second code was sent, so the third has to wait.
    assert.equal((await ask(phone)).errorCode, 'RESEND_TOO_SOON');
    assert.equal((await enter(phone, lastBody()['code'])).success, true);
  });

test('a gateway that does not answer: the customer is told after five seconds, and the code that arrived is valid', async () => {
  const phone = newPhone();
  gateway.answerWith('nothing');
  const startedAt = Date.now();
  const asked = ask(phone);
  // Nothing is locked meanwhile: another customer gets a code and signs in.
  await until(() => lastBody()['phone'] === phone);
  const { code } = lastBody();
  const { rows } = await database.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  );
  assert.deepEqual(rows, []);
  assert.deepEqual(await asked, notSent);
  const ms = Date.now() - startedAt;
  assert(ms >= 5_000 && ms < 7_000, `${ms}`);
  assert.equal((await enter(phone, code)).success, true);
});

test('a gateway that cannot be reached: the customer is told, and asks again when it is back', async () => {
  const phone = newPhone();
  const port = Number(new URL(gateway.url).port);
  await gateway.close();
  assert.deepEqual(await ask(phone), notSent);
  gateway = await startGateway(port);
  assert.equal((await ask(phone, 1)).success, true);
  assert.equal((await enter(phone, lastBody()['code'])).success, true);
});

test('a phone whose codes keep failing waits after the sixth, at both servers', async () => {
  const phone = newPhone();
  gateway.answerWith(500);
  const codes: unknown[] = [];
  for (let nth = 0; nth < 8; nth += 1) codes.push((await ask(phone, nth)).errorCode);
  assert.deepEqual(codes, [...Array.from({ length: 6 }, () => 'INTERNAL'), 'RESEND_TOO_SOON', 'RESEND_TOO_SOON']);
});

test('codes that failed count for the limit of the address', async () => {
  gateway.answerWith(500);
  const codes: unknown[] = [];
  for (let nth = 0; nth < 42; nth += 1) codes.push((await ask(newPhone(), nth)).errorCode);
  assert.deepEqual(codes, [...Array.from({ length: 40 }, () => 'INTERNAL'), 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
});

test('the log has status and reason of a failure, and neither code nor phone', async () => {
  const phone = newPhone();
  gateway.answerWith(500);
  await ask(phone);
  const { code } = lastBody();
  const port = Number(new URL(gateway.url).port);
  await gateway.close();
  await ask(phone);
  gateway = await startGateway(port);
  // The output comes through a pipe, that of earlier tests as well.
  const start = `No one-time code went to ${phone.slice(0, 3)}…${phone.slice(-2)}: `;
  const linesOfPhone = () => whatWasSaid().split(start).slice(1);
  await until(() => linesOfPhone().length === 2);
  assert.deepEqual(
    linesOfPhone().map((line) => line.split('\n')[0]?.trim()),
    ['the gateway answered 500 Internal Server Error.', 'the gateway cannot be reached (ECONNREFUSED).'],
  );
  for (const secret of [phone, phone.slice(1), phone.slice(-7), String(code), 'secret-of-the-gateway'])
    assert.equal(whatWasSaid().includes(secret), false);
});

test('without a gateway and without DEMO_CODES, server and worker say once that nobody can sign in; no code is made', async () => {
  const parts = [await startServer(undefined, realShop), await startWorker(realShop)] as const;
  const phone = newPhone();
  try {
    const answer = await send(parts[0].origin, 'user/sendVerifyCode', '', { phone, purpose: 'login' });
    assert.deepEqual(answer, notSent);
    const { rowCount } = await database.query('SELECT 1 FROM storefront.one_time_code WHERE id = $1', [
      `login:${phone}`,
    ]);
    assert.equal(rowCount, 0);
  } finally {
    for (const part of parts) await part.kill('SIGTERM');
  }
  const sentence =
    'Nobody can sign in: no one-time code is sent without CODE_SENDER_URL. For a demo, DEMO_CODES=1 shows the code.\n';
  for (const { output } of parts)
    assert.deepEqual(
      output
        .join('')
        .split(/(?<=\n)/)
        .sort(),
      [sentence, 'READY\n'],
    );
});
