import { Row, Stack, Text } from '@/components/Layout';
import type { CallKind } from '@/api/defineCall';
import type { Judgement } from '@/api/judgeResponse';
import type { RawAnswer } from '@/features/docs/sendCall';
import type { TryAttempt } from '@/features/docs/useTryCall';
import { JsonBlock } from './JsonBlock';
import styles from './calls.less';
import { ViolationList } from './ViolationList';
import shared from './shared.less';

interface Props {
  name: string;
  kind: CallKind;
  attempt: TryAttempt;
}

/** What came of an attempt: status, time, headers, whether the answer fits the contract, and the answer itself. */
export function TryOutcome({ name, kind, attempt }: Props) {
  return (
    <Stack gap={8} width="full">
      <div role="status">
        {attempt.status === 'sending' && <p className={shared.quiet}>Sending…</p>}
        {attempt.status === 'noAnswer' && <NoAnswer kind={kind} reason={attempt.reason} />}
        {attempt.status === 'answered' && <ContractVerdict {...attempt} />}
      </div>
      {attempt.status === 'answered' && (
        <>
          {attempt.judgement.violations.length > 0 && <ViolationList violations={attempt.judgement.violations} />}
          <ResponseHeaders answer={attempt.answer} />
          <JsonBlock
            name={`Response of ${name}`}
            title="Response"
            text={
              attempt.answer.body === undefined ? attempt.answer.text : JSON.stringify(attempt.answer.body, null, 2)
            }
          />
        </>
      )}
    </Stack>
  );
}

/** After a lost answer to a write it is unknown whether it had an effect. */
function NoAnswer({ kind, reason }: { kind: CallKind; reason: string }) {
  return (
    <Text as="p" color="danger" overflowWrap="anywhere">
      No response arrived.
      {kind !== 'read' && ' Whether the shop did it is unknown.'}
      {kind === 'money' && ' Sending again with the same id is safe.'} <code className={shared.code}>{reason}</code>
    </Text>
  );
}

/** Whether the answer is what the contract says. A refusal in the form of the contract is one. */
function ContractVerdict({
  answer: { status, durationMs, body },
  judgement,
}: {
  answer: RawAnswer;
  judgement: Judgement;
}) {
  const { state, violations } = judgement;
  const isWrong = body === undefined || violations.length > 0;
  const verdict = () => {
    if (body === undefined) return 'The response is not JSON, so it does not fit the contract.';
    if (isWrong)
      return `${violations.length} ${violations.length === 1 ? 'deviation' : 'deviations'} from the contract:`;
    return state === 'works' ? 'Fits the contract.' : 'Refused, in the form the contract defines.';
  };
  return (
    <Text as="p" size={15}>
      <strong>
        Status {status} · {durationMs} ms
      </strong>{' '}
      <Text
        color={isWrong ? 'danger' : state === 'works' ? 'leaf' : 'ink-2'}
        overflowWrap={isWrong ? 'anywhere' : undefined}
      >
        {verdict()}
      </Text>
    </Text>
  );
}

function ResponseHeaders({ answer: { headers } }: { answer: RawAnswer }) {
  return (
    <Row as="dl" wrap rowGap={2} columnGap={20} color="ink-2" size={12} className={styles.headers}>
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
    </Row>
  );
}
