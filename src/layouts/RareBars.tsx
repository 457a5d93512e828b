import { ErrorBoundary } from '@/components/ErrorBoundary';
import { MessagesGate } from '@/components/MessagesGate';
import type { Platform } from '@/lib/routes';
import { FaultBar } from './FaultBar';
import { PlatformOffer } from './PlatformOffer';

/** The bars that few visitors see. `fitting` is the platform that fits the window better, if it is the other one. */
export function RareBars({ fitting }: { fitting: Platform | undefined }) {
  return (
    <ErrorBoundary resetKey={fitting ?? ''} fallback={() => null}>
      <MessagesGate>
        <FaultBar />
        {fitting && <PlatformOffer offered={fitting} />}
      </MessagesGate>
    </ErrorBoundary>
  );
}
