import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { faultCookie, faultRulesIn } from '@/lib/faultRules';

const faultListeners = new Set<() => void>();

/** Calls `listener` when this tab changes the faults, and when it gets the focus: another tab may have changed them. */
function onFaults(listener: () => void): () => void {
  faultListeners.add(listener);
  window.addEventListener('focus', listener);
  return () => {
    faultListeners.delete(listener);
    window.removeEventListener('focus', listener);
  };
}

const readCookies = () => document.cookie;

function changeFaults(next: (before: readonly string[]) => readonly string[]): void {
  document.cookie = faultCookie(next(faultRulesIn(document.cookie)));
  faultListeners.forEach((listener) => listener());
}

/** The active faults of this browser, and functions that change them. Other tabs may change them as well. */
export function useFaults() {
  const cookies = useSyncExternalStore(onFaults, readCookies);
  return {
    rules: useMemo(() => faultRulesIn(cookies), [cookies]),
    switchOn: useCallback(
      (rule: string) => changeFaults((before) => [...before.filter((one) => one !== rule), rule]),
      [],
    ),
    switchOff: useCallback((rule: string) => changeFaults((before) => before.filter((one) => one !== rule)), []),
    switchAllOff: useCallback(() => changeFaults(() => []), []),
  };
}

export type ActiveFaults = ReturnType<typeof useFaults>;
