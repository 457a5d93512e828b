/** The clock of a page in the hands of a test, so that no assertion races against the time of a busy machine. */
import { act } from '@testing-library/react';

/** Everything that Jest could fake except timers and `performance.now`, so that responses still arrive. */
const stillReal = [
  'Date',
  'hrtime',
  'nextTick',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

const realTimeout = setTimeout;

/** Turns of the event loop after which something that does not come is missing. */
const MAX_TURNS = 1_000;

interface StoppedClock {
  /** Moves timers and `performance.now` forward by `ms`. */
  pass(ms: number): Promise<void>;
  /** Resolves to the result of `find` as soon as it does not throw, with the clock standing still. */
  until<Found>(find: () => Found): Promise<Found>;
  /** Lets everything happen that needs no time: a request that was triggered has been sent afterwards. */
  settle(): Promise<void>;
  /** Lets the clock go on by itself. */
  release(): void;
}

let release = (): void => undefined;
afterEach(() => release());

/** Stops the clock until the end of the test. Testing Library’s `find…` and `waitFor` move it: use `until`. */
export function stopClock(): StoppedClock {
  const stoppedAt = performance.now();
  jest.useFakeTimers({ doNotFake: [...stillReal] });
  // The fake one starts at 0, which would be before what the page has remembered.
  const passed = performance.now.bind(performance);
  performance.now = () => stoppedAt + passed();
  release = () => {
    const ahead = performance.now() - stoppedAt;
    jest.useRealTimers();
    const real = performance.now.bind(performance);
    // Modules outlive a test, so the clock never goes back.
    performance.now = () => real() + ahead;
    release = () => undefined;
  };
  const turn = () =>
    act(async () => {
      await new Promise((resolve) => realTimeout(resolve));
      await jest.advanceTimersByTimeAsync(0);
    });
  return {
    pass: (ms) => act(() => jest.advanceTimersByTimeAsync(ms)),
    async until(find) {
      for (let turns = 0; turns < MAX_TURNS; turns += 1) {
        try {
          return find();
        } catch {
          await turn();
        }
      }
      return find();
    },
    async settle() {
      for (let turns = 0; turns < 20; turns += 1) await turn();
    },
    release: () => release(),
  };
}
