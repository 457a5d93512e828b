import { useEffect, useState } from 'react';
import type { FormKit } from './formKit';
import { usePlatform } from './usePlatform';

/**
 * The form controls of the platform, undefined while their code loads: it is no part of pages that show a form only in a
 * panel. Without a network the code is loaded when it is back; another failure is thrown to the next error boundary.
 */
export function useFormKit(): FormKit | undefined {
  const { loadFormKit } = usePlatform();
  const [state, setState] = useState<{ kit?: FormKit; failure?: unknown }>({});
  useEffect(() => {
    const load = () =>
      void loadFormKit().then(
        (kit) => setState({ kit }),
        (failure: unknown) => {
          if (navigator.onLine) setState({ failure });
          else window.addEventListener('online', load, { once: true });
        },
      );
    load();
    return () => window.removeEventListener('online', load);
  }, [loadFormKit]);
  if ('failure' in state) throw state.failure;
  return state.kit;
}
