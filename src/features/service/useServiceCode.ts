/** The customer's own service code. It runs out after a while; then a new one is asked for, once by itself. */
import { useEffect, useRef } from 'react';
import type { ServerCode } from '@/api/schema/server';
import { getServerCode } from '@/api/shopCalls';
import type { Problem } from '@/api/errors';
import { useRead } from '@/hooks/useRead';
import { useServerTime } from '@/hooks/useServerClock';
import { serverClock } from '@/serverClock';
import { useServerRecord, useSession, useShopStateActions } from '@/hooks/useShopState';

export type ServiceCode =
  | { step: 'signedOut' }
  | { step: 'loading' }
  | { step: 'failed'; problem: Problem; retry: () => void }
  | { step: 'valid'; code: ServerCode }
  /** It has run out and another one is on its way. */
  | { step: 'renewing' }
  /** It has run out and another one could not be had. */
  | { step: 'over'; renew: () => void };

const noLine: Problem = { kind: 'noResponse', cause: 'network' };

/** What there is to show of the code of whoever is signed in. */
export function useServiceCode(): ServiceCode {
  const { status } = useSession();
  const { isPending: isClockUnset } = useServerRecord();
  const { refreshUser } = useShopStateActions();
  const { data: code, problem, isRefreshing, retry } = useRead(getServerCode, {}, { skipErrorHandler: true });
  const expiresAt = code?.expiresAt ?? undefined;
  // Drawn anew each second; the time itself is read below, since the clock may have been set in between.
  useServerTime(expiresAt !== undefined);
  // Until the shop has told the time, only the device's clock could say that a code has run out, and it may be wrong.
  const isOver = expiresAt !== undefined && !isClockUnset && Date.parse(expiresAt) <= serverClock.now();

  // A shop whose clock is ahead hands out codes that have run out already: each is renewed once.
  const renewed = useRef<string>(undefined);
  useEffect(() => {
    if (!isOver || renewed.current === expiresAt) return;
    renewed.current = expiresAt;
    retry();
  }, [isOver, expiresAt, retry]);

  if (status === 'signedOut') return { step: 'signedOut' };
  if (status === 'unknown') return { step: 'failed', problem: noLine, retry: () => void refreshUser() };
  if (!code) return problem ? { step: 'failed', problem, retry } : { step: 'loading' };
  if (!isOver) return { step: 'valid', code };
  return isRefreshing || renewed.current !== expiresAt ? { step: 'renewing' } : { step: 'over', renew: retry };
}
