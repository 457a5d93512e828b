/**
 * Withdrawing: form, review, then one request however often the button is pressed. After a lost response the log of
 * withdrawals is searched for the operation id, also after a reload. The screen never says that no money moved unless
 * the API has said so.
 */
import { useLatest } from 'ahooks';
import { useEffect, useMemo, useState } from 'react';
import { callApi } from '@/api/client';
import { numberInErrorData } from '@/api/errors';
import { type Withdrawal, type Balance, getWithdrawLog, withdraw } from '@/api/wallet';
import { isSinceSending } from '@/query/operationId';
import { useMutation } from '@/query/useMutation';
import { useBalance } from './useBalance';
import { getWithdrawError } from './getWithdrawError';
import { useTranslation } from '@/hooks/useTranslation';
import { parseMoney, typedDecimal, typedMoney } from '@/lib/typedMoney';
import { draftStorage, useDraft } from '@/hooks/useDraft';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useInMemoryDraft } from '@/hooks/useInMemoryDraft';
import {
  withdrawRequestOf,
  getAmountError,
  getChosenPayee,
  getWithdrawEntryError,
  type WithdrawEntry,
  type WithdrawErrors,
} from './withdrawEntry';
import { withdrawSum } from './withdrawFee';

/**
 * The withdrawal of an operation; undefined when the API does not know it. Throws when there is a withdrawal since `sentAt` whose
 * operation the API does not name: it may be this one.
 */
async function withdrawalByOperation(operationId: string, sentAt: number): Promise<Withdrawal | undefined> {
  const { list } = await callApi(getWithdrawLog, {}, { skipErrorHandler: true });
  const found = list.find((one) => one.operationId === operationId);
  // Also when the customer has left the page: the draft of a completed withdrawal must not be sent again.
  if (found) forgetWithdrawDraft();
  else if (list.some((one) => !one.operationId && isSinceSending(one.requestedAt, sentAt)))
    throw new Error('the log names no operation');
  return found;
}

/**
 * `stage` is what the screen shows: balance loading or failed, balance too low, the form, or the outcome. `onDone`
 * receives the withdrawal.
 */
export function useWithdraw({ isAll = false, onDone }: { isAll?: boolean; onDone: (withdrawal: Withdrawal) => void }) {
  const { balance, error, retry } = useBalance();
  const { mutationState, mutate, reconcileAgain, isBusy } = useMutation(withdraw, {
    idempotencyScope: 'withdraw',
    reconcile: withdrawalByOperation,
  });
  const { refuse, ...fields } = useWithdrawEntry(balance, isAll);

  const latest = useLatest({ refuse, retry, onDone });
  useEffect(() => {
    if (mutationState.status === 'refused' && mutationState.error.kind === 'business') {
      latest.current.refuse(getWithdrawError(mutationState.error));
      // After a rejection the balance is fetched again, because it may have changed.
      latest.current.retry();
    }
    if (mutationState.status === 'done') latest.current.onDone(mutationState.result);
  }, [mutationState, latest]);

  const stageOf = () => {
    if (mutationState.status === 'reconciling' || mutationState.status === 'unknown' || mutationState.status === 'done')
      return mutationState.status;
    if (!balance) return error ? 'failed' : 'loading';
    return balance.available < Math.max(1, balance.withdrawMinimum) && !isBusy ? 'tooLittle' : 'form';
  };
  const stage = stageOf();
  const refusal =
    mutationState.status === 'refused' && mutationState.error.kind !== 'notDone' ? mutationState.error : undefined;
  return {
    ...fields,
    balance,
    /** Minor units; the minimum of the last rejection, else that of the balance. */
    minimum: numberInErrorData(refusal, 'minimum') ?? balance?.withdrawMinimum ?? 0,
    stage,
    error,
    retry,
    mutationState,
    /** The request is being sent. */
    isSending: mutationState.status === 'sending',
    /** The form is valid and can be reviewed and sent. */
    canReview: stage === 'done' || (stage === 'form' && (isBusy || fields.ready !== undefined)),
    reconcileAgain: () => void reconcileAgain(),
    /** Sends the reviewed withdrawal; if it is invalid, `fieldErrors` contain the reason. */
    confirm: async () => {
      if (fields.check() && fields.ready && (await mutate(fields.ready))) forgetWithdrawDraft();
    },
  };
}
export type WithdrawScreen = ReturnType<typeof useWithdraw>;

