/** Waiting a while before something is asked again. */
let share = 1;

/** Makes every pause this share of its length. For tests: what waits for seconds is then seen in milliseconds. */
export function shortenPauses(to: number): void {
  share = to;
}

/** Resolves after `ms`, or as soon as `signal` aborts. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms * share);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
