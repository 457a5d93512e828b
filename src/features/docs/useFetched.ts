/** Something that a section fetches when it opens: on its way, here, or failed with another try. */
import { useCallback, useEffect, useState } from 'react';

export type Fetched<Value> = { step: 'loading' } | { step: 'failed' } | { step: 'ready'; value: Value };

/** What `load` brings, and the way to try again. `load` must stay the same function. */
export function useFetched<Value>(load: () => Promise<Value>): { fetched: Fetched<Value>; retry: () => void } {
  const [fetched, setFetched] = useState<Fetched<Value>>({ step: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setFetched({ step: 'loading' });
    load().then(
      (value) => isWanted && setFetched({ step: 'ready', value }),
      () => isWanted && setFetched({ step: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, tries]);
  return { fetched, retry: useCallback(() => setTries((count) => count + 1), []) };
}
