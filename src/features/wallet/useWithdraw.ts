/**
 * Withdrawing: typed, reviewed, sent once whatever is pressed. A lost answer is looked up in the log of withdrawals under its
 * operation id, also after a reload; nobody is told that money did not move before the shop has said so.
 */
import { useEffect, useRef } from 'react';
import { callShop } from '@/api/client';
import { numberIn } from '@/api/errors';
import type { Withdrawal } from '@/api/schema/user';
import { getWithdrawLog, withdraw } from '@/api/walletCalls';
import { useSubmit } from '@/hooks/useSubmit';
import { useBalance } from './useBalance';
import { forgetWithdrawDraft, useWithdrawEntry } from './useWithdrawEntry';
import { whyWithdrawRefused } from './whyWithdrawRefused';

/** The withdrawal of an operation; undefined when the shop knows nothing of it. */
async function withdrawalOf(operationId: string): Promise<Withdrawal | undefined> {
  const { list } = await callShop(getWithdrawLog, {}, { skipErrorHandler: true });
  const found = list.find((one) => one.operationId === operationId);
  // Also when somebody has left meanwhile: what is done must not wait in the form to be done again.
  if (found) forgetWithdrawDraft();
  return found;
}

/**
 * `stage` is what the screen shows: the balance on its way or not to be had, too little to withdraw, the form, or what is
 * becoming of a withdrawal. `onDone` gets the withdrawal.
 */
export function useWithdraw({ isAll = false, onDone }: { isAll?: boolean; onDone: (withdrawal: Withdrawal) => void }) {
  const { balance, problem, retry } = useBalance();
  const { submission, submit, checkAgain, isBusy } = useSubmit(withdraw, { intention: 'withdraw', findOut: withdrawalOf });
  const { refuse, ...fields } = useWithdrawEntry(balance, isAll);

  const latest = useRef({ refuse, retry, onDone });
  latest.current = { refuse, retry, onDone };
  useEffect(() => {
    if (submission.step === 'refused' && submission.problem.kind === 'business') {
      latest.current.refuse(whyWithdrawRefused(submission.problem));
      // What the shop says no to, it sees in another light than this page.
      latest.current.retry();
    }
    if (submission.step === 'done') latest.current.onDone(submission.result);
  }, [submission]);

  const stageOf = () => {
    if (submission.step === 'checking' || submission.step === 'unknown' || submission.step === 'done') return submission.step;
    if (!balance) return problem ? 'failed' : 'loading';
    return balance.available < Math.max(1, balance.withdrawMinimum) && !isBusy ? 'tooLittle' : 'form';
  };
  const stage = stageOf();
  const refusal = submission.step === 'refused' && submission.problem.kind !== 'notDone' ? submission.problem : undefined;
  return {
    ...fields,
    balance,
    /** Minor units; what the shop named last. */
    minimum: numberIn(refusal, 'minimum') ?? balance?.withdrawMinimum ?? 0,
    stage,
    problem,
    retry,
    submission,
    /** On its way to the shop. */
    isSending: submission.step === 'sending',
    /** What was typed can be looked over and sent. */
    canReview: stage === 'done' || (stage === 'form' && (isBusy || fields.ready !== undefined)),
    checkAgain: () => void checkAgain(),
    /** Sends what was reviewed; when something is wrong with it after all, the faults say what. */
    confirm: async () => {
      if (fields.check() && fields.ready && (await submit(fields.ready))) forgetWithdrawDraft();
    },
  };
}
export type Withdrawing = ReturnType<typeof useWithdraw>;
