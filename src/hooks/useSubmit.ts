/**
 * One write of a customer. One at a time; a write that moves money or places something carries an operation id, made once
 * per intention and kept over reload. When the answer is lost nobody is told "failed": the screen says "checking", the
 * shop is asked, and the truth is shown.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { callShop } from '@/api/client';
import type { AnyCall, InputOf, ResultOf } from '@/api/defineCall';
import { isOutcomeKnown, toProblem, type Problem } from '@/api/errors';
import { pause } from '@/pause';
import { newOperationId, operationSlot } from './operationId';
import { markOf, useOtherTabs } from './useOtherTabs';
import { forgetLists } from './usePagedList';

/** `notDone`: the shop was asked and knows nothing of it. */
export type Refused = Problem | { kind: 'notDone' };

export type Submission<Result> =
  | { step: 'idle' }
  | { step: 'sending' }
  /** The answer was lost, the shop is being asked. */
  | { step: 'checking' }
  /** The shop could not be asked either; the customer can have it checked again. */
  | { step: 'unknown' }
  | { step: 'refused'; problem: Refused }
  | { step: 'done'; result: Result };

export interface SubmitOptions<Result> {
  /** Names the intention, for example `pay:<order id>`; the operation id is kept under it. */
  intention: string;
  /** Asks the shop what became of the operation; undefined when it knows nothing of it. Throws when it cannot be asked. */
  findOut: (operationId: string) => Promise<Result | undefined>;
  /** Ms to wait before each time the shop is asked. */
  pauses?: readonly number[];
}

type WithoutOperation<Input> = Input extends unknown ? Omit<Input, 'operationId'> : never;
type Settled<Result> = Exclude<Submission<Result>, { step: 'idle' | 'sending' | 'checking' }>;

const askPauses = [600, 1500, 3000, 5000] as const;

export function useSubmit<C extends AnyCall>(call: C, { intention, findOut, pauses = askPauses }: SubmitOptions<ResultOf<C>>) {
  type Result = ResultOf<C>;
  const [state, setState] = useState<{ intention: string; submission: Submission<Result> }>({ intention, submission: { step: 'idle' } });
  const isBusy = useRef(false);
  /** What this screen has done: its button may stand there for a moment longer, and must not do it again. */
  const done = useRef<{ intention: string; result: Result }>(undefined);
  const otherTabs = useOtherTabs();
  const latest = useRef({ findOut, pauses });
  latest.current = { findOut, pauses };

  const settle = useCallback(
    (submission: Settled<Result>) => {
      // What the shop said no to, or did, is over. After anything else the same id must be sent again.
      if (submission.step === 'done' || (submission.step === 'refused' && submission.problem.kind === 'business')) operationSlot(intention).clear();
      if (submission.step === 'done' && call.access === 'customer') forgetLists();
      setState({ intention, submission });
      if (submission.step !== 'done') return undefined;
      done.current = { intention, result: submission.result };
      return submission.result;
    },
    [call.access, intention],
  );

  const check = useCallback(
    async (operationId: string): Promise<Settled<Result>> => {
      setState({ intention, submission: { step: 'checking' } });
      let wasAnswered = false;
      for (const ms of latest.current.pauses) {
        await pause(ms);
        try {
          const result = await latest.current.findOut(operationId);
          if (result !== undefined) return { step: 'done', result };
          wasAnswered = true;
        } catch (error) {
          if (toProblem(error).kind === 'unauthorized') return { step: 'unknown' };
        }
      }
      return wasAnswered ? { step: 'refused', problem: { kind: 'notDone' } } : { step: 'unknown' };
    },
    [intention],
  );

  const exclusively = useCallback(
    async (work: () => Promise<Settled<Result>>): Promise<Result | undefined> => {
      // Set before anything else: two clicks of one frame must not both pass.
      if (isBusy.current) return undefined;
      isBusy.current = true;
      try {
        return settle(await work());
      } finally {
        isBusy.current = false;
      }
    },
    [settle],
  );

  /** Sends the write. Resolves to the result, or to undefined with `submission` telling why. */
  const submit = useCallback(
    (input: WithoutOperation<InputOf<C>>) =>
      exclusively(async () => {
        if (call.kind === 'money' && done.current?.intention === intention) return { step: 'done', result: done.current.result };
        setState({ intention, submission: { step: 'sending' } });
        const slot = operationSlot(intention);
        const knownId = slot.read();
        const mark = markOf(call.name, input);
        const theirs = otherTabs.heard(mark);
        if (theirs !== undefined) {
          otherTabs.forget(mark);
          const result = await latest.current.findOut(theirs).catch(() => undefined);
          if (result !== undefined) return { step: 'done', result };
        }
        const operationId = theirs ?? knownId ?? newOperationId();
        if (call.kind === 'money') slot.write(operationId);
        otherTabs.tell(mark, operationId);
        const full = (call.kind === 'money' ? { ...input, operationId } : input) as InputOf<C>;
        try {
          return { step: 'done', result: await callShop(call, full, { skipErrorHandler: true }) };
        } catch (error) {
          const problem = toProblem(error);
          const wentThroughBefore = problem.kind === 'business' && problem.errorCode === 'OPERATION_MISMATCH';
          if (!isOutcomeKnown(problem) || wentThroughBefore) return check(operationId);
          // The only try under this id had certainly no effect: the id stands for nothing, and a reload must not ask about it.
          if (!knownId) slot.clear();
          return { step: 'refused', problem };
        }
      }),
    [call, check, exclusively, intention, otherTabs],
  );

  /** Asks the shop once more what became of it. */
  const checkAgain = useCallback(
    () => exclusively(() => check(operationSlot(intention).read() ?? '')),
    [check, exclusively, intention],
  );
  const reset = useCallback(() => {
    done.current = undefined;
    setState({ intention, submission: { step: 'idle' } });
  }, [intention]);

  // A reload in the middle: the id is still there, so its answer was never known.
  useEffect(() => {
    const pending = operationSlot(intention).read();
    if (pending && call.kind === 'money') void exclusively(() => check(pending));
  }, [call.kind, check, exclusively, intention]);

  const submission: Submission<Result> = state.intention === intention ? state.submission : { step: 'idle' };
  return { submission, submit, checkAgain, reset, isBusy: submission.step === 'sending' || submission.step === 'checking' };
}
