import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { faultCookie, faultRulesIn } from '@/lib/faultRules';

const listeners = new Set<() => void>();

/** Calls `listener` when this tab changes the faults, and when it gets the focus: another tab may have changed them. */
function onFaults(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
  };
}

const readCookies = () => document.cookie;

function change(next: (before: readonly string[]) => readonly string[]): void {
  document.cookie = faultCookie(next(faultRulesIn(document.cookie)));
  listeners.forEach((listener) => listener());
}

/** The active faults of this browser, and functions that change them. Other tabs may change them as well. */
export function useFaults() {
  const cookies = useSyncExternalStore(onFaults, readCookies);
  return {
    rules: useMemo(() => faultRulesIn(cookies), [cookies]),
    switchOn: useCallback((rule: string) => change((before) => [...before.filter((one) => one !== rule), rule]), []),
    switchOff: useCallback((rule: string) => change((before) => before.filter((one) => one !== rule)), []),
    switchAllOff: useCallback(() => change(() => []), []),
  };
}

export type Faults = ReturnType<typeof useFaults>;
