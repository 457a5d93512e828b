import { openTestShop } from '../../mock/testing/openTestShop';
import type { SendCall } from '../../tools/config/apiTransport';
import { createFailureLog } from '../../tools/serve/server/failureLog';
import { probeApi } from '../../tools/serve/server/probeApi';
import { changedSender, shopSender } from '../setup/shopSender';

const target = new URL('https://api.example.com/shop');
const openSender = () => shopSender(openTestShop().shop);
const answer =
  (status: number, text: string): SendCall =>
  async () => ({ kind: 'response', status, text });
const hint = '"npm run check -- https://api.example.com/shop" checks every call.';

test('an API that answers is named', async () => {
  expect(await probeApi(target, openSender())).toEqual([
    'The API at https://api.example.com/shop answers, and its shop information and categories are right.',
  ]);
});

test('an API that cannot be reached is named with the reason', async () => {
  const [line, ...others] = await probeApi(new URL('http://127.0.0.1:1'));
  expect(line).toMatch(/^The API at http:\/\/127\.0\.0\.1:1\/ cannot be reached: .+\.$/);
  expect(others).toEqual([]);
});

test('an API that is not the contract is named with call and field', async () => {
  const send = changedSender(openSender(), 'getServerInfo', (body: { data: object }) => ({
    ...body,
    data: { ...body.data, currency: 'dollar' },
  }));
  expect(await probeApi(target, send)).toEqual([
    'The API at https://api.example.com/shop is not the contract: getServerInfo: data.currency expected string, matching /^[A-Z]{3}$/, got string "dollar".',
    hint,
  ]);
});

test('missing and failing calls are named', async () => {
  expect(await probeApi(target, answer(404, ''))).toEqual([
    'The API at https://api.example.com/shop has no GET /api/server/info (status 404).',
    'The API at https://api.example.com/shop has no GET /api/home/categoryList (status 404).',
    hint,
  ]);
  expect((await probeApi(target, answer(503, '<html></html>')))[0]).toBe(
    'The API at https://api.example.com/shop failed at GET /api/server/info (status 503, an HTML page instead of JSON).',
  );
});

test('the failure log writes one line a minute for the same failure, and counts the others', () => {
  const lines: string[] = [];
  let now = 0;
  const log = createFailureLog(
    (line) => lines.push(line),
    () => now,
  );
  const banner = ['GET /api/home/banner', 'connect ECONNREFUSED'] as const;
  for (now = 0; now < 60_000; now += 20_000) log(...banner);
  log('GET /api/home/banner', 'status 500');
  log(...banner);
  log(...banner);
  expect(lines).toEqual([
    'API: GET /api/home/banner failed: connect ECONNREFUSED',
    'API: GET /api/home/banner failed: status 500',
    'API: GET /api/home/banner failed: connect ECONNREFUSED (and 2 more since the last line)',
  ]);
});
