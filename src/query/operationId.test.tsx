import { isSinceSending, operationStorage, sentAtStorage } from './operationId';

test.each([
  ['2026-11-20T18:42:00Z', true],
  ['2026-11-20T18:41:30Z', true],
  // A row with full minutes, of a shop whose clock is behind.
  ['2026-11-20T18:41:00Z', true],
  ['2026-11-20T18:40:59.999Z', false],
  ['2026-11-21T02:41:00+08:00', true],
  ['no time', false],
])('a row of %s can come from an operation of 18:42: %p', (at, isPossible) =>
  expect(isSinceSending(at, Date.parse('2026-11-20T18:42:00Z'))).toBe(isPossible),
);

describe('what was stored under another form', () => {
  const id = '22222222-2222-4222-8222-222222222222';
  test.each([
    [id, id],
    [`x${id}`, undefined],
    [`${id}0`, undefined],
    [id.slice(1), undefined],
    [id.replaceAll('2', 'G'), undefined],
    [7, undefined],
    [[id], undefined],
  ])('as an id: %p is read as %p', (value, read) => {
    sessionStorage.setItem('operation:pay:o1', JSON.stringify(value));
    expect(operationStorage('pay:o1').read()).toBe(read);
  });

  test.each([
    [1_795_000_000_000, 1_795_000_000_000],
    [1.5, undefined],
    ['1795000000000', undefined],
    [null, undefined],
  ])('as a time: %p is read as %p', (value, read) => {
    sessionStorage.setItem('operation:pay:o1:sentAt', JSON.stringify(value));
    expect(sentAtStorage('pay:o1').read()).toBe(read);
  });
});
