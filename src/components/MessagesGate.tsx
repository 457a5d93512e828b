import { useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { onMessagesLoaded, loadAllMessages, currentLocale } from '@/lib/i18n';

interface Props {
  /** Rendered until all messages are loaded. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** Renders its children once all messages of the language are loaded. The home pages need fewer and do without it. */
export function MessagesGate({ waiting = null, children }: Props) {
  const locale = useSyncExternalStore(onMessagesLoaded, currentLocale);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const isWhole = locale?.extent === 'whole';
  useLayoutEffect(() => {
    if (!isWhole) loadAllMessages().catch((error: unknown) => setFailure({ error }));
  }, [isWhole]);
  if (isWhole) return children;
  if (failure) throw failure.error;
  return waiting;
}
