/** Data that a section fetches when it opens: loading, loaded, or failed with a retry. */
import { useCallback, useEffect, useState } from 'react';

export type Fetched<Value> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; value: Value };

/** The result of `load`, and a retry function. `load` must be a stable function. */
export function useFetched<Value>(load: () => Promise<Value>): { fetched: Fetched<Value>; retry: () => void } {
  const [fetched, setFetched] = useState<Fetched<Value>>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setFetched({ status: 'loading' });
    load().then(
      (value) => isCurrent && setFetched({ status: 'ready', value }),
      () => isCurrent && setFetched({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, tries]);
  return { fetched, retry: useCallback(() => setTries((count) => count + 1), []) };
}
