import type { Deviation } from '@/features/docs/contract/contractIssues';
import { useDocsLabels, type TranslateDocs } from '@/features/docs/useDocsLabels';
import styles from './DeviationList.less';
import shared from './shared.less';

/** The most deviations that are listed; a wrong type in a list repeats itself in every row. */
const maxListed = 20;

/** What was expected and what was found, without the path. */
function whatIsWrong({ expected, found }: Deviation, t: TranslateDocs): string {
  if (found === undefined) return t('docs.deviation.missing');
  return t('docs.deviation.other', { expected: expected ?? '', found });
}

/** A deviation in one line: its path, what was expected and what was found. */
export const deviationText = (deviation: Deviation, t: TranslateDocs): string =>
  `${deviation.path || t('docs.deviation.whole')}: ${whatIsWrong(deviation, t)}`;

/** Deviations from the contract, each with its path. */
export function DeviationList({ deviations }: { deviations: readonly Deviation[] }) {
  const { t } = useDocsLabels();
  const rest = deviations.length - maxListed;
  return (
    <ul className={styles.list}>
      {deviations.slice(0, maxListed).map((deviation, at) => (
        <li key={at}>
          <code className={shared.code}>{deviation.path || t('docs.deviation.whole')}</code>{' '}
          <span className={shared.quiet}>{whatIsWrong(deviation, t)}</span>
        </li>
      ))}
      {rest > 0 && <li className={shared.quiet}>{t('docs.deviation.more', { count: rest })}</li>}
    </ul>
  );
}
