import { request } from '@umijs/max';
import { useCallback, useRef, useState } from 'react';
import { toApiError } from '@/api/errors';
import { useDocsLabels } from '@/features/docs/useDocsLabels';
import { JsonBlock } from './JsonBlock';
import shared from './shared.less';

/** Calls a read and shows the raw response. */
export function TryCall({ name, path }: { name: string; path: string }) {
  const { t } = useDocsLabels();
  const { tried, ask } = useTryCall(path);
  return (
    <>
      <button type="button" className={shared.button} onClick={() => void ask()}>
        {t('docs.calls.try')}
      </button>
      <p className={shared.quiet} role="status">
        {tried.status === 'asking' && t('docs.calls.trying')}
        {tried.status === 'answered' && t('docs.calls.answered', { name })}
        {tried.status === 'failed' && t('docs.calls.refused')}
      </p>
      {(tried.status === 'answered' || tried.status === 'failed') && (
        <JsonBlock name={t('docs.calls.answered', { name })} text={tried.text} />
      )}
    </>
  );
}

type Tried =
  { status: 'idle' } | { status: 'asking' } | { status: 'answered'; text: string } | { status: 'failed'; text: string };

const pretty = (value: unknown) => JSON.stringify(value, null, 2) ?? '';

/**
 * Calls a read of the contract without validation and retries, to show the raw response. Causes no notification and
 * does not end an expired session.
 */
function useTryCall(path: string) {
  const [tried, setTried] = useState<Tried>({ status: 'idle' });
  const isBusy = useRef(false);
  const ask = useCallback(async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setTried({ status: 'asking' });
    try {
      const body: unknown = await request(path, { method: 'GET', skipErrorHandler: true });
      setTried({ status: 'answered', text: pretty(body) });
    } catch (error) {
      setTried({ status: 'failed', text: pretty(toApiError(error)) });
    } finally {
      isBusy.current = false;
    }
  }, [path]);
  return { tried, ask };
}
