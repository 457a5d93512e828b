/** What a process says when its database, its port or its settings are wrong: one sentence each, without the password. */
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { freePort } from '../../tools/command/freePort';
import { assertReachable } from '../src/database/assertReachable';
import { readSettings } from '../src/settings';
import { textOfFailure } from '../src/startFailure';

const url = new URL(process.env['DATABASE_URL'] ?? '');
const database = new Client({ connectionString: url.href });

before(() => database.connect());
after(async () => {
  await database.query('DROP DATABASE IF EXISTS of_others');
  await database.query('DROP ROLE IF EXISTS guest');
  await database.end();
});

/** Another address of the same server. */
function variantOf(change: Partial<Pick<URL, 'username' | 'password' | 'port' | 'pathname' | 'hostname'>>): string {
  return Object.assign(new URL(url.href), change).href;
}

async function textOf(DATABASE_URL: string, work = () => assertReachable(DATABASE_URL)): Promise<string> {
  return work().then(
    () => 'It works.',
    (error: unknown) => textOfFailure(error, { DATABASE_URL }),
  );
}

test('a database that cannot be used is named, with what to do', async () => {
  const port = String(freePort());
  assert.deepEqual(
    [
      await textOf(url.href),
      await textOf(variantOf({ port })),
      await textOf(variantOf({ hostname: 'no-such-host.invalid' })),
      await textOf(variantOf({ password: 'wrong-secret' })),
      await textOf(variantOf({ pathname: '/nothing' })),
    ],
    [
      'It works.',
      `No PostgreSQL answers at 127.0.0.1:${port} (ECONNREFUSED). Start it, or correct the host and the port in DATABASE_URL.`,
      `No PostgreSQL answers at no-such-host.invalid:${url.port} (ENOTFOUND). Start it, or correct the host and the port in DATABASE_URL.`,
      `PostgreSQL at ${url.host} refuses the user "${url.username}". Correct the user and the password in DATABASE_URL.`,
      `PostgreSQL at ${url.host} has no database "nothing". Create it: createdb --owner ${url.username} nothing`,
    ],
  );
});

test('a user who may not create tables is told who has to be the owner', async () => {
  await database.query(`CREATE ROLE guest LOGIN PASSWORD 'guest'`);
  await database.query('CREATE DATABASE of_others');
  const guest = variantOf({ username: 'guest', password: 'guest', pathname: '/of_others' });
  const client = new Client({ connectionString: guest });
  await client.connect();
  const says = await textOf(guest, async () => void (await client.query('CREATE SCHEMA storefront')));
  await client.end();
  assert.equal(
    says,
    'The user "guest" may not change the database "of_others" (permission denied for database of_others). Make it the owner: ALTER DATABASE "of_others" OWNER TO "guest"; ALTER SCHEMA public OWNER TO "guest";',
  );
});

test('a port that another program has is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => other.once('listening', done));
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const error = await new Promise((done) => createServer().once('error', done).listen(port, '127.0.0.1'));
  other.close();
  assert.equal(textOfFailure(error, {}), `Port ${port} is used by another program. Set ENGINE_PORT to a free one.`);
});

test('settings that are missing or wrong are named; a defect keeps its stack', () => {
  const says = (environment: Readonly<Record<string, string | undefined>>) => {
    try {
      readSettings(environment);
      return 'It works.';
    } catch (error) {
      return textOfFailure(error, environment);
    }
  };
  assert.equal(says({}), 'DATABASE_URL is missing. "npm run start:engine" sets it for a first try.');
  assert.equal(
    says({ DATABASE_URL: 'mysql://x' }),
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/name.',
  );
  assert.equal(
    says({ DATABASE_URL: 'postgres://x', ADMIN_PASSWORD: 'x', ENGINE_PORT: '99999' }),
    'ENGINE_PORT must be a whole number up to 65535, not "99999".',
  );
  const valid = { DATABASE_URL: 'postgres://x', ADMIN_PASSWORD: 'x' };
  const addressText =
    'CODE_SENDER_URL must be an https address; http is for a test on this machine, such as http://127.0.0.1:9000/.';
  assert.deepEqual(
    [
      { CODE_SENDER_URL: 'sms.example/codes' },
      { CODE_SENDER_URL: 'http://sms.example/codes?key=secret' },
      { CODE_SENDER_URL: 'ftp://127.0.0.1/codes' },
      { CODE_SENDER_URL: 'https://shop:secret@sms.example/codes' },
      { CODE_SENDER_TOKEN: 'secret' },
      { CODE_SENDER_URL: 'https://sms.example/codes', CODE_SENDER_TOKEN: 'two words' },
      { CODE_SENDER_URL: 'https://sms.example/codes', CODE_SENDER_TOKEN: 'secret' },
      { CODE_SENDER_URL: 'http://localhost:9000/codes' },
      { CODE_SENDER_URL: 'http://[::1]:9000/codes' },
      { CODE_SENDER_URL: '', CODE_SENDER_TOKEN: '' },
    ].map((more) => says({ ...valid, ...more })),
    [
      addressText,
      addressText,
      addressText,
      'CODE_SENDER_URL must not have a user or a password. CODE_SENDER_TOKEN is for the secret.',
      'CODE_SENDER_TOKEN belongs to CODE_SENDER_URL, which is missing.',
      'CODE_SENDER_TOKEN may have letters, digits and signs of ASCII only, and no space.',
      'It works.',
      'It works.',
      'It works.',
      'It works.',
    ],
  );
  assert.equal(
    textOfFailure(Object.assign(new Error('no space'), { code: '53100' }), {}),
    'The disk of the database is full. Make room on it and start again: nothing that was stored is lost.',
  );
  assert.match(textOfFailure(new Error('a defect'), {}), /^Error: a defect\n +at /);
});
