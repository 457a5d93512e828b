/**
 * Signing in with phone and one-time code. The phone is kept for the tab, so that a session that expired is soon back; the
 * code never is. Nothing that was typed is lost by a refusal, and the number can be corrected at any time.
 */
import { useRef, useState } from 'react';
import { callShop } from '@/api/client';
import { toProblem, type Problem } from '@/api/errors';
import type { SignedIn } from '@/api/schema/user';
import { loginWithVerifyCode } from '@/api/userCalls';
import { splitPhone } from '@/domain/phone';
import { useDraft } from '@/hooks/useDraft';
import { useServerRecord } from '@/hooks/useShopState';
import { inviteSlot } from '@/storage';
import { emptyLoginDraft, isLoginDraft, type LoginDraft } from './loginDraft';
import { typedCode } from './typedCode';
import { useCodeRequest } from './useCodeRequest';
import { useWebOtp } from './useWebOtp';
import { readLoginPhone, whyEntryRefused, whyLoginRefused, type LoginFaults } from './whyLoginRefused';

type Attempt = { step: 'idle' } | { step: 'sending' } | { step: 'refused'; problem: Problem };
/** What the shop's record says by default, while it is not known. */
const defaults = { callingCodes: ['+1', '+86'], loginCodeLength: 6 } as const;

/** `onSignedIn` gets token and user; opening the session is the caller's, who knows what has to happen before. */
export function useLogin(onSignedIn: (signedIn: SignedIn) => void) {
  const { serverRecord } = useServerRecord();
  const { callingCodes, loginCodeLength: codeLength } = serverRecord ?? defaults;
  const { draft, setDraft } = useDraft('login', emptyLoginDraft, isLoginDraft);
  const [code, setCodeText] = useState('');
  const [faults, setFaults] = useState<LoginFaults>({});
  const [refusals, setRefusals] = useState(0);
  const [attempt, setAttempt] = useState<Attempt>({ step: 'idle' });
  const isBusy = useRef(false);

  const callingCode = draft.callingCode || (callingCodes[0] ?? '');
  const { number, isAgreed } = draft;
  const read = readLoginPhone({ callingCode, number }, callingCodes);
  const phone = 'phone' in read ? read.phone : undefined;
  const codeRequest = useCodeRequest('login', phone);

  const refuse = (why: LoginFaults) => {
    setFaults(why);
    if (Object.keys(why).length > 0) setRefusals((count) => count + 1);
  };
  const accept = (field: keyof LoginFaults) => setFaults(({ [field]: _accepted, ...rest }) => rest);

  const submit = async (change: { code?: string; isAgreed?: boolean } = {}): Promise<void> => {
    const entry = { callingCode, number, code, isAgreed, ...change };
    const why = whyEntryRefused(entry, callingCodes, codeLength);
    if (Object.keys(why).length > 0 || phone === undefined) return refuse(why);
    if (isBusy.current) return;
    isBusy.current = true;
    setFaults({});
    setAttempt({ step: 'sending' });
    try {
      const signedIn = await callShop(loginWithVerifyCode, { phone, code: entry.code, inviteCode: inviteSlot.read() }, { skipErrorHandler: true });
      codeRequest.endCode();
      inviteSlot.clear();
      onSignedIn(signedIn);
    } catch (error) {
      const problem = toProblem(error);
      const refused = whyLoginRefused(problem);
      if (refused.code && refused.code.kind !== 'wrong') codeRequest.endCode();
      setAttempt({ step: 'refused', problem });
      refuse(refused);
    } finally {
      isBusy.current = false;
    }
  };

  const change = (part: Partial<LoginDraft>) => setDraft({ ...draft, ...part });
  const setCode = (text: string) => {
    const next = typedCode(text, codeLength);
    if (next === code) return;
    setCodeText(next);
    accept('code');
    if (next.length < codeLength || isBusy.current) return;
    if (isAgreed) void submit({ code: next });
    else setFaults((before) => ({ ...before, agreement: 'missing' }));
  };
  useWebOtp(codeRequest.wasSent, setCode);

  return {
    callingCode, callingCodes, number, phone, code, codeLength, isAgreed, faults, refusals,
    isSending: attempt.step === 'sending',
    /** What went wrong with the whole of it; faults of single fields are in `faults`. */
    problem: attempt.step === 'refused' && Object.keys(whyLoginRefused(attempt.problem)).length === 0 ? attempt.problem : undefined,
    codeRequest,
    setCallingCode: (callingCodeChosen: string) => (change({ callingCode: callingCodeChosen }), accept('phone')),
    setNumber: (typed: string) => (change({ number: typed }), accept('phone')),
    /** A number typed or autofilled with its calling code is shown in its two parts. */
    settleNumber: () => {
      if (phone !== undefined && /^\s*(\+|00)/.test(number.normalize('NFKC'))) change(splitPhone(phone));
    },
    setCode,
    /** The tick; signs in at once when it was all that was missing. */
    setAgreed: (isTicked: boolean) => {
      change({ isAgreed: isTicked });
      accept('agreement');
      if (isTicked && faults.agreement && code.length === codeLength) void submit({ isAgreed: true });
    },
    /** Has a code sent. Resolves to whether one was. */
    requestCode: async (): Promise<boolean> => {
      if ('fault' in read) refuse({ phone: read.fault });
      else accept('code');
      return phone !== undefined && codeRequest.send(phone);
    },
    submit: () => submit(),
  };
}
export type LoginForm = ReturnType<typeof useLogin>;
