import { useCallback, useEffect, useState } from 'react';
import { faultCookie, faultRulesIn } from './faultRules';

/** The faults that are switched on in this browser, and the switches. Another tab may switch as well. */
export function useFaults() {
  const [rules, setRules] = useState(() => faultRulesIn(document.cookie));
  const look = useCallback(() => setRules(faultRulesIn(document.cookie)), []);
  useEffect(() => {
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [look]);

  const change = useCallback(
    (next: (before: readonly string[]) => readonly string[]) => {
      document.cookie = faultCookie(next(faultRulesIn(document.cookie)));
      look();
    },
    [look],
  );
  return {
    rules,
    switchOn: useCallback((rule: string) => change((before) => [...before.filter((one) => one !== rule), rule]), [change]),
    switchOff: useCallback((rule: string) => change((before) => before.filter((one) => one !== rule)), [change]),
    switchAllOff: useCallback(() => change(() => []), [change]),
  };
}

export type Faults = ReturnType<typeof useFaults>;
