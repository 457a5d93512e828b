import { useMemo } from 'react';
import { joinSentences } from '@/lib/sentences';
import type { CallEntry } from '@/features/docs/callEntries';
import { useDocsLabels } from '@/features/docs/useDocsLabels';
import { useTryCall, type TryCallState } from '@/features/docs/useTryCall';
import { useFormKit } from '@/platform/useFormKit';
import { usePlatform } from '@/platform/usePlatform';
import { ConfirmWrite } from './ConfirmWrite';
import { CurlCommand } from './CurlCommand';
import { TryOutcome } from './TryOutcome';
import { issueText } from './ViolationList';
import styles from './TryCall.less';
import shared from './shared.less';

/** The most lines of the input that are visible without scrolling. */
const maxRows = 16;

/** A call with an editable input: send it, see the answer, copy it as a command. */
export function TryCall({ entry, hasInput }: { entry: CallEntry; hasInput: boolean }) {
  const { t } = useDocsLabels();
  const attempt = useTryCall(entry);
  const { call, access } = entry;
  const { user, input } = attempt;
  return (
    <>
      <p className={shared.quiet}>
        {joinSentences(
          user ? t('docs.try.as', { name: user.nickname }) : t('docs.try.asNobody'),
          !user && access === 'customer' ? t('docs.try.needsCustomer') : '',
        )}
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
  const { t } = useDocsLabels();
  const { Button } = usePlatform();
  const kit = useFormKit();
  const { text, change, reset, renewId, problem, refusals, submit, sendAnyway } = attempt;
  const rows = useMemo(() => Math.min(maxRows, text.split('\n').length + 1), [text]);
  if (!kit) return <p className={shared.quiet}>{t('docs.try.loading')}</p>;
  const message =
    problem?.kind === 'notJson' ? t('docs.try.notJson') : problem?.issues.map((one) => issueText(one, t)).join('\n');
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
        label={t(call.method === 'GET' ? 'docs.try.inputQuery' : 'docs.try.inputBody')}
        className={styles.item}
        required
      >
        <kit.TextArea name="input" rows={rows} autoComplete="off" />
      </kit.FormItem>
      <div className={styles.actions}>
        <SendButton attempt={attempt} name={call.name} isSubmit />
        {problem?.kind === 'invalid' && <Button onClick={sendAnyway}>{t('docs.try.anyway')}</Button>}
        {call.kind === 'money' && <Button onClick={renewId}>{t('docs.try.newId')}</Button>}
        <Button onClick={reset}>{t('docs.try.reset')}</Button>
      </div>
    </kit.Form>
  );
}

/** Sends the call. With an operation id that was sent before, its label says so. */
function SendButton({ attempt, name, isSubmit }: { attempt: TryCallState; name: string; isSubmit?: boolean }) {
  const { t } = useDocsLabels();
  const { Button } = usePlatform();
  const label = t(attempt.isRepeat ? 'docs.try.sendSameId' : 'docs.try.send');
  return (
    <Button
      tone="primary"
      isSubmit={isSubmit ?? false}
      isBusy={attempt.attempt.status === 'sending'}
      busyLabel={t('docs.try.sending')}
      label={`${label} ${name}`}
      onClick={isSubmit ? undefined : attempt.submit}
    >
      {label}
    </Button>
  );
}
