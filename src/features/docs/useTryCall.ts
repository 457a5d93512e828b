/** One call of the contract to be tried: its editable input, what is wrong with it, the confirmation of a write, the answer. */
import { useRef, useState } from 'react';
import { useInitialStateActions, useSession } from '@/hooks/useInitialState';
import { useModalRoute } from '@/hooks/useModalRoute';
import { clearOtherUsersQueries } from '@/query/queryCache';
import type { Judgement } from '@/api/judgeResponse';
import type { CallEntry } from './callEntries';
import { initialInputText, parseInputText, operationIdIn, withNewOperationId } from './callInput';
import { judgeAnswer } from './contract/callTable';
import { inputIssues, type InputIssue } from './contract/inputIssues';
import { sendCall, type RawAnswer } from './sendCall';

/** The result of the last attempt. */
export type TryAttempt =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | {
      readonly status: 'answered';
      readonly answer: RawAnswer;
      readonly judgement: Judgement;
    }
  /** No answer arrived; `reason` is the text of the browser. */
  | { readonly status: 'noAnswer'; readonly reason: string };

/** What is wrong with the input: it is no JSON, or it differs from the schema. */
export type InputProblem =
  { readonly kind: 'notJson' } | { readonly kind: 'invalid'; readonly issues: readonly InputIssue[] };

function inputProblemOf({ call }: CallEntry, text: string): InputProblem | undefined {
  const input = parseInputText(text);
  if (!input) return { kind: 'notJson' };
  const issues = inputIssues(call, input.value);
  return issues.length > 0 ? { kind: 'invalid', issues } : undefined;
}

export function useTryCall(entry: CallEntry) {
  const { call, exampleInput } = entry;
  const [text, setText] = useState(() => initialInputText(call, exampleInput));
  /** Counts the attempts that the check of the input stopped; from the first one on, problems are shown while typing. */
  const [refusals, setRefusals] = useState(0);
  const [attempt, setAttempt] = useState<TryAttempt>({ status: 'idle' });
  const [sentId, setSentId] = useState<unknown>();
  const confirmation = useModalRoute(`send:${call.name}`);
  const { user } = useSession();
  const { refreshUser } = useInitialStateActions();
  const isBusy = useRef(false);
  const input = parseInputText(text);
  const problem = inputProblemOf(entry, text);

  const send = async (): Promise<void> => {
    if (isBusy.current || !input) return;
    isBusy.current = true;
    setAttempt({ status: 'sending' });
    setSentId(operationIdIn(text));
    try {
      const answer = await sendCall(call, input.value);
      setAttempt({ status: 'answered', answer, judgement: judgeAnswer(call, answer) });
    } catch (error) {
      setAttempt({ status: 'noAnswer', reason: String(error) });
    }
    isBusy.current = false;
    // The pages of the shop must not show what was before the write.
    if (call.kind === 'read') return;
    clearOtherUsersQueries('');
    if (user) await refreshUser();
  };
  const askOrSend = () => (call.kind === 'read' ? void send() : confirmation.open());

  return {
    text,
    change: setText,
    reset: () => setText(initialInputText(call, exampleInput)),
    renewId: () => setText(withNewOperationId),
    /** The input to be sent; undefined while the text is no JSON. */
    input,
    problem: refusals > 0 ? problem : undefined,
    refusals,
    /** Sends the input when it fits the contract; a write asks first. */
    submit: () => (problem ? setRefusals((count) => count + 1) : askOrSend()),
    /** Sends an input that does not fit, so that the refusal of the API can be seen. */
    sendAnyway: askOrSend,
    confirmation,
    confirm: () => {
      confirmation.close();
      void send();
    },
    attempt,
    /** The operation id in the text was sent before: sending again repeats the operation instead of starting another. */
    isRepeat: call.kind === 'money' && sentId !== undefined && operationIdIn(text) === sentId,
    user,
  };
}

export type TryCallState = ReturnType<typeof useTryCall>;
