import { use, useSyncExternalStore } from 'react';
import { onSpoken, speakWhole, spokenNow } from '@/language';

/** Suspends what it stands in until every word is here. Stands beside whatever says more than the front page does. */
export function WholeWords() {
  const spoken = useSyncExternalStore(onSpoken, spokenNow);
  // Only who has to wait uses a promise at all, and goes when the waiting is over.
  return spoken?.extent === 'whole' ? null : <Wait />;
}

function Wait(): null {
  use(speakWhole());
  return null;
}
