/**
 * What the other tabs of this browser send, told while they send it: whoever presses the same in a second tab gets what the
 * first one did, and does not do it twice. Only marks go over; nothing is stored.
 */
import { useEffect, useMemo, useRef } from 'react';
import { fingerprint } from '@/domain/fingerprint';
import { currentToken } from '@/session';

interface News {
  mark: string;
  operationId: string;
}

const isNews = (value: unknown): value is News =>
  typeof value === 'object' && value !== null && 'mark' in value && typeof value.mark === 'string' && 'operationId' in value && typeof value.operationId === 'string';

/** Names a write by its account, its call and all that it sends. */
export const markOf = (callName: string, input: unknown): string => fingerprint(JSON.stringify([currentToken(), callName, input]));

/** `tell` says what this tab sends; `heard` gives the operation id under which another tab sends the same; `forget` ends that. */
export function useOtherTabs() {
  const channel = useRef<BroadcastChannel>(undefined);
  const operations = useRef(new Map<string, string>());
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const opened = new BroadcastChannel('writes');
    opened.onmessage = ({ data }) => {
      if (isNews(data)) operations.current.set(data.mark, data.operationId);
    };
    channel.current = opened;
    return () => opened.close();
  }, []);
  return useMemo(
    () => ({
      tell: (mark: string, operationId: string) => channel.current?.postMessage({ mark, operationId } satisfies News),
      heard: (mark: string) => operations.current.get(mark),
      forget: (mark: string) => operations.current.delete(mark),
    }),
    [],
  );
}
