import { useEffect, useState } from 'react';

/**
 * What `load` resolves to, undefined while it loads and without `load`. Without a network it is loaded when it is back; another
 * failure is thrown to the next error boundary.
 */
export function useLoaded<Value>(load: (() => Promise<Value>) | undefined): Value | undefined {
  const [state, setState] = useState<{ value?: Value; failure?: unknown }>({});
  useEffect(() => {
    if (!load) return undefined;
    const attempt = () =>
      void load().then(
        (value) => setState({ value }),
        (failure: unknown) => {
          if (navigator.onLine) setState({ failure });
          else window.addEventListener('online', attempt, { once: true });
        },
      );
    attempt();
    return () => window.removeEventListener('online', attempt);
  }, [load]);
  if ('failure' in state) throw state.failure;
  return state.value;
}
