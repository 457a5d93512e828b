import { useDocsWords } from '@/features/docs/useDocsWords';
import { useTryCall } from '@/features/docs/useTryCall';
import { Listing } from './Listing';
import parts from './parts.less';

/** Makes a read from here and shows the bare answer. */
export function TryCall({ name, path }: { name: string; path: string }) {
  const { t } = useDocsWords();
  const { tried, ask } = useTryCall(path);
  return (
    <>
      <button type="button" className={parts.button} onClick={() => void ask()}>
        {t('docs.calls.try')}
      </button>
      <p className={parts.quiet} role="status">
        {tried.step === 'asking' && t('docs.calls.trying')}
        {tried.step === 'answered' && t('docs.calls.answered', { name })}
        {tried.step === 'failed' && t('docs.calls.refused')}
      </p>
      {(tried.step === 'answered' || tried.step === 'failed') && <Listing name={t('docs.calls.answered', { name })} text={tried.text} />}
    </>
  );
}
