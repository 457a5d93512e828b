import { isSince } from './operationId';

test.each([
  ['2026-11-20T18:42:00Z', true],
  ['2026-11-20T18:41:30Z', true],
  // A row with full minutes, of a shop whose clock is behind.
  ['2026-11-20T18:41:00Z', true],
  ['2026-11-20T18:40:59.999Z', false],
  ['2026-11-21T02:41:00+08:00', true],
  ['no time', false],
])('a row of %s can come from an operation of 18:42: %p', (at, isPossible) =>
  expect(isSince(at, Date.parse('2026-11-20T18:42:00Z'))).toBe(isPossible),
);
