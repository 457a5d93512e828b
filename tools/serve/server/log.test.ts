import Fastify from 'fastify';
import { createLog, logRequests, type RequestRecord } from './log';

const record: RequestRecord = { method: 'GET', path: '/', status: 200, durationMs: 1, requestId: 'r1' };

test.each([
  [200, 'info'],
  [404, 'info'],
  [499, 'info'],
  [500, 'error'],
  [503, 'error'],
])('a request that ended with %i is logged as %s', (status, level) => {
  const lines: string[] = [];
  const output = { out: (line: string) => void lines.push(line), err: () => undefined };
  const log = createLog('json', String, output, () => new Date('2026-11-20T12:00:00Z'));
  log.request({ ...record, status });
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    { time: '2026-11-20T12:00:00.000Z', level, event: 'request', ...record, status },
  ]);
});

test('health checks are logged when they fail, every other request always', async () => {
  const server = Fastify();
  const logged: unknown[] = [];
  logRequests(server, ({ path, status }) => logged.push([path, status]));
  let status = 200;
  for (const path of ['/healthz', '/readyz', '/other'])
    server.get(path, (_request, reply) => reply.code(status).send(''));
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const askAll = async () => {
    for (const path of ['/healthz', '/readyz?now', '/other?q=1']) await (await fetch(origin + path)).text();
  };
  await askAll();
  status = 503;
  await askAll();
  await server.close();
  expect(logged).toEqual([
    ['/other', 200],
    ['/healthz', 503],
    ['/readyz', 503],
    ['/other', 503],
  ]);
});
