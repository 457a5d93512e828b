import { act, render, screen } from '@testing-library/react';
import { serverClock } from '@/lib/sharedServerClock';
import { Countdown } from './Countdown';

const now = Date.parse('2026-11-20T18:00:00Z');
beforeEach(() => {
  jest.useFakeTimers({ now });
  serverClock.sync(now);
});
afterEach(() => void jest.useRealTimers());

const at = (ms: number) => new Date(now + ms).toISOString();
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test('counts down by the clock of the shop, not by that of the device, and says once that it is over', () => {
  jest.setSystemTime(now + 3 * 3_600_000);
  let ends = 0;
  render(<Countdown until={at(3_000)} onEnd={() => void (ends += 1)} />);
  expect(screen.getByRole('timer')).toHaveTextContent(/^0:03$/);
  pass(1_000);
  expect(screen.getByRole('timer')).toHaveTextContent(/^0:02$/);
  pass(1_000);
  expect([screen.getByRole('timer').textContent, ends]).toEqual(['0:01', 0]);
  pass(1_000);
  expect([screen.getByRole('timer').textContent, ends]).toEqual(['0:00', 1]);
  pass(10_000);
  expect([screen.getByRole('timer').textContent, ends]).toEqual(['0:00', 1]);
});

test('says it again for another time', () => {
  let ends = 0;
  const { rerender } = render(<Countdown until={at(-1)} onEnd={() => void (ends += 1)} />);
  expect(ends).toBe(1);
  rerender(<Countdown until={at(2_000)} onEnd={() => void (ends += 1)} />);
  expect(ends).toBe(1);
  pass(2_000);
  expect(ends).toBe(2);
});

test('calls the newest function at the end', () => {
  const called: string[] = [];
  const { rerender } = render(<Countdown until={at(1_000)} onEnd={() => called.push('old')} />);
  rerender(<Countdown until={at(1_000)} onEnd={() => called.push('new')} />);
  pass(1_000);
  expect(called).toEqual(['new']);
});

test('is not announced each second', () => {
  render(<Countdown until={at(3_600_000)} />);
  expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  expect(screen.getByRole('timer')).toHaveTextContent(/^1:00:00$/);
});
