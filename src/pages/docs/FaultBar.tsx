import { useDocsWords } from '@/features/docs/useDocsWords';
import type { Faults } from '@/features/docs/useFaults';
import styles from './FaultBar.less';
import parts from './parts.less';

/** Says that this browser asks for faults, wherever on this page one is, with the way out. */
export function FaultBar({ faults: { rules, switchAllOff } }: { faults: Faults }) {
  const { t } = useDocsWords();
  return (
    <div role="status">
      {rules.length > 0 && (
        <div className={styles.bar}>
          <p className={styles.words}>
            {t('docs.demo.active')} <code className={parts.code}>{rules.join(', ')}</code>
          </p>
          <button type="button" className={parts.button} onClick={switchAllOff}>
            {t('docs.demo.switchAllOff')}
          </button>
        </div>
      )}
    </div>
  );
}
