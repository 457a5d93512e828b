import classNames from 'classnames';
import type { CallKind } from '@/api/defineCall';
import type { Deviation } from '@/features/docs/contract/contractIssues';
import type { RawAnswer } from '@/features/docs/sendCall';
import { useDocsLabels } from '@/features/docs/useDocsLabels';
import type { Attempt } from '@/features/docs/useTryCall';
import { DeviationList } from './DeviationList';
import { JsonBlock } from './JsonBlock';
import styles from './TryOutcome.less';
import shared from './shared.less';

interface Props {
  name: string;
  kind: CallKind;
  attempt: Attempt;
}

/** What came of an attempt: status, time, headers, whether the answer fits the contract, and the answer itself. */
export function TryOutcome({ name, kind, attempt }: Props) {
  const { t } = useDocsLabels();
  return (
    <div className={styles.outcome}>
      <div role="status">
        {attempt.status === 'sending' && <p className={shared.quiet}>{t('docs.try.sending')}</p>}
        {attempt.status === 'noAnswer' && <NoAnswer kind={kind} reason={attempt.reason} />}
        {attempt.status === 'answered' && <Verdict {...attempt} />}
      </div>
      {attempt.status === 'answered' && (
        <>
          {attempt.deviations.length > 0 && attempt.answer.body !== undefined && (
            <DeviationList deviations={attempt.deviations} />
          )}
          <Headers answer={attempt.answer} />
          <JsonBlock
            name={t('docs.try.answerOf', { name })}
            title={t('docs.try.answer')}
            text={
              attempt.answer.body === undefined ? attempt.answer.text : JSON.stringify(attempt.answer.body, null, 2)
            }
          />
        </>
      )}
    </div>
  );
}

/** After a lost answer to a write it is unknown whether it had an effect. */
function NoAnswer({ kind, reason }: { kind: CallKind; reason: string }) {
  const { t } = useDocsLabels();
  return (
    <p className={styles.bad}>
      {t('docs.try.noAnswer')} {kind !== 'read' && t(kind === 'money' ? 'docs.try.unknownMoney' : 'docs.try.unknown')}{' '}
      <code className={shared.code}>{reason}</code>
    </p>
  );
}

function Verdict({
  answer: { status, durationMs, body },
  isRefused,
  deviations,
}: {
  answer: RawAnswer;
  isRefused: boolean;
  deviations: readonly Deviation[];
}) {
  const { t } = useDocsLabels();
  const verdict = () => {
    if (body === undefined) return t('docs.try.noJson');
    if (deviations.length > 0) return t('docs.try.deviates', { count: deviations.length });
    return t(isRefused ? 'docs.try.refused' : 'docs.try.fits');
  };
  return (
    <p className={styles.verdict}>
      <strong>{t('docs.try.status', { status, ms: durationMs })}</strong>{' '}
      <span className={classNames(deviations.length > 0 ? styles.bad : isRefused ? styles.refused : styles.good)}>
        {verdict()}
      </span>
    </p>
  );
}

function Headers({ answer: { headers } }: { answer: RawAnswer }) {
  return (
    <dl className={styles.headers}>
      {headers.map(([name, value]) => (
        <div key={name}>
          <dt>
            <code className={shared.code}>{name}</code>
          </dt>
          <dd>
            <code className={shared.code}>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
