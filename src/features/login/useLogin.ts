/**
 * Signing in with a phone number and a one-time code. The number is stored for the tab, so that signing in again after
 * an expired session is quick; the code is never stored. Errors keep all input, and the number can be corrected at any
 * time.
 */
import { isFeatureOn } from '@/lib/features';
import { useTranslation } from '@/hooks/useTranslation';
import { useRef, useState } from 'react';
import { callApi } from '@/api/client';
import { toApiError, type ApiError } from '@/api/errors';
import { type SignedIn, loginWithVerifyCode } from '@/api/login';
import { invalidateQueries } from '@/query/queryCache';
import { hasCallingCode, splitPhone, initialCallingCode } from '@/lib/phone';
import { useDraft } from '@/hooks/useDraft';
import { useServerRecord } from '@/hooks/useInitialState';
import { inviteStorage, isToken } from '@/lib/storage';
import { typedCode } from './typedCode';
import { usePublishedAgreements } from '@/features/articles/useAgreementText';
import { useCodeRequest } from './useCodeRequest';
import { useWebOtp } from './useWebOtp';
import { readLoginPhone, getLoginEntryError, getLoginError, type LoginErrors } from './getLoginError';

type LoginAttempt =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'refused'; error: ApiError }
  /** The API returned a token that no request header can carry. */
  | { status: 'unusableToken' };
/** Used until the shop's settings are loaded. */
const defaultLoginSettings = { callingCodes: SHOP.callingCodes, loginCodeLength: 6 };

/** `onSignedIn` receives token and user; the caller starts the session. */
export function useLogin(onSignedIn: (signedIn: SignedIn) => void) {
  const { serverRecord } = useServerRecord();
  const { language } = useTranslation();
  const { callingCodes, loginCodeLength: codeLength } = serverRecord ?? defaultLoginSettings;
  const { draft, setDraft } = useDraft('login', emptyLoginDraft, isLoginDraft);
  const [code, setCodeText] = useState('');
  const [fieldErrors, setErrors] = useState<LoginErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [attempt, setAttempt] = useState<LoginAttempt>({ status: 'idle' });
  const isBusy = useRef(false);

  const callingCode = draft.callingCode || initialCallingCode(callingCodes, language);
  const { number } = draft;
  const hasAgreement = usePublishedAgreements(true).length > 0;
  const isAgreed = draft.isAgreed || !hasAgreement;
  const read = readLoginPhone({ callingCode, number }, callingCodes);
  const phone = 'phone' in read ? read.phone : undefined;
  const codeRequest = useCodeRequest('login', phone);

  const refuse = (why: LoginErrors) => {
    setErrors(why);
    if (Object.keys(why).length > 0) setRefusals((count) => count + 1);
  };
  const accept = (field: keyof LoginErrors) => setErrors(({ [field]: _accepted, ...rest }) => rest);

  const submit = async (change: { code?: string; isAgreed?: boolean } = {}): Promise<void> => {
    const entry = { callingCode, number, code, isAgreed, ...change };
    const why = getLoginEntryError(entry, callingCodes, codeLength);
    if (Object.keys(why).length > 0 || phone === undefined) return refuse(why);
    if (isBusy.current) return;
    isBusy.current = true;
    setErrors({});
    setAttempt({ status: 'sending' });
    try {
      const signedIn = await callApi(
        loginWithVerifyCode,
        {
          phone,
          code: entry.code,
          inviteCode: isFeatureOn('promotion') ? inviteStorage.read() : undefined,
          isAgreed: hasAgreement || undefined,
        },
        { ownErrors: 'all' },
      );
      codeRequest.endCode();
      if (!isToken(signedIn.token)) return setAttempt({ status: 'unusableToken' });
      inviteStorage.clear();
      onSignedIn(signedIn);
      // Prices with a coupon are those of the customer. By its name, because the page does without the schema of a product.
      invalidateQueries({ name: 'getGoodsDetail' });
    } catch (error) {
      const apiError = toApiError(error);
      const refused = getLoginError(apiError);
      if (refused.code && refused.code.kind !== 'wrong') codeRequest.endCode();
      setAttempt({ status: 'refused', error: apiError });
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
    else setErrors((before) => ({ ...before, agreement: 'missing' }));
  };
  useWebOtp(codeRequest.wasSent, setCode);

  return {
    callingCode,
    callingCodes,
    number,
    phone,
    code,
    codeLength,
    isAgreed,
    fieldErrors,
    refusals,
    isSending: attempt.status === 'sending',
    /** Error of the whole form; errors of fields are in `fieldErrors`. */
    error:
      attempt.status === 'refused' && Object.keys(getLoginError(attempt.error)).length === 0
        ? attempt.error
        : undefined,
    hasUnusableToken: attempt.status === 'unusableToken',
    codeRequest,
    setCallingCode: (callingCodeChosen: string) => (change({ callingCode: callingCodeChosen }), accept('phone')),
    setNumber: (typed: string) => (change({ number: typed }), accept('phone')),
    /** Splits a number that was typed or autofilled with its calling code. */
    settleNumber: () => {
      if (phone !== undefined && hasCallingCode(number)) change(splitPhone(phone));
    },
    setCode,
    /** Ticks the agreement; signs in at once when that was all that was missing. */
    setAgreed: (isTicked: boolean) => {
      change({ isAgreed: isTicked });
      accept('agreement');
      if (isTicked && fieldErrors.agreement && code.length === codeLength) void submit({ isAgreed: true });
    },
    /** Requests a code. Resolves to whether one was sent. */
    requestCode: async (): Promise<boolean> => {
      if ('fieldError' in read) refuse({ phone: read.fieldError });
      else accept('code');
      return phone !== undefined && codeRequest.send(phone);
    },
    submit: () => submit(),
  };
}
export type LoginForm = ReturnType<typeof useLogin>;

/** What is stored for the tab: phone number and tick, never the code. */
interface LoginDraft {
  /** Empty until one is chosen; the shop's first one is used then. */
  callingCode: string;
  number: string;
  isAgreed: boolean;
}

const emptyLoginDraft: LoginDraft = { callingCode: '', number: '', isAgreed: false };

/** Whether a stored value is a draft. */
function isLoginDraft(value: unknown): value is LoginDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'callingCode' in value &&
    typeof value.callingCode === 'string' &&
    /^(\+\d{1,3})?$/.test(value.callingCode) &&
    'number' in value &&
    typeof value.number === 'string' &&
    value.number.length <= 40 &&
    'isAgreed' in value &&
    typeof value.isAgreed === 'boolean'
  );
}
