/**
 * Input that is never stored — codes, account numbers, photos — and that must survive an expired session: kept in the memory of the
 * page, for the same user only, until the next sign-in.
 */
import { useLatest } from 'ahooks';
import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { onSession } from '@/lib/session';
import { useSession } from './useInitialState';

interface InMemoryDraft {
  value: unknown;
  customerId: string;
}

const draftsByName = new Map<string, InMemoryDraft>();
// Also while no form is shown.
onSession((event) => {
  if (event === 'ended') draftsByName.clear();
});

/** State like that of `useState`. `name` identifies form and field; it is unique over the screens. */
export function useInMemoryDraft<Value>(name: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const customerId = useSession().user?.id;
  const [value, setValue] = useState(() => {
    const found = draftsByName.get(name);
    return found && found.customerId === customerId ? (found.value as Value) : initial;
  });

  const lastCustomerId = useRef('');
  if (customerId) lastCustomerId.current = customerId;
  const latest = useLatest<InMemoryDraft>({ value, customerId: lastCustomerId.current });
  useEffect(() => {
    draftsByName.delete(name);
    return onSession((event) => {
      if (event !== 'began' && event !== 'ended') draftsByName.set(name, latest.current);
    });
  }, [name, latest]);
  return [value, setValue];
}
