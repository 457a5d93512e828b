import { useEventListener } from 'ahooks';
import { useState } from 'react';

/** Whether the browser says that the device is online. */
export function useIsOnline(): boolean {
  const [isOnline, setIsOnline] = useState(() => navigator.onLine);
  useEventListener(['online', 'offline'], () => setIsOnline(navigator.onLine));
  return isOnline;
}
