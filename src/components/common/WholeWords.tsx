import { useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { onCompleted, speakWhole, spokenNow } from '@/language';

interface Props {
  /** Stands there until every word is here. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** Draws its children once every word is here: stands around whatever says more than the front page does. */
export function WholeWords({ waiting = null, children }: Props) {
  const spoken = useSyncExternalStore(onCompleted, spokenNow);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const isWhole = spoken?.extent === 'whole';
  useLayoutEffect(() => {
    if (!isWhole) speakWhole().catch((error: unknown) => setFailure({ error }));
  }, [isWhole]);
  if (isWhole) return children;
  if (failure) throw failure.error;
  return waiting;
}
