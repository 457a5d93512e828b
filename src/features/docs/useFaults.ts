import { useEventListener } from 'ahooks';
import { useCallback, useState } from 'react';
import { faultCookie, faultRulesIn } from './faultRules';

/** The active faults of this browser, and functions that change them. Other tabs may change them as well. */
export function useFaults() {
  const [rules, setRules] = useState(() => faultRulesIn(document.cookie));
  const look = useCallback(() => setRules(faultRulesIn(document.cookie)), []);
  useEventListener('focus', look);

  const change = useCallback(
    (next: (before: readonly string[]) => readonly string[]) => {
      document.cookie = faultCookie(next(faultRulesIn(document.cookie)));
      look();
    },
    [look],
  );
  return {
    rules,
    switchOn: useCallback(
      (rule: string) => change((before) => [...before.filter((one) => one !== rule), rule]),
      [change],
    ),
    switchOff: useCallback((rule: string) => change((before) => before.filter((one) => one !== rule)), [change]),
    switchAllOff: useCallback(() => change(() => []), [change]),
  };
}

export type Faults = ReturnType<typeof useFaults>;
