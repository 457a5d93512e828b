/**
 * Signing in with a phone number or e-mail address and a one-time code. Both are stored for the tab, so that signing in again after
 * an expired session is quick; the code is never stored. Errors keep all input, which can be corrected at any time.
 */
import { isFeatureOn } from '@/lib/features';
import { useTranslation } from '@/hooks/useTranslation';
import { useEffect, useRef, useState } from 'react';
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
import { identifierOf, useCodeRequest } from './useCodeRequest';
import { useEmailModule, useIdentifiers, type IdentifierKind } from './identifiers';
import { useWebOtp } from './useWebOtp';
import { readIdentifier, getLoginEntryError, getLoginError, type LoginErrors } from './getLoginError';

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
  const { number, email } = draft;
  const identifiers = useIdentifiers();
  const by = identifiers.find((one) => one === draft.by) ?? identifiers[0] ?? 'phone';
  const emailModule = useEmailModule(identifiers.includes('email'));
  const hasAgreement = usePublishedAgreements(true).length > 0;
  const isAgreed = draft.isAgreed || !hasAgreement;
  const read = readIdentifier({ by, callingCode, number, email }, callingCodes);
  const identifier = 'identifier' in read ? read.identifier : undefined;
  const codeRequest = useCodeRequest('login', identifier);

  const refuse = (why: LoginErrors) => {
    setErrors(why);
    if (Object.keys(why).length > 0) setRefusals((count) => count + 1);
  };
  const { error: sendError } = codeRequest;
  useEffect(() => {
    if (sendError) refuse(getLoginError(sendError));
  }, [sendError]);
  const accept = (field: keyof LoginErrors) => setErrors(({ [field]: _accepted, ...rest }) => rest);

  const submit = async (change: { code?: string; isAgreed?: boolean } = {}): Promise<void> => {
    const entry = { by, callingCode, number, email, code, isAgreed, ...change };
    const why = getLoginEntryError(entry, callingCodes, codeLength);
    if (Object.keys(why).length > 0 || identifier === undefined) return refuse(why);
    if (isBusy.current) return;
    isBusy.current = true;
    setErrors({});
    setAttempt({ status: 'sending' });
    try {
      const signedIn = await callApi(
        loginWithVerifyCode,
        {
          ...identifierOf(identifier),
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
    email,
    identifiers,
    by,
    emailModule,
    identifier,
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
    setEmail: (typed: string) => (change({ email: typed }), accept('email')),
    setBy: (chosen: IdentifierKind) => change({ by: chosen }),
    /** Splits a number that was typed or autofilled with its calling code. */
    settleNumber: () => {
      if (by === 'phone' && identifier !== undefined && hasCallingCode(number)) change(splitPhone(identifier));
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
      if ('fieldErrors' in read) refuse(read.fieldErrors);
      else accept('code');
      return identifier !== undefined && codeRequest.send(identifier);
    },
    submit: () => submit(),
  };
}
export type LoginForm = ReturnType<typeof useLogin>;

/** What is stored for the tab: phone number, e-mail address and tick, never the code. */
interface LoginDraft {
  /** Empty until one is chosen; the shop's first one is used then. */
  callingCode: string;
  number: string;
  email: string;
  /** Empty until one is chosen; the shop's first one is used then. */
  by: string;
  isAgreed: boolean;
}

const emptyLoginDraft: LoginDraft = { callingCode: '', number: '', email: '', by: '', isAgreed: false };

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
    'email' in value &&
    typeof value.email === 'string' &&
    'by' in value &&
    typeof value.by === 'string' &&
    'isAgreed' in value &&
    typeof value.isAgreed === 'boolean'
  );
}
