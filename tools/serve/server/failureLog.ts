/** One line for each failure of the API behind the server, and not more than one a minute for the same failure. */

const periodMs = 60_000;
/** Different failures of a period that have a line of their own. */
const failuresPerPeriod = 100;

/** Writes a line about `what`, such as `GET /api/home/banner`, and why it failed. */
export type FailureLog = (what: string, reason: string) => void;

/** Creates a log that writes with `write`. Repeated failures are counted, and the next line names their number. */
export function createFailureLog(write: (line: string) => void, now: () => number = Date.now): FailureLog {
  const written = new Map<string, { at: number; omitted: number }>();
  /** Names a failure, or all further ones: a stranger can make up any number of addresses. */
  const keyOf = (what: string, reason: string): readonly [string, string] => {
    const key = `${what} ${reason}`;
    if (written.has(key)) return [key, what];
    if (written.size >= failuresPerPeriod)
      for (const [one, { at }] of written) if (now() - at >= periodMs) written.delete(one);
    return written.size < failuresPerPeriod ? [key, what] : ['', 'further requests'];
  };
  return (what, reason) => {
    const [key, name] = keyOf(what, reason);
    const last = written.get(key);
    if (last && now() - last.at < periodMs) {
      last.omitted += 1;
      return;
    }
    const more = last?.omitted ? ` (and ${last.omitted} more since the last line)` : '';
    written.set(key, { at: now(), omitted: 0 });
    write(`API: ${name} failed: ${reason}${more}`);
  };
}
