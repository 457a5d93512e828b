import { Link } from '@umijs/max';
import classNames from 'classnames';
import type { CheckRow } from '@/api/runCheck';
import type { Violation } from '@/api/violations';
import { useDocsLabels, type TranslateDocs } from '@/features/docs/useDocsLabels';
import { stringifySearchParams } from '@/lib/searchParams';
import styles from './ApiSection.less';
import shared from './shared.less';
import { ViolationList } from './ViolationList';

type Verdict = CheckRow['state'] | 'tolerated';

const looks: Readonly<Record<Verdict, string | undefined>> = {
  works: styles.works,
  tolerated: styles.tolerated,
  wrong: styles.wrong,
  missing: styles.wrong,
  failed: styles.wrong,
  unreachable: styles.wrong,
  notTried: styles.notTried,
};

/** Why a call was not tried, or what came instead of a usable answer. */
function noteOf({ skip, status, errorCode, errorMessage, reason }: CheckRow, t: TranslateDocs): string {
  if (skip?.kind === 'needs')
    return t('docs.api.skip.needs', { what: t(`docs.api.needed.${skip.what}`), call: skip.call });
  if (skip?.kind === 'signIn') return t('docs.api.skip.signIn');
  if (skip) return t('docs.api.skip.write');
  return [status && status !== 200 && t('docs.api.status', { status }), errorCode, errorMessage, reason]
    .filter(Boolean)
    .join(' · ');
}

/** One call of the check: its name leads to where it can be tried. */
export function ApiRow({ row }: { row: CheckRow }) {
  const { t } = useDocsLabels();
  const { call, method, path, isMinimum } = row;
  const verdict: Verdict = row.state === 'wrong' && row.isTolerated ? 'tolerated' : row.state;
  const violations: readonly Violation[] = row.violations;
  const note = verdict === 'works' ? '' : noteOf(row, t);
  return (
    <li className={styles.row}>
      <div className={styles.call}>
        <Link
          className={classNames(shared.link, shared.code, styles.name)}
          to={`/docs${stringifySearchParams({ section: 'calls', call })}`}
        >
          {call}
        </Link>
        <span className={shared.quiet}>
          <code className={shared.code}>
            {method} {path}
          </code>
        </span>
      </div>
      {isMinimum && <span className={styles.minimum}>{t('docs.api.minimum')}</span>}
      <span className={classNames(styles.state, looks[verdict])}>{t(`docs.api.state.${verdict}`)}</span>
      {(note || violations.length > 0) && (
        <div className={styles.note}>
          {note && <p className={shared.quiet}>{note}</p>}
          {violations.length > 0 && <ViolationList violations={violations} />}
        </div>
      )}
    </li>
  );
}
