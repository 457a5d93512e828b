import { Sentence } from '@/components/Sentence';
import type { CallKind } from '@/api/defineCall';
import type { Judgement } from '@/api/judgeResponse';
import type { RawAnswer } from '@/features/docs/sendCall';
import { useDocsLabels } from '@/features/docs/useDocsLabels';
import type { Attempt } from '@/features/docs/useTryCall';
import { JsonBlock } from './JsonBlock';
import styles from './TryOutcome.less';
import { ViolationList } from './ViolationList';
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
          {attempt.judgement.violations.length > 0 && <ViolationList violations={attempt.judgement.violations} />}
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
      <Sentence text={t('docs.try.noAnswer')} />
      {kind !== 'read' && <Sentence text={t(kind === 'money' ? 'docs.try.unknownMoney' : 'docs.try.unknown')} />}
      <code className={shared.code}>{reason}</code>
    </p>
  );
}

/** Whether the answer is what the contract says. A refusal in the form of the contract is one. */
function Verdict({ answer: { status, durationMs, body }, judgement }: { answer: RawAnswer; judgement: Judgement }) {
  const { t } = useDocsLabels();
  const { state, violations } = judgement;
  const isWrong = body === undefined || violations.length > 0;
  const verdict = () => {
    if (body === undefined) return t('docs.try.noJson');
    if (isWrong) return t('docs.try.deviates', { count: violations.length });
    return t(state === 'works' ? 'docs.try.fits' : 'docs.try.refused');
  };
  return (
    <p className={styles.verdict}>
      <strong>
        <Sentence text={t('docs.try.status', { status, ms: durationMs })} />
      </strong>
      <span className={isWrong ? styles.bad : state === 'works' ? styles.good : styles.refused}>{verdict()}</span>
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
