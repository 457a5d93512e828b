import { X } from 'lucide-react';
import { useDocsWords } from '@/features/docs/useDocsWords';
import type { Faults } from '@/features/docs/useFaults';
import styles from './Demo.less';
import parts from './parts.less';

/** The faults that are on, each with its switch. */
export function ActiveFaults({ faults: { rules, switchOff } }: { faults: Faults }) {
  const { t } = useDocsWords();
  if (rules.length === 0) return <p className={parts.quiet}>{t('docs.demo.noneActive')}</p>;
  return (
    <ul className={styles.active}>
      {rules.map((rule) => (
        <li key={rule}>
          <button type="button" className={`${parts.button} ${styles.rule}`} aria-label={t('docs.demo.switchOff', { rule })} onClick={() => switchOff(rule)}>
            <code className={parts.code}>{rule}</code>
            <X size={16} strokeWidth={1.8} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
