/**
 * Form input, kept in this tab: it survives a reload, an expired session and other pages, and is deleted on success and at logout. Never
 * for codes or payee numbers.
 */
import { useCallback, useMemo, useState } from 'react';
import { jsonStorage, type StoredValue } from '@/lib/storage';

/** The storage of a draft, for screens that write or delete the draft of another. */
export const draftStorage = <Draft>(name: string, is: (value: unknown) => value is Draft): StoredValue<Draft> =>
  jsonStorage('session', `draft:${name}`, is);

/** The draft of `name`, or `initial`, which may change until there is a draft. */
export function useDraft<Draft>(name: string, initial: Draft, is: (value: unknown) => value is Draft) {
  const storage = useMemo(() => draftStorage(name, is), [name, is]);
  const [state, setState] = useState(() => ({ name, typed: storage.read() }));
  // Another name is another draft: the previous one must not be shown.
  const draft = (state.name === name ? state.typed : storage.read()) ?? initial;

  const setDraft = useCallback(
    (next: Draft) => {
      storage.write(next);
      setState({ name, typed: next });
    },
    [storage, name],
  );
  const clearDraft = useCallback(() => {
    storage.clear();
    setState({ name, typed: undefined });
  }, [storage, name]);
  return { draft, setDraft, clearDraft };
}
