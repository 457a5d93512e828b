/** The initial state as screens use it: server record, user, session status. */
import { useModel } from '@umijs/max';
import { useCallback } from 'react';
import { fetchServerRecord, fetchUser, type SessionStatus, type InitialState } from '@/api/initialState';
import { currentToken } from '@/lib/session';
import type { ServerRecord } from '@/api/server';
import type { User } from '@/api/customer';

/** The initial state and its setter. It is complete on the first render; server record and user follow. */
export const useInitialState = () => useModel('initialState');

/** The server record, undefined while it loads and when loading failed, and whether it is loading. */
export function useServerRecord(): { serverRecord: ServerRecord | undefined; isPending: boolean } {
  const { initialState } = useInitialState();
  return { serverRecord: initialState.serverRecord, isPending: initialState.isServerRecordPending };
}

/** The signed-in user. Status `unknown`: a token is stored, but the API could not be reached. */
export function useSession(): { user: User | null; status: SessionStatus } {
  const { initialState } = useInitialState();
  return { user: initialState.user, status: initialState.status };
}

/** Setters of the initial state, for the layout and for screens that receive a newer user from the API. */
export function useInitialStateActions() {
  const { setInitialState } = useInitialState();
  const change = useCallback(
    (part: Partial<InitialState>) => setInitialState((state) => ({ ...state, ...part })),
    [setInitialState],
  );
  const setUser = useCallback((user: User) => change({ user, status: 'signedIn' }), [change]);
  const clearUser = useCallback(() => change({ user: null, status: 'signedOut' }), [change]);
  /**
   * Fetches the user again, with the counts of the mine page. A user who is signed in stays so when the API cannot be
   * reached for the same session.
   */
  const refreshUser = useCallback(async () => {
    const token = currentToken();
    const arrival = await fetchUser();
    setInitialState((state) =>
      arrival.status === 'unknown' && state.status === 'signedIn' && token === currentToken()
        ? state
        : { ...state, ...arrival },
    );
  }, [setInitialState]);
  const refreshServerRecord = useCallback(async () => {
    change({ isServerRecordPending: true });
    const serverRecord = await fetchServerRecord();
    change({ serverRecord, isServerRecordPending: false });
  }, [change]);
  return { change, setUser, clearUser, refreshUser, refreshServerRecord };
}
