/**
 * Input that is never stored — codes, account numbers, photos — and that must survive an expired session: kept in the memory of the
 * page, for the same user only, until the next sign-in.
 */
import { useLatest } from 'ahooks';
import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { onSession } from '@/lib/session';
import { useSession } from './useInitialState';

interface Draft {
  value: unknown;
  customerId: string;
}

const drafts = new Map<string, Draft>();
// Also while no form is shown.
onSession((event) => {
  if (event === 'ended') drafts.clear();
});

/** State like that of `useState`. `name` identifies form and field; it is unique over the screens. */
export function useInMemoryDraft<Value>(name: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const customerId = useSession().user?.id;
  const [value, setValue] = useState(() => {
    const found = drafts.get(name);
    return found && found.customerId === customerId ? (found.value as Value) : initial;
  });

  const lastCustomerId = useRef('');
  if (customerId) lastCustomerId.current = customerId;
  const latest = useLatest<Draft>({ value, customerId: lastCustomerId.current });
  useEffect(() => {
    drafts.delete(name);
    return onSession((event) => {
      if (event !== 'began' && event !== 'ended') drafts.set(name, latest.current);
    });
  }, [name, latest]);
  return [value, setValue];
}
