import { useWords } from '@/hooks/useWords';
import { StatePanel } from '@/components/common/StatePanel';
import parts from './parts.less';

/** Stands for what could not be fetched, with another try. */
export function FetchFault({ words, retry }: { words: string; retry: () => void }) {
  const { t } = useWords();
  return (
    <StatePanel isFault picture="offline" title={words} text={t('problem.line.text')}>
      <button type="button" className={`${parts.button} ${parts.primary}`} onClick={retry}>
        {t('problem.retry')}
      </button>
    </StatePanel>
  );
}
