/**
 * The initial state (spec section 3): the server record and the current user. The app fetches both once on start and
 * renders without waiting for them, so that a slow or failing call does not block the shop.
 */
import { callApi, getEarlyResult } from './client';
import { type ServerRecord, getServerInfo } from './server';
import { type User, getCurrentUser } from './customer';
import { toApiError } from './errors';
import { serverClock } from '@/lib/sharedServerClock';
import { awaitSwitches, setRunTimeSwitches } from '@/lib/features';
import { bindTabToUser, currentToken, markSessionSeen } from '@/lib/session';

/** `unknown`: a token is stored, but the user fetch failed. */
export type SessionStatus = 'signedOut' | 'loading' | 'signedIn' | 'unknown';

/** The fetches of the app start that have no result yet. */
interface PendingFetches {
  serverRecord?: Promise<ServerRecord | undefined>;
  user?: Promise<UserResult>;
}
/** The result of the user fetch. */
export type UserResult = { user: User | null; status: SessionStatus };

/** The initial state (spec section 3). */
export interface InitialState {
  /** Set only from a response with code 200. */
  serverRecord: ServerRecord | undefined;
  /** Whether the server record is still being fetched. */
  isServerRecordPending: boolean;
  /** Null when no user is signed in. */
  user: User | null;
  status: SessionStatus;
  /** The layout stores the results in the initial state when they arrive. */
  pendingFetches: PendingFetches | undefined;
}

/** Fetches the server record and synchronizes the server clock. Resolves to undefined on an error; never rejects. */
export async function fetchServerRecord(): Promise<ServerRecord | undefined> {
  try {
    const record = await callApi(getServerInfo, {});
    serverClock.sync(record.serverTime);
    setRunTimeSwitches(record.features);
    return record;
  } catch {
    return undefined;
  }
}

/**
 * Fetches the user of the stored token. Never rejects: the status is `signedOut` when the session has ended and `unknown`
 * after any other error.
 */
export async function fetchUser(): Promise<UserResult> {
  markSessionSeen();
  const token = currentToken();
  if (!token) return { user: null, status: 'signedOut' };
  try {
    const user = await callApi(getCurrentUser, { type: 1 }, { isSessionProbe: true });
    // The session can change while this call is pending: another call can end it, another tab can start a new one.
    if (currentToken() !== token) return await fetchUser();
    bindTabToUser(user.id);
    return { user, status: 'signedIn' };
  } catch (error) {
    if (currentToken() !== token) return fetchUser();
    return { user: null, status: toApiError(error).kind === 'unauthorized' ? 'signedOut' : 'unknown' };
  }
}

/**
 * Returns the initial state at once and starts the fetches for what is missing. It fetches the user only when a token is
 * stored (spec section 4).
 */
export function startInitialState(): InitialState {
  const hasToken = currentToken() !== '';
  const early = getEarlyResult(getServerInfo, {});
  const serverRecord = early ? undefined : fetchServerRecord();
  if (early) {
    serverClock.sync(early.result.serverTime, early.at);
    setRunTimeSwitches(early.result.features);
  }
  if (serverRecord) awaitSwitches(serverRecord);
  if (!hasToken) markSessionSeen();
  return {
    serverRecord: early?.result,
    isServerRecordPending: !early,
    user: null,
    status: hasToken ? 'loading' : 'signedOut',
    pendingFetches: { ...(serverRecord && { serverRecord }), ...(hasToken && { user: fetchUser() }) },
  };
}
