/**
 * What a customer typed that is never written anywhere — codes, account numbers, photos — and must yet not be lost when the
 * session ends under its form: kept in the memory of the page, for the same customer alone, until they are back.
 */
import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { onSession } from '@/session';
import { useSession } from './useShopState';

interface Held {
  value: unknown;
  customerId: string;
}

const held = new Map<string, Held>();

/** State like that of `useState`. `name` says whose form and which field; it is unique over the screens. */
export function useHeld<Value>(name: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const customerId = useSession().user?.id;
  const [value, setValue] = useState(() => {
    const found = held.get(name);
    return found && found.customerId === customerId ? (found.value as Value) : initial;
  });

  const latest = useRef<Held>({ value, customerId: '' });
  latest.current = { value, customerId: customerId ?? latest.current.customerId };
  useEffect(() => {
    held.delete(name);
    return onSession((event) => {
      if (event === 'ended') held.clear();
      else if (event !== 'began') held.set(name, latest.current);
    });
  }, [name]);
  return [value, setValue];
}
