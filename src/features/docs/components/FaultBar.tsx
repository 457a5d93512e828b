import type { Faults } from '@/hooks/useFaults';
import styles from './FaultBar.less';
import shared from './shared.less';

/** Shown on the whole page while faults are active in this browser, with a button that removes them. */
export function FaultBar({ faults: { rules, switchAllOff } }: { faults: Faults }) {
  return (
    <div role="status">
      {rules.length > 0 && (
        <div className={styles.bar}>
          <p className={styles.text}>
            Active faults in this browser: <code className={shared.code}>{rules.join(', ')}</code>
          </p>
          <button type="button" className={shared.button} onClick={switchAllOff}>
            Switch off all
          </button>
        </div>
      )}
    </div>
  );
}
