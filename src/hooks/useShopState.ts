/** The initial state as screens use it: server record, user, session status. */
import { useModel } from '@umijs/max';
import { useCallback } from 'react';
import { fetchServerRecord, fetchUser, type SessionStatus, type ShopState } from '@/initialState';
import { currentToken } from '@/session';
import type { ServerRecord } from '@/api/schema/server';
import type { User } from '@/api/schema/user';

/** The initial state and how it is changed. It is there from the start (tools/umiFiles.cjs), which Umi's types do not know. */
export const useShopState = () =>
  useModel('@@initialState') as { initialState: ShopState; setInitialState: (change: (state: ShopState) => ShopState) => Promise<void> };

/** Server record (undefined until it comes, or when it cannot be had) and whether it is still on its way. */
export function useServerRecord(): { serverRecord: ServerRecord | undefined; isPending: boolean } {
  const { initialState } = useShopState();
  return { serverRecord: initialState.serverRecord, isPending: initialState.isServerRecordPending };
}

/** Who is signed in. `unknown` means that a token is stored but the shop could not be asked. */
export function useSession(): { user: User | null; status: SessionStatus } {
  const { initialState } = useShopState();
  return { user: initialState.user, status: initialState.status };
}

/** Ways to change the initial state: for the layout, and for whoever gets a newer user from the shop. */
export function useShopStateActions() {
  const { setInitialState } = useShopState();
  const change = useCallback(
    (part: Partial<ShopState>) => setInitialState((state) => ({ ...state, ...part })),
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
    await setInitialState((state) =>
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
