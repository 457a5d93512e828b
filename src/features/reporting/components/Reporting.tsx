import { useEffect, type PropsWithChildren } from 'react';
import { hooks, release } from '@@/shopHooks';
import { startReporting } from '@/features/reporting/startReporting';
import { askedCategories } from '@/features/reporting/consent';
import { loadScripts } from '@/features/reporting/loadScripts';
import { ConsentBanner } from './ConsentBanner';

let isStarted = false;

/** Starts the hooks of the shop and scripts of others, and asks for consent where they need it: `children` wait for the answer. */
export function Reporting({ children }: PropsWithChildren) {
  useEffect(() => {
    if (isStarted) return;
    isStarted = true;
    if (hooks) startReporting(hooks, release);
    loadScripts();
  }, []);
  return askedCategories().length > 0 ? <ConsentBanner>{children}</ConsentBanner> : children;
}
