/**
 * What every screen may know from the start (spec section 3): the server record and the current user. Both are asked for
 * once on start and never waited for: a slow or broken service desk must not keep the shop closed.
 */
import { callShop, earlyResult } from '@/api/client';
import type { ServerRecord } from '@/api/schema/server';
import type { User } from '@/api/schema/user';
import { getCurrentUser, getServerInfo } from '@/api/startCalls';
import { toProblem } from '@/api/errors';
import { serverClock } from '@/serverClock';
import { claimTab, currentToken, noteSession } from '@/session';

/** `unknown`: a token is stored, but who it belongs to could not be asked. */
export type SessionStatus = 'signedOut' | 'loading' | 'signedIn' | 'unknown';

/** What is still on its way. */
export interface Arrivals {
  serverRecord?: Promise<ServerRecord | undefined>;
  user?: Promise<UserArrival>;
}
export type UserArrival = { user: User | null; status: SessionStatus };

export interface ShopState {
  /** Kept only when the shop answered with code 200. */
  serverRecord: ServerRecord | undefined;
  /** Whether the record is still on its way. */
  isServerRecordPending: boolean;
  /** Null when nobody is signed in. */
  user: User | null;
  status: SessionStatus;
  /** What was asked for on start; the layout puts it in when it comes. */
  arrivals: Arrivals | undefined;
}

/** The server record, or undefined when it could not be had; the shop's clock goes by it. Never rejects. */
export async function fetchServerRecord(): Promise<ServerRecord | undefined> {
  try {
    const record = await callShop(getServerInfo, {}, { skipErrorHandler: true });
    serverClock.sync(record.serverTime);
    return record;
  } catch {
    return undefined;
  }
}

/** The customer of the stored token. Never rejects: a dead session is signed out, a broken line is `unknown`. */
export async function fetchUser(): Promise<UserArrival> {
  noteSession();
  const token = currentToken();
  if (!token) return { user: null, status: 'signedOut' };
  try {
    const user = await callShop(getCurrentUser, { type: 1 }, { skipErrorHandler: true, isSessionProbe: true });
    // Another call may have ended the session, or another tab begun one, while this answer was on its way.
    if (currentToken() !== token) return await fetchUser();
    claimTab(user.id);
    return { user, status: 'signedIn' };
  } catch (error) {
    if (currentToken() !== token) return fetchUser();
    return { user: null, status: toProblem(error).kind === 'unauthorized' ? 'signedOut' : 'unknown' };
  }
}

/** Starts what is not here yet, the user's fetch only when a token is stored, and returns at once. */
export function startShopState(): ShopState {
  const hasToken = currentToken() !== '';
  const early = earlyResult(getServerInfo, {});
  if (early) serverClock.sync(early.result.serverTime, early.at);
  if (!hasToken) noteSession();
  return {
    serverRecord: early?.result,
    isServerRecordPending: !early,
    user: null,
    status: hasToken ? 'loading' : 'signedOut',
    arrivals: { ...(!early && { serverRecord: fetchServerRecord() }), ...(hasToken && { user: fetchUser() }) },
  };
}
