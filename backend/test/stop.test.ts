/** A stop with SIGTERM: the server takes requests for the time of STOP_DELAY, and says that it will not for long. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { seed, startServer, startWorker } from './servers';

before(() => seed());

test('a server that is stopped answers for STOP_DELAY, and ends without an error', async () => {
  const server = await startServer(undefined, { STOP_DELAY: '4' });
  const statusOf = async (path: string) => (await fetch(`${server.origin}${path}`)).status;
  const stoppedAt = Date.now();
  const stopping = server.kill('SIGTERM');
  while ((await statusOf('/readyz')) === 200) await wait(20);
  const paths = ['/readyz', '/healthz', '/api/server/info', '/api/home/goodsList?current=1&sort=popular'];
  assert.deepEqual(await Promise.all(paths.map(statusOf)), [503, 200, 200, 200]);
  await stopping;
  assert(Date.now() - stoppedAt >= 4_000);
  assert.equal(server.child.exitCode, 0);
});

test('a worker that is stopped ends without an error', async () => {
  const worker = await startWorker();
  await worker.kill('SIGTERM');
  assert.deepEqual([worker.child.exitCode, worker.child.signalCode], [0, null]);
});
