/** Requests a one-time code for a phone number or e-mail address, and keeps the wait for the next one over reloads. */
import { useCallback, useRef, useState } from 'react';
import { callApi } from '@/api/client';
import { numberInErrorData, toApiError, type ApiError } from '@/api/errors';
import type { InputOf } from '@/api/defineCall';
import { sendVerifyCode } from '@/api/login';
import { useServerTime } from '@/hooks/useServerTime';
import { serverClock } from '@/lib/sharedServerClock';
import { useServerRecord } from '@/hooks/useInitialState';
import { jsonStorage } from '@/lib/storage';
import { hasValidSentCode, isSentCodes, msUntilResend, withSentCode, type CodeTimes } from './resendCountdown';

type CodePurpose = NonNullable<InputOf<typeof sendVerifyCode>['purpose']>;

type CodeRequestState = { status: 'idle' } | { status: 'sending' } | { status: 'refused'; error: ApiError };

// The `draft:` prefix makes the sign-out delete it.
const codesStorage = jsonStorage('session', 'draft:codes', isSentCodes);
/** Codes returned by the demo shop, in memory only. A code is never stored. */
const demoCodes = new Map<string, string>();

/** A phone number (E.164) or e-mail address as the field of a call. */
export const identifierOf = (to: string) => (to.includes('@') ? { email: to } : { phone: to });

/** `identifier` is one of both, undefined while it is incomplete. Waits are in ms by the shop's clock. */
export function useCodeRequest(purpose: CodePurpose, identifier: string | undefined) {
  const key = `${purpose}:${identifier ?? ''}`;
  const [codes, setCodes] = useState(() => codesStorage.read() ?? []);
  const [state, setState] = useState<{ key: string; at: CodeRequestState }>({ key: '', at: { status: 'idle' } });
  const isBusy = useRef(false);
  const { isPending } = useServerRecord();

  const now = serverClock.now();
  const waitMs = msUntilResend(codes, key, now);
  const wasSent = hasValidSentCode(codes, key, now);
  // Until the shop's time is known, the wait may still change.
  useServerTime(waitMs > 0 || isPending);

  const keep = useCallback((sentKey: string, times: CodeTimes) => {
    const next = withSentCode(codesStorage.read() ?? [], sentKey, times, serverClock.now());
    codesStorage.write(next);
    setCodes(next);
  }, []);

  /** Requests a code. Resolves to whether one was sent; otherwise `error` is set. The wait only starts on success. */
  const send = useCallback(
    async (to: string): Promise<boolean> => {
      if (isBusy.current) return false;
      isBusy.current = true;
      const sentKey = `${purpose}:${to}`;
      setState({ key: sentKey, at: { status: 'sending' } });
      try {
        const { resendAfterMs, validForMs, demoCode } = await callApi(
          sendVerifyCode,
          { ...identifierOf(to), purpose },
          { ownErrors: 'all' },
        );
        if (demoCode === undefined) demoCodes.delete(sentKey);
        else demoCodes.set(sentKey, demoCode);
        keep(sentKey, { waitMs: resendAfterMs, validForMs });
        setState({ key: sentKey, at: { status: 'idle' } });
        return true;
      } catch (error) {
        const apiError = toApiError(error);
        const waitMsLeft = numberInErrorData(apiError, 'waitMs');
        if (waitMsLeft !== undefined) keep(sentKey, { waitMs: waitMsLeft });
        setState({ key: sentKey, at: { status: 'refused', error: apiError } });
        return false;
      } finally {
        isBusy.current = false;
      }
    },
    [keep, purpose],
  );

  /** The code was used or has become invalid: another may be requested at once. */
  const endCode = useCallback(() => {
    demoCodes.delete(key);
    const left = (codesStorage.read() ?? []).filter((sent) => sent.key !== key);
    codesStorage.write(left);
    setCodes(left);
  }, [key]);

  const at: CodeRequestState = state.key === key ? state.at : { status: 'idle' };
  return {
    waitMs,
    /** A code was sent there and is still valid. */
    wasSent,
    isSending: state.at.status === 'sending',
    canSend: waitMs === 0 && state.at.status !== 'sending',
    error: at.status === 'refused' ? at.error : undefined,
    /** Only the demo shop returns it. */
    demoCode: wasSent ? demoCodes.get(key) : undefined,
    send,
    endCode,
  };
}

export type CodeRequest = ReturnType<typeof useCodeRequest>;
