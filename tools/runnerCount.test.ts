import { faultsCount, jestCount, playwrightCount } from './runnerCount';

test.each([
  ['Tests:       31 passed, 31 total', { passed: 31, failed: 0 }],
  ['Tests:       2 failed, 31 passed, 33 total', { passed: 31, failed: 2 }],
  ['\u001b[1mTests:       \u001b[22m\u001b[1m\u001b[31m1 failed\u001b[39m\u001b[22m, \u001b[1m\u001b[32m4 passed\u001b[39m\u001b[22m, 5 total', { passed: 4, failed: 1 }],
  ['  ✓ 12 passed things\nTests:       3 passed, 3 total', { passed: 3, failed: 0 }],
  ['it broke before it counted', { passed: 0, failed: 0 }],
])('Jest that closes with %j counts %j', (output, count) => {
  expect(jestCount(output)).toEqual(count);
});

test.each([
  ['  ✓   1 [h5] › a.spec.ts:1:1 › 3 failed attempts lock (5.2s)\n\n  10 passed (37.3s)\n', { passed: 10, failed: 0 }],
  ['  1 failed\n    [h5] › a.spec.ts:15:1 › pays once ───\n  9 passed (37.3s)\n', { passed: 9, failed: 1 }],
  ['Error: No Chromium was found.', { passed: 0, failed: 0 }],
])('Playwright that closes with %j counts %j', (output, count) => {
  expect(playwrightCount(output)).toEqual(count);
});

test.each([
  ['✗ h5 /h5/hall · 3 held, 4 did not\n\n87 combinations tried, 86 held, 1 did not, in 61.2 s\n', { passed: 86, failed: 1 }],
  ['The demo shop did not start.', { passed: 0, failed: 0 }],
])('the faults that close with %j count %j', (output, count) => {
  expect(faultsCount(output)).toEqual(count);
});
