import { formatCountdown, createServerClock } from './serverClock';

describe('the shop’s clock', () => {
  test('goes by the shop however wrong the device is', () => {
    let monotonic = 1000;
    const clock = createServerClock(
      () => monotonic,
      () => Date.parse('1999-01-01T00:00:00Z'),
    );
    clock.sync('2026-11-20T10:00:00Z');
    monotonic += 90_000;
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-20T10:01:30.000Z');
  });

  test('goes by when the shop was heard, not by when that was read', () => {
    const clock = createServerClock(
      () => 5000,
      () => 0,
    );
    clock.sync('2026-11-20T10:00:00Z', 1500);
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-20T10:00:03.500Z');
    clock.sync(Date.parse('2026-11-20T11:00:00Z'), 4000);
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-20T11:00:01.000Z');
  });

  test('is the device’s until the shop has sent its time, and after it sent an invalid one', () => {
    const clock = createServerClock(
      () => 0,
      () => 42,
    );
    expect(clock.now()).toBe(42);
    clock.sync('tomorrow');
    expect(clock.now()).toBe(42);
  });
});

describe('time left', () => {
  test.each([
    [27 * 60_000 + 14_000, '27:14'],
    [59_001, '1:00'],
    [1, '0:01'],
    [0, '0:00'],
    [-5000, '0:00'],
    [3_909_000, '1:05:09'],
  ])('%d ms is shown as %s', (ms, figures) => expect(formatCountdown(ms)).toBe(figures));
});
