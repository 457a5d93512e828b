/** Redeems a code: once per intention whatever is pressed; after a lost answer nothing is said that is not known. */
import { useEffect, useState } from 'react';
import { numberIn } from '@/api/errors';
import { exchangeCode } from '@/api/walletCalls';
import { useHeld } from '@/hooks/useHeld';
import { serverClock } from '@/serverClock';
import { useShopStateActions } from '@/hooks/useShopState';
import { useSubmit } from '@/hooks/useSubmit';
import { fetchUser } from '@/initialState';
import { findRedeemed, intentionOf, lookPauses } from './findRedeemed';
import { readRedeemCode } from './readRedeemCode';
import { whyCodeNotSent, whyRedeemRefused, type RedeemFault } from './whyRedeemRefused';

/** More characters at once than a finger types: pasted, or filled in. */
const pastedAtLeast = 4;

/** `offered` is a code that came with the address: it fills the field and is never sent by itself. */
export function useRedeem(offered = '') {
  const { setUser } = useShopStateActions();
  const [typed, setTyped] = useHeld('redeemCode', readRedeemCode(offered));
  const [notSent, setNotSent] = useState<RedeemFault>();
  const [waitUntil, setWaitUntil] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const code = readRedeemCode(typed);
  const { submission, submit, reset, isBusy } = useSubmit(exchangeCode, { intention: intentionOf(code), findOut: findRedeemed, pauses: lookPauses });

  const refusal = submission.step === 'refused' && submission.problem.kind === 'business' ? submission.problem : undefined;
  const waitMs = refusal && whyRedeemRefused(refusal) === 'tooMany' ? numberIn(refusal, 'waitMs') : undefined;
  useEffect(() => {
    if (waitMs !== undefined) setWaitUntil((known) => known ?? new Date(serverClock.now() + waitMs).toISOString());
  }, [waitMs, submission]);

  const isDone = submission.step === 'done';
  useEffect(() => {
    if (!isDone) return;
    // The counts of the mine page. A broken line here must not take the good news off the screen.
    void fetchUser().then((arrival) => arrival.user && setUser(arrival.user));
  }, [isDone, setUser]);

  const fault = notSent ?? (waitUntil ? 'tooMany' : refusal && whyRedeemRefused(refusal));
  return {
    typed,
    /** Takes what is in the field now; of a pasted message only the code stays. */
    type: (text: string) => {
      const isPasted = text.length >= typed.length + pastedAtLeast;
      setTyped((isPasted && readRedeemCode(text)) || text);
      setNotSent(undefined);
    },
    fault,
    /** Counts the refusals, so that the form can lead to the field. */
    refusals,
    submission,
    isBusy,
    /** Until when no code counts (ISO 8601). */
    waitUntil,
    endWait: () => {
      setWaitUntil(undefined);
      reset();
    },
    /** What the code gave, once it is known. */
    redeemed: isDone ? submission.result : undefined,
    redeem: async () => {
      if (isBusy || waitUntil) return;
      const reason = whyCodeNotSent(code, navigator.onLine);
      setNotSent(reason);
      const result = reason ? undefined : await submit({ code });
      if (!result) setRefusals((before) => before + 1);
    },
    another: () => {
      reset();
      setTyped('');
    },
  };
}
