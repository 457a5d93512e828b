import { usePlatform } from '@/platform/usePlatform';
import { countStates } from '@/features/docs/contract/callTable';
import { useApiCheck } from '@/features/docs/useApiCheck';
import { useDocsLabels } from '@/features/docs/useDocsLabels';
import { useSession } from '@/hooks/useInitialState';
import { ApiRow } from './ApiRow';
import styles from './ApiSection.less';
import shared from './shared.less';

/** The API in use, call by call: what works, what is missing, which field is wrong, what was not tried. It only reads. */
export function ApiSection() {
  const { t } = useDocsLabels();
  const { Button } = usePlatform();
  const { user } = useSession();
  const { rows, isRunning, start } = useApiCheck();
  const { works, wrong, missing, failed, unreachable, notTried, minimum } = countStates(rows);
  const ofMinimum = rows.filter(({ isMinimum }) => isMinimum).length;
  return (
    <>
      <p>{t('docs.api.lead')}</p>
      <div className={styles.head}>
        <div className={styles.summary} role="status">
          {isRunning ? (
            <p>{t('docs.api.running', { count: rows.length })}</p>
          ) : (
            <>
              <p>
                <strong>{t('docs.api.minimumWorks', { count: minimum, of: ofMinimum })}</strong>
              </p>
              <p className={shared.quiet}>
                {t('docs.api.counts', { works, wrong, missing, failed: failed + unreachable, notTried })}
              </p>
            </>
          )}
        </div>
        <Button isBusy={isRunning} busyLabel={t('docs.api.checking')} onClick={() => void start()}>
          {t('docs.api.again')}
        </Button>
      </div>
      <p className={shared.quiet}>{user ? t('docs.api.as', { name: user.nickname }) : t('docs.api.asNobody')}</p>
      <ul className={shared.card} aria-label={t('docs.section.api')} aria-busy={isRunning}>
        {rows.map((row) => (
          <ApiRow key={row.call} row={row} />
        ))}
      </ul>
    </>
  );
}
