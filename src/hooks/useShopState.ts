/** The initial state as screens use it: server record, user, session status. */
import { useModel } from '@umijs/max';
import { useCallback } from 'react';
import { fetchServerRecord, fetchUser, type SessionStatus, type ShopState } from '@/initialState';
import { currentToken } from '@/session';
import type { ServerRecord } from '@/api/schema/server';
import type { User } from '@/api/schema/user';

const nothingYet: ShopState = { serverRecord: undefined, isServerRecordPending: true, user: null, status: 'signedOut', arrivals: undefined };

/** Server record (undefined until it comes, or when it cannot be had) and whether it is still on its way. */
export function useServerRecord(): { serverRecord: ServerRecord | undefined; isPending: boolean } {
  const { initialState = nothingYet } = useModel('@@initialState');
  return { serverRecord: initialState.serverRecord, isPending: initialState.isServerRecordPending };
}

/** Who is signed in. `unknown` means that a token is stored but the shop could not be asked. */
export function useSession(): { user: User | null; status: SessionStatus } {
  const { initialState = nothingYet } = useModel('@@initialState');
  return { user: initialState.user, status: initialState.status };
}

/** Ways to change the initial state: for the layout, and for whoever gets a newer user from the shop. */
export function useShopStateActions() {
  const { setInitialState } = useModel('@@initialState');
  const change = useCallback(
    (part: Partial<ShopState>) => setInitialState((state) => ({ ...(state ?? nothingYet), ...part })),
    [setInitialState],
  );
  const setUser = useCallback((user: User) => change({ user, status: 'signedIn' }), [change]);
  const clearUser = useCallback(() => change({ user: null, status: 'signedOut' }), [change]);
  /**
   * Asks the shop again who is signed in; the counts of the mine page come with it. A customer who is known stays so when the
   * shop cannot be asked about the same session again.
   */
  const refreshUser = useCallback(async () => {
    const token = currentToken();
    const arrival = await fetchUser();
    await setInitialState((state = nothingYet) =>
      arrival.status === 'unknown' && state.status === 'signedIn' && token === currentToken() ? state : { ...state, ...arrival },
    );
  }, [setInitialState]);
  const refreshServerRecord = useCallback(async () => {
    change({ isServerRecordPending: true });
    const serverRecord = await fetchServerRecord();
    change({ serverRecord, isServerRecordPending: false });
  }, [change]);
  return { change, setUser, clearUser, refreshUser, refreshServerRecord };
}
