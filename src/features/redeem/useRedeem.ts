/** Redeems a code once per attempt; after a lost response only confirmed outcomes are shown. */
import { useEffect, useState } from 'react';
import { numberInErrorData } from '@/api/errors';
import { exchangeCode, type Redeemed } from '@/api/tickets';
import { getWalletLog } from '@/api/wallet';
import { useInMemoryDraft } from '@/hooks/useInMemoryDraft';
import { serverClock } from '@/lib/sharedServerClock';
import { useInitialStateActions } from '@/hooks/useInitialState';
import { useMutation } from '@/query/useMutation';
import { fetchUser } from '@/api/initialState';
import { parseRedeemCode } from './parseRedeemCode';
import { getCodeRequestError, getRedeemError, type RedeemError } from './getRedeemError';
import { callApi } from '@/api/client';
import { fingerprint } from '@/lib/fingerprint';

/** A change by more characters than a key press adds is a paste or autofill. */
const minPastedLength = 4;

/** `offered` is a code from the URL: it fills the field and is never sent automatically. */
export function useRedeem(offered = '') {
  const { setUser } = useInitialStateActions();
  const [typed, setTyped] = useInMemoryDraft('redeemCode', parseRedeemCode(offered));
  const [notSent, setNotSent] = useState<RedeemError>();
  const [waitUntil, setWaitUntil] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const code = parseRedeemCode(typed);
  const { mutationState, mutate, reset, isBusy } = useMutation(exchangeCode, {
    idempotencyScope: getIdempotencyScope(code),
    reconcile: findRedeemedAmount,
    pausesMs: pollDelaysMs,
  });

  const refusal =
    mutationState.status === 'refused' && mutationState.error.kind === 'business' ? mutationState.error : undefined;
  const waitMs = refusal && getRedeemError(refusal) === 'tooMany' ? numberInErrorData(refusal, 'waitMs') : undefined;
  useEffect(() => {
    if (waitMs !== undefined) setWaitUntil((known) => known ?? new Date(serverClock.now() + waitMs).toISOString());
  }, [waitMs, mutationState]);

  const isDone = mutationState.status === 'done';
  useEffect(() => {
    if (!isDone) return;
    // Updates the counts of the mine page. A network error here must not hide the result.
    void fetchUser().then((arrival) => arrival.user && setUser(arrival.user));
  }, [isDone, setUser]);

  const fieldError = notSent ?? (waitUntil ? 'tooMany' : refusal && getRedeemError(refusal));
  return {
    typed,
    /** Sets the field's value; of a pasted message only the code is kept. */
    type: (text: string) => {
      const isPasted = text.length >= typed.length + minPastedLength;
      setTyped((isPasted && parseRedeemCode(text)) || text);
      setNotSent(undefined);
    },
    fieldError,
    /** Number of rejected submissions; the form focuses the field after each. */
    refusals,
    mutationState,
    isBusy,
    /** Until when no code is accepted (ISO 8601). */
    waitUntil,
    endWait: () => {
      setWaitUntil(undefined);
      reset();
    },
    /** The result of the code, once it is known. */
    redeemed: isDone ? mutationState.result : undefined,
    redeem: async () => {
      if (isBusy || waitUntil) return;
      const reason = getCodeRequestError(code, navigator.onLine);
      setNotSent(reason);
      const result = reason ? undefined : await mutate({ code });
      if (!result) setRefusals((before) => before + 1);
    },
    another: () => {
      reset();
      setTyped('');
    },
  };
}

/*
 * Reconciling a code whose response was lost:
 *
 * - The wallet log contains the operation id of each entry, so added money is confirmed by reading the log.
 * - Coupons, tickets and products have no operation id. A new one may have another origin, and a missing one may still be
 *   in progress. A log without the id therefore means "unknown", not "failed".
 * - From "unknown" the customer can send the same code again with the same operation id. The API returns its first result,
 *   or redeems the code if it did not receive the first request. The write is never repeated automatically.
 *
 * The idempotency scope contains a hash of the code: another code is another operation, and the code itself is not stored.
 */

/** Ms to wait before each read of the log. */
const pollDelaysMs = [500, 1500] as const;

/** The idempotency scope of this code, without containing the code. */
const getIdempotencyScope = (code: string): string => `redeem:${fingerprint(code)}`;

/** The money that this operation added. Throws when the log does not contain it or cannot be loaded. */
async function findRedeemedAmount(operationId: string): Promise<Redeemed> {
  const { list } = await callApi(getWalletLog, {}, { skipErrorHandler: true });
  const entry = list.find((one) => one.operationId?.toLowerCase() === operationId.toLowerCase());
  if (!entry) throw new Error('the log does not contain the operation');
  return { kind: 'balance', name: entry.title, amount: entry.amount, ticketId: null, couponId: null, goodsId: null };
}

export type RedeemState = ReturnType<typeof useRedeem>;
