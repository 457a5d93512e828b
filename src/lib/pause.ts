/** Delays between retries and polls. */
let pauseFactor = 1;

/** Multiplies every delay by `to`. For tests, so that seconds become milliseconds. */
export function shortenPauses(to: number): void {
  pauseFactor = to;
}

/** The length of a pause of `ms`. */
export const pauseLength = (ms: number): number => ms * pauseFactor;

/** Resolves after `ms`, or as soon as `signal` aborts. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseLength(ms));
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
