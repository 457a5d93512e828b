import { createFailureLog } from './failureLog';

test('a failure has a line a minute, which counts those since its last line', () => {
  let now = 1_000;
  const lines: string[] = [];
  const log = createFailureLog(
    (line) => lines.push(line),
    () => now,
  );
  const fail = () => log('GET /api/home/banner', 'status 502');
  for (let at = 0; at < 3; at += 1) fail();
  now += 59_999;
  fail();
  expect(lines).toEqual(['API: GET /api/home/banner failed: status 502']);
  now += 1;
  fail();
  expect(lines.slice(1)).toEqual(['API: GET /api/home/banner failed: status 502 (and 3 more since the last line)']);
  now += 60_000;
  fail();
  expect(lines.slice(2)).toEqual(['API: GET /api/home/banner failed: status 502']);
});

test('further failures of a minute share a line, and the next minute names each again', () => {
  let now = 1_000;
  const lines: string[] = [];
  const log = createFailureLog(
    (line) => lines.push(line),
    () => now,
  );
  for (let at = 0; at < 103; at += 1) log(`GET /api/${at}`, 'status 502');
  expect(lines).toHaveLength(101);
  expect(lines.at(-1)).toBe('API: further requests failed: status 502');
  now += 60_000;
  log('GET /api/500', 'status 502');
  expect(lines.at(-1)).toBe('API: GET /api/500 failed: status 502');
});
