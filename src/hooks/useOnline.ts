import { useSyncExternalStore } from 'react';

function onLine(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device has a connection at all; it may still lead nowhere. */
export function useOnline(): boolean {
  return useSyncExternalStore(onLine, () => navigator.onLine);
}
