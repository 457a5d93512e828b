/** Has a one-time code sent to a phone, and keeps the wait for the next one over reload. */
import { useCallback, useRef, useState } from 'react';
import { callShop } from '@/api/client';
import { numberIn, toProblem, type Problem } from '@/api/errors';
import { sendVerifyCode } from '@/api/userCalls';
import { useServerTime } from '@/hooks/useServerClock';
import { serverClock } from '@/serverClock';
import { useServerRecord } from '@/hooks/useShopState';
import { jsonSlot } from '@/storage';
import { hasSentCode, isSentCodes, resendWait, withSentCode, type CodeTimes } from './resendCountdown';

type Step = { step: 'idle' } | { step: 'sending' } | { step: 'refused'; problem: Problem };

// Named as a draft so that it goes with the customer's other traces at logout.
const codesSlot = jsonSlot('session', 'draft:codes', isSentCodes);
/** Codes that the demo shop told, for as long as the page lives. A code is never stored. */
const demoCodes = new Map<string, string>();

/** `phone` is E.164, undefined while it is not complete. Waits are ms by the shop's clock. */
export function useCodeRequest(purpose: 'login' | 'changePhone', phone: string | undefined) {
  const key = `${purpose}:${phone ?? ''}`;
  const [codes, setCodes] = useState(() => codesSlot.read() ?? []);
  const [state, setState] = useState<{ key: string; at: Step }>({ key: '', at: { step: 'idle' } });
  const isBusy = useRef(false);
  const { isPending } = useServerRecord();

  const now = serverClock.now();
  const waitMs = resendWait(codes, key, now);
  const wasSent = hasSentCode(codes, key, now);
  // Until the shop has told its time, the wait may still turn out to be another.
  useServerTime(waitMs > 0 || isPending);

  const keep = useCallback((sentKey: string, times: CodeTimes) => {
    const next = withSentCode(codesSlot.read() ?? [], sentKey, times, serverClock.now());
    codesSlot.write(next);
    setCodes(next);
  }, []);

  /** Sends a code. Resolves to whether one was sent; otherwise `problem` tells why not. The wait starts only on success. */
  const send = useCallback(
    async (to: string): Promise<boolean> => {
      if (isBusy.current) return false;
      isBusy.current = true;
      const sentKey = `${purpose}:${to}`;
      setState({ key: sentKey, at: { step: 'sending' } });
      try {
        const { resendAfterMs, validForMs, demoCode } = await callShop(sendVerifyCode, { phone: to, purpose }, { skipErrorHandler: true });
        if (demoCode === undefined) demoCodes.delete(sentKey);
        else demoCodes.set(sentKey, demoCode);
        keep(sentKey, { waitMs: resendAfterMs, validForMs });
        setState({ key: sentKey, at: { step: 'idle' } });
        return true;
      } catch (error) {
        const problem = toProblem(error);
        const waitMsLeft = numberIn(problem, 'waitMs');
        if (waitMsLeft !== undefined) keep(sentKey, { waitMs: waitMsLeft });
        setState({ key: sentKey, at: { step: 'refused', problem } });
        return false;
      } finally {
        isBusy.current = false;
      }
    },
    [keep, purpose],
  );

  /** The code was used up, one way or the other: there is nothing left to wait for, and another may be asked for at once. */
  const endCode = useCallback(() => {
    demoCodes.delete(key);
    const left = (codesSlot.read() ?? []).filter((sent) => sent.key !== key);
    codesSlot.write(left);
    setCodes(left);
  }, [key]);

  const at: Step = state.key === key ? state.at : { step: 'idle' };
  return {
    waitMs,
    /** A code went to this phone and can still be typed in. */
    wasSent,
    isSending: state.at.step === 'sending',
    canSend: waitMs === 0 && state.at.step !== 'sending',
    problem: at.step === 'refused' ? at.problem : undefined,
    /** Only a demo shop tells it. */
    demoCode: wasSent ? demoCodes.get(key) : undefined,
    send,
    endCode,
  };
}
