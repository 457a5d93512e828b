import { request } from '@umijs/max';
import { useCallback, useRef, useState } from 'react';
import { toProblem } from '@/api/errors';

type Tried = { step: 'idle' } | { step: 'asking' } | { step: 'answered'; text: string } | { step: 'failed'; text: string };

const pretty = (value: unknown) => JSON.stringify(value, null, 2) ?? '';

/**
 * Makes a read of the contract as it stands, without the check and the retries of screens: a developer wants to see the bare
 * answer. Nothing is told elsewhere, and a session that ended stays for its screens to notice.
 */
export function useTryCall(path: string) {
  const [tried, setTried] = useState<Tried>({ step: 'idle' });
  const isBusy = useRef(false);
  const ask = useCallback(async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setTried({ step: 'asking' });
    try {
      const body: unknown = await request(path, { method: 'GET', skipErrorHandler: true });
      setTried({ step: 'answered', text: pretty(body) });
    } catch (error) {
      setTried({ step: 'failed', text: pretty(toProblem(error)) });
    } finally {
      isBusy.current = false;
    }
  }, [path]);
  return { tried, ask };
}
