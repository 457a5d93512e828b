/**
 * What a customer typed, kept for this tab: it survives reload, session loss and a detour, and goes on success and
 * logout. Never for codes or payee numbers.
 */
import { useCallback, useMemo, useState } from 'react';
import { jsonSlot, type Slot } from '@/storage';

/** Where a draft is kept; for whoever hands one on or ends one that another screen shows. */
export const draftSlot = <Draft>(name: string, is: (value: unknown) => value is Draft): Slot<Draft> => jsonSlot('session', `draft:${name}`, is);

/** What was typed under `name`, or else `initial`, which may change until something is typed. */
export function useDraft<Draft>(name: string, initial: Draft, is: (value: unknown) => value is Draft) {
  const slot = useMemo(() => draftSlot(name, is), [name, is]);
  const [state, setState] = useState(() => ({ name, typed: slot.read() }));
  // Another name is another draft: what is shown must never be the last one's.
  const draft = (state.name === name ? state.typed : slot.read()) ?? initial;

  const setDraft = useCallback(
    (next: Draft) => {
      slot.write(next);
      setState({ name, typed: next });
    },
    [slot, name],
  );
  const clearDraft = useCallback(() => {
    slot.clear();
    setState({ name, typed: undefined });
  }, [slot, name]);
  return { draft, setDraft, clearDraft };
}
