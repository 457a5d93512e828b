/** The customer's service code. When it expires, a new one is fetched once automatically. */
import { useEffect, useRef } from 'react';
import { type ServerCode, getServerCode } from '@/api/service';
import type { ApiError } from '@/api/errors';
import { useQuery } from '@/query/useQuery';
import { useServerTime } from '@/hooks/useServerTime';
import { serverClock } from '@/lib/sharedServerClock';
import { useServerRecord, useSession, useInitialStateActions } from '@/hooks/useInitialState';

export type ServiceCode =
  | { status: 'signedOut' }
  | { status: 'loading' }
  | { status: 'failed'; error: ApiError; retry: () => void }
  | { status: 'valid'; code: ServerCode }
  /** It has expired and a new one is being fetched. */
  | { status: 'renewing' }
  /** It has expired and fetching a new one failed. */
  | { status: 'over'; renew: () => void };

const networkError: ApiError = { kind: 'noResponse', cause: 'network' };

/** The service code of the signed-in customer. */
export function useServiceCode(): ServiceCode {
  const { status } = useSession();
  const { isPending: isClockUnset } = useServerRecord();
  const { refreshUser } = useInitialStateActions();
  const { data: code, error, isRefreshing, refetch: retry } = useQuery(getServerCode, {});
  const expiresAt = code?.expiresAt ?? undefined;
  // Renders every second; the time is read below, because the clock may have been set in between.
  useServerTime(expiresAt !== undefined);
  // Until the shop's time is known, the device's clock could wrongly report that a code has expired.
  const isOver = expiresAt !== undefined && !isClockUnset && Date.parse(expiresAt) <= serverClock.now();

  // If the API's codes have always expired on arrival, each code is renewed only once.
  const renewed = useRef<string>(undefined);
  useEffect(() => {
    if (!isOver || renewed.current === expiresAt) return;
    renewed.current = expiresAt;
    retry();
  }, [isOver, expiresAt, retry]);

  if (status === 'signedOut') return { status: 'signedOut' };
  if (status === 'unknown') return { status: 'failed', error: networkError, retry: () => void refreshUser() };
  if (!code) return error ? { status: 'failed', error, retry } : { status: 'loading' };
  if (!isOver) return { status: 'valid', code };
  return isRefreshing || renewed.current !== expiresAt ? { status: 'renewing' } : { status: 'over', renew: retry };
}
