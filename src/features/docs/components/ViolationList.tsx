import { gapAfter, joinLabel } from '@/lib/sentences';
import type { Violation } from '@/api/violations';
import type { InputIssue } from '@/features/docs/contract/inputIssues';
import { useDocsLabels, type TranslateDocs } from '@/features/docs/useDocsLabels';
import styles from './ViolationList.less';
import shared from './shared.less';

/** The most violations that are listed. */
const maxListed = 20;

/** What is wrong with an input in one line: the path, what was expected and what was found. */
export function issueText({ path, expected, found }: InputIssue, t: TranslateDocs): string {
  const what = found === undefined ? t('docs.violation.missing') : t('docs.violation.other', { expected, found });
  return path ? `${path}: ${what}` : joinLabel(t('docs.violation.whole'), what);
}

function whatIsWrong({ expected, found, value, times }: Violation, t: TranslateDocs): string {
  const other =
    found === 'nothing'
      ? t('docs.violation.absent', { expected })
      : t('docs.violation.other', { expected, found: value ?? found });
  if (times <= 1) return other;
  const count = t('docs.violation.times', { count: times });
  return other + gapAfter(other, count) + count;
}

/** Violations of the contract, each with its path. */
export function ViolationList({ violations }: { violations: readonly Violation[] }) {
  const { t } = useDocsLabels();
  const rest = violations.length - maxListed;
  return (
    <ul className={styles.list}>
      {violations.slice(0, maxListed).map((violation) => (
        <li key={violation.path}>
          <code className={shared.code}>{violation.path}</code>{' '}
          <span className={shared.quiet}>{whatIsWrong(violation, t)}</span>
        </li>
      ))}
      {rest > 0 && <li className={shared.quiet}>{t('docs.violation.more', { count: rest })}</li>}
    </ul>
  );
}
