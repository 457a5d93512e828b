import { useEffect, useState } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { useSession } from '@/hooks/useInitialState';
import { lazyComponent, EmptyComponent } from '@/components/lazyComponent';

const UnreadCount = lazyComponent(
  () => import(/* webpackChunkName: "inbox" */ './UnreadCount').then((code) => code.UnreadCount),
  EmptyComponent,
  EmptyComponent,
);

/** The unread count of a customer's inbox. Its code and its request wait until the first load is over; without them the bell works. */
export function UnreadBadge() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    window.startup?.runWhenIdle(() => setIsIdle(true));
  }, []);
  const { status } = useSession();
  return isIdle && status === 'signedIn' ? (
    <ErrorBoundary resetKey="" fallback={() => null}>
      <UnreadCount />
    </ErrorBoundary>
  ) : null;
}
