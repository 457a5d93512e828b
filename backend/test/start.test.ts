/** A start of the engine says nothing that an operator would have to look into. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { isTelemetryDisabled } from '@vendure/core/dist/telemetry/helpers/is-telemetry-disabled.helper';
import '../src/config';
import { OneQueryClient } from '../src/database/oneQueryClient';
import { seed, startServer, startWorker } from './servers';

before(() => seed());

test('server and worker start without a warning', async () => {
  const parts = [await startServer(), await startWorker()];
  for (const part of parts) await part.kill('SIGTERM');
  assert.deepEqual(
    parts.map(({ output }) => output.join('')),
    ['READY\n', 'READY\n'],
  );
});

test('Vendure sends nothing about the shop to its makers', () => {
  const { CI, VENDURE_DISABLE_TELEMETRY } = process.env;
  delete process.env['CI'];
  const isDisabled = isTelemetryDisabled();
  if (CI !== undefined) process.env['CI'] = CI;
  assert.deepEqual([isDisabled, VENDURE_DISABLE_TELEMETRY], [true, 'true']);
});

test('statements that are sent at once on one connection run one after the other, without a warning of pg', async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => warnings.push(message);
  process.on('warning', note);
  const client = new OneQueryClient({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  const answers = await Promise.allSettled([
    client.query('SELECT 1 AS n, pg_sleep(0.05)'),
    client.query('SELECT wrong'),
    client.query<{ n: number }>('SELECT $1::int AS n', [3]),
  ]);
  await client.end();
  // Warnings are emitted after the current work.
  await new Promise(setImmediate);
  process.off('warning', note);
  assert.deepEqual(warnings, []);
  assert.deepEqual(
    answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows[0]?.n : 'refused')),
    [1, 'refused', 3],
  );
});
