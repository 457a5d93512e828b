/** A check of the API in use: one row for each call, which come while it runs. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckRow } from '@/api/runCheck';
import { useSession } from '@/hooks/useInitialState';
import { mayCall } from '@/lib/features';
import { currentLanguage } from '@/lib/i18n';
import { currentToken } from '@/lib/session';
import { checkApi } from './contract/callTable';

export function useApiCheck() {
  const { status } = useSession();
  const [rows, setRows] = useState<readonly CheckRow[]>([]);
  const [isRunning, setRunning] = useState(true);
  const run = useRef<AbortController>(undefined);

  const start = useCallback(async (): Promise<void> => {
    run.current?.abort();
    const controller = new AbortController();
    run.current = controller;
    setRows([]);
    setRunning(true);
    const found = new Map<string, CheckRow>();
    await checkApi({
      token: currentToken(),
      language: currentLanguage(),
      isOn: mayCall,
      signal: controller.signal,
      onRow(row) {
        if (controller.signal.aborted) return;
        found.set(row.call, row);
        setRows([...found.values()]);
      },
    });
    if (run.current === controller) setRunning(false);
  }, []);

  // A sign-in changes what can be read.
  useEffect(() => {
    if (status === 'loading') return undefined;
    void start();
    return () => run.current?.abort();
  }, [status, start]);
  return { rows, isRunning, start };
}