/**
 * The fields of a withdrawal. Amount and name are stored for the tab until it is done; the account is kept in memory
 * only.
 */

/** The stored draft: amount, the chosen payee and a typed name, never a typed account. */
interface WithdrawDraft {
  amount: string;
  payeeName: string;
  payeeId?: string | undefined;
}

const withdrawDraftName = 'withdraw';
const emptyWithdrawDraft: WithdrawDraft = { amount: '', payeeName: '' };

/** Whether a stored value is a draft. */
function isWithdrawDraft(value: unknown): value is WithdrawDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'amount' in value &&
    typeof value.amount === 'string' &&
    value.amount.length <= 40 &&
    'payeeName' in value &&
    typeof value.payeeName === 'string' &&
    value.payeeName.length <= 200 &&
    (!('payeeId' in value) || typeof value.payeeId === 'string')
  );
}

/** Removes the draft: after a completed withdrawal, and before the form opens with another amount. */
export const forgetWithdrawDraft = (): void => draftStorage(withdrawDraftName, isWithdrawDraft).clear();

/** `isAll`: the amount is always the whole balance. */
function useWithdrawEntry(balance: Balance | undefined, isAll: boolean) {
  const { language } = useTranslation();
  // A failed withdrawal links here with its amount.
  const { query } = useSearchParams();
  const requested = useMemo(
    () => ({
      ...emptyWithdrawDraft,
      amount: typedDecimal(/^[\d.]{1,24}$/.exec(query['amount'] ?? '')?.[0] ?? '', language),
    }),
    [query, language],
  );
  const { draft, setDraft } = useDraft(withdrawDraftName, requested, isWithdrawDraft);
  const [payeeAccount, setPayeeAccount] = useInMemoryDraft('payeeAccount', '');
  const [fieldErrors, setErrors] = useState<WithdrawErrors>({});
  const [refusals, setRefusals] = useState(0);

  const all = balance ? typedMoney(balance.available, balance.currency, language) : '';
  const entry: WithdrawEntry = {
    ...draft,
    amount: isAll ? all : draft.amount,
    payeeId: getChosenPayee(draft.payeeId ?? '', draft.payeeName, balance?.payees),
    payeeAccount,
  };
  const amount = balance && parseMoney(entry.amount, balance.currency, language);

  const refuse = (why: WithdrawErrors) => {
    setErrors(why);
    if (Object.keys(why).length > 0) setRefusals((count) => count + 1);
  };
  const change = (part: Partial<WithdrawEntry>) => {
    const { payeeAccount: account, ...kept } = part;
    if (account !== undefined) setPayeeAccount(account);
    if (Object.keys(kept).length > 0) setDraft({ ...draft, ...kept });
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };

  return {
    entry,
    fieldErrors:
      balance && amount !== undefined && amount > balance.available
        ? { ...fieldErrors, amount: getAmountError(entry.amount, balance, language) }
        : fieldErrors,
    refusals,
    refuse,
    change,
    takeAll: () => change({ amount: all }),
    /** Called on blur: shows the field's error unless it is empty. */
    settle: (field: keyof WithdrawEntry) => {
      if (!balance || entry[field] === '') return;
      const { [field]: fieldError } = getWithdrawEntryError(entry, balance, language);
      if (fieldError) setErrors((before) => ({ ...before, [field]: fieldError }));
    },
    /** Whether the form is valid; if not, `fieldErrors` are shown. */
    check: (): boolean => {
      if (!balance) return false;
      refuse(getWithdrawEntryError(entry, balance, language));
      // What is reviewed stays chosen, whatever account another tab uses meanwhile.
      if (balance.payees?.length && draft.payeeId !== entry.payeeId) setDraft({ ...draft, payeeId: entry.payeeId });
      return withdrawRequestOf(entry, balance, language) !== undefined;
    },
    /** The request; undefined while the form is invalid. */
    ready: balance && Object.keys(fieldErrors).length === 0 ? withdrawRequestOf(entry, balance, language) : undefined,
    /** Fee and net amount of the typed amount; undefined while it is invalid. */
    sum:
      balance && amount !== undefined && getAmountError(entry.amount, balance, language) === undefined
        ? withdrawSum(amount, balance)
        : undefined,
  };
}
