/**
 * What the other tabs of this browser send, reported while they send it: a user who presses the same in a second tab gets what the
 * first one did, and does not do it twice. Only marks go over; nothing is stored.
 */
import { useEffect, useMemo, useRef } from 'react';
import { fingerprint } from '@/lib/fingerprint';
import { currentToken } from '@/lib/session';
import { serverClock } from '@/lib/sharedServerClock';

interface WriteUpdate {
  mark: string;
  operationId: string;
}

const isWriteUpdate = (value: unknown): value is WriteUpdate =>
  typeof value === 'object' &&
  value !== null &&
  'mark' in value &&
  typeof value.mark === 'string' &&
  'operationId' in value &&
  typeof value.operationId === 'string';

/** Names a write by its account, its call and all that it sends. */
export const writeFingerprint = (callName: string, input: unknown): string =>
  fingerprint(JSON.stringify([currentToken(), callName, input]));

interface PendingWrite {
  operationId: string;
  /** Ms since 1970 by the shop's clock. */
  sentAt: number;
}

/** `announce` names what this tab sends; `getWrite` returns the same write of another tab; `forget` deletes that. */
export function usePendingWrites() {
  const channel = useRef<BroadcastChannel>(undefined);
  const writes = useRef(new Map<string, PendingWrite>());
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const opened = new BroadcastChannel('writes');
    opened.onmessage = ({ data }) => {
      // A repeated announcement is that of a retry: what counts is the first request.
      if (isWriteUpdate(data) && writes.current.get(data.mark)?.operationId !== data.operationId)
        writes.current.set(data.mark, { operationId: data.operationId, sentAt: serverClock.now() });
    };
    channel.current = opened;
    return () => opened.close();
  }, []);
  return useMemo(
    () => ({
      announce: (mark: string, operationId: string) =>
        channel.current?.postMessage({ mark, operationId } satisfies WriteUpdate),
      getWrite: (mark: string) => writes.current.get(mark),
      forget: (mark: string) => writes.current.delete(mark),
    }),
    [],
  );
}
