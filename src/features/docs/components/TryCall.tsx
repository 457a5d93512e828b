import { useMemo } from 'react';
import { Row } from '@/components/Layout';
import type { CallEntry } from '@/features/docs/callEntries';
import { useTryCall, type TryCallState } from '@/features/docs/useTryCall';
import { useFormKit } from '@/platform/useFormKit';
import { usePlatform } from '@/platform/usePlatform';
import { ConfirmWrite } from './ConfirmWrite';
import { CurlCommand } from './CurlCommand';
import { TryOutcome } from './TryOutcome';
import { issueText } from './ViolationList';
import styles from './calls.less';
import shared from './shared.less';

/** The most lines of the input that are visible without scrolling. */
const maxRows = 16;

/** A call with an editable input: send it, see the answer, copy it as a command. */
export function TryCall({ entry, hasInput }: { entry: CallEntry; hasInput: boolean }) {
  const attempt = useTryCall(entry);
  const { call, access } = entry;
  const { user, input } = attempt;
  return (
    <>
      <p className={shared.quiet}>
        {user ? `Sent as ${user.nickname}.` : 'Sent without signing in.'}
        {!user && access === 'customer' && ' This call needs a signed-in customer and will be refused.'}
      </p>
      {hasInput ? <InputForm entry={entry} attempt={attempt} /> : <SendButton attempt={attempt} name={call.name} />}
      <TryOutcome name={call.name} kind={call.kind} attempt={attempt.attempt} />
      {input && <CurlCommand call={call} input={input.value} />}
      {call.kind !== 'read' && <ConfirmWrite call={call} state={attempt} />}
    </>
  );
}

interface Props {
  entry: CallEntry;
  attempt: TryCallState;
}

/** The input as JSON, what is wrong with it, and the buttons. */
function InputForm({ entry: { call }, attempt }: Props) {
  const { Button } = usePlatform();
  const kit = useFormKit();
  const { text, change, reset, renewId, problem, refusals, submit, sendAnyway } = attempt;
  const rows = useMemo(() => Math.min(maxRows, text.split('\n').length + 1), [text]);
  if (!kit) return <p className={shared.quiet}>Loading the editor…</p>;
  const message =
    problem?.kind === 'notJson' ? 'This is not valid JSON.' : problem?.issues.map((one) => issueText(one)).join('\n');
  return (
    <kit.Form
      className={styles.form}
      values={{ input: text }}
      errors={{ input: message }}
      refusals={refusals}
      isSourceCode
      onChange={(changed) => change(changed.input ?? '')}
      onSubmit={submit}
    >
      <kit.FormItem
        name="input"
        label={call.method === 'GET' ? 'Query parameters, as JSON' : 'Body, as JSON'}
        className={styles.item}
        required
      >
        <kit.TextArea name="input" rows={rows} autoComplete="off" />
      </kit.FormItem>
      <Row wrap gap={8} marginTop={12}>
        <SendButton attempt={attempt} name={call.name} htmlType="submit" />
        {problem?.kind === 'invalid' && <Button onClick={sendAnyway}>Send anyway</Button>}
        {call.kind === 'money' && <Button onClick={renewId}>New operation id</Button>}
        <Button onClick={reset}>Restore the example</Button>
      </Row>
    </kit.Form>
  );
}

/** Sends the call. With an operation id that was sent before, its label says so. */
function SendButton({ attempt, name, htmlType }: { attempt: TryCallState; name: string; htmlType?: 'submit' }) {
  const { Button } = usePlatform();
  const label = attempt.isRepeat ? 'Send again with the same id' : 'Send';
  return (
    <Button
      color="primary"
      htmlType={htmlType}
      loading={attempt.attempt.status === 'sending'}
      loadingText="Sending…"
      aria-label={`${label} ${name}`}
      onClick={htmlType ? undefined : attempt.submit}
    >
      {label}
    </Button>
  );
}
