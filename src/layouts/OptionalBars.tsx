import type { PropsWithChildren } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { MessagesGate } from '@/components/MessagesGate';
import { InstallOffer } from '@/features/install/components/InstallOffer';
import { useSession } from '@/hooks/useInitialState';
import type { Platform } from '@/lib/routes';
import { lazyComponent, EmptyComponent } from '@/components/lazyComponent';
import { FaultBar } from './FaultBar';
import { PlatformOffer } from './PlatformOffer';

/** It reads orders, whose code a visitor does not need. */
const ArrivalCard = lazyComponent<PropsWithChildren>(
  () =>
    import(/* webpackChunkName: "arrival" */ '@/features/home/components/ArrivalCard').then((code) => code.ArrivalCard),
  EmptyComponent,
  ({ children }) => children,
);

/** Hooks of the shop, scripts of others and the question for consent; a build without any contains none of it. */
const Reporting = SHOP.hasReporting
  ? lazyComponent<PropsWithChildren>(
      () =>
        import(/* webpackChunkName: "reporting" */ '@/features/reporting/components/Reporting').then(
          (code) => code.Reporting,
        ),
      EmptyComponent,
      ({ children }) => children,
    )
  : undefined;

/**
 * The bars that few visitors see, and the install offer. `fitting` is the platform that fits the window better, if it is the other
 * one.
 */
export function OptionalBars({ fitting }: { fitting: Platform | undefined }) {
  const { user } = useSession();
  // Tests and servers have no startup, and no installation.
  const offer = window.startup && <InstallOffer />;
  const cards = user ? <ArrivalCard>{offer}</ArrivalCard> : offer;
  return (
    <ErrorBoundary resetKey={fitting ?? ''} fallback={() => null}>
      {(fitting || document.cookie.includes('shopFault=')) && (
        <MessagesGate>
          <FaultBar />
          {fitting && <PlatformOffer offered={fitting} />}
        </MessagesGate>
      )}
      {/* Cards wait for the answer. */}
      {Reporting ? <Reporting>{cards}</Reporting> : cards}
    </ErrorBoundary>
  );
}
