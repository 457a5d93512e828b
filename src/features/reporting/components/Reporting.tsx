import { useEffect, type PropsWithChildren } from 'react';
import { hooks, release } from '@@/shopHooks';
import { startReporting } from '@/features/reporting/startReporting';
import { ConsentBanner } from './ConsentBanner';

let isStarted = false;

/** Starts the hooks of the shop, and asks for consent where they need it: `children` wait for the answer. */
export function Reporting({ children }: PropsWithChildren) {
  useEffect(() => {
    if (!hooks || isStarted) return;
    isStarted = true;
    startReporting(hooks, release);
  }, []);
  return hooks?.needsConsent ? <ConsentBanner>{children}</ConsentBanner> : children;
}
