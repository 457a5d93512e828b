import classNames from 'classnames';
import { useTranslation } from '@/hooks/useTranslation';
import { StatePanel } from '@/platform/StatePanel';
import shared from './shared.less';

/** Shown when fetching failed, with a retry button. */
export function FetchError({ title, retry }: { title: string; retry: () => void }) {
  const { t } = useTranslation();
  return (
    <StatePanel isError picture="offline" title={title} text={t('problem.line.text')}>
      <button type="button" className={classNames(shared.button, shared.primary)} onClick={retry}>
        {t('problem.retry')}
      </button>
    </StatePanel>
  );
}
