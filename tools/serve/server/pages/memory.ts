/** A small store of results in memory. */

/**
 * Returns a function that keeps the results of `load` for `periodMs`, the last `most` of them. Simultaneous requests for the same
 * key share one `load`. A result that `isKept` refuses is not kept.
 */
export function rememberResults<Result>(
  load: (key: string) => Promise<Result>,
  { periodMs, max, isKept }: { periodMs: number; max: number; isKept: (result: Result) => boolean },
  now: () => number = Date.now,
): (key: string) => Promise<Result> {
  const kept = new Map<string, { readonly at: number; readonly result: Promise<Result> }>();
  return (key) => {
    const known = kept.get(key);
    if (known && now() - known.at < periodMs) return known.result;
    const entry = { at: now(), result: load(key) };
    kept.delete(key);
    kept.set(key, entry);
    const drop = () => {
      if (kept.get(key) === entry) kept.delete(key);
    };
    entry.result.then((result) => !isKept(result) && drop(), drop);
    for (const oldest of kept.keys()) {
      if (kept.size <= max) break;
      kept.delete(oldest);
    }
    return entry.result;
  };
}
