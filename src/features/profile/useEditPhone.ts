/**
 * Changing or adding the phone number or the e-mail address, confirmed by a code that goes there. What was typed is stored for the tab,
 * the code never is; the wait for another code survives a reload.
 */
import { useTranslation } from '@/hooks/useTranslation';
import { useEffect, useState } from 'react';
import type { User } from '@/api/customer';
import { updatePhone } from '@/api/login';
import { hasCallingCode, splitPhone, initialCallingCode } from '@/lib/phone';
import { typedCode } from '@/features/login/typedCode';
import { useEmailModule, type IdentifierKind } from '@/features/login/identifiers';
import { identifierOf, useCodeRequest } from '@/features/login/useCodeRequest';
import { useWebOtp } from '@/features/login/useWebOtp';
import { readIdentifier } from '@/features/login/getLoginError';
import { useDraft } from '@/hooks/useDraft';
import { useInMemoryDraft } from '@/hooks/useInMemoryDraft';
import { useServerRecord } from '@/hooks/useInitialState';
import { matchesMaskedPhone } from './matchesMaskedPhone';
import { useProfileWrite } from './useProfileWrite';
import { getCodeFormatError, getPhoneError, type PhoneErrors } from './getPhoneError';

/** Used until the shop's settings are loaded. */
const defaultLoginSettings = { callingCodes: SHOP.callingCodes, loginCodeLength: 6 };

interface PhoneDraft {
  /** Empty until one is chosen; the shop's first one is used then. */
  callingCode: string;
  number: string;
  email: string;
}
const emptyPhoneDraft: PhoneDraft = { callingCode: '', number: '', email: '' };

const isPhoneDraft = (value: unknown): value is PhoneDraft =>
  typeof value === 'object' &&
  value !== null &&
  'callingCode' in value &&
  typeof value.callingCode === 'string' &&
  /^(\+\d{1,3})?$/.test(value.callingCode) &&
  'number' in value &&
  typeof value.number === 'string' &&
  value.number.length <= 40 &&
  'email' in value &&
  typeof value.email === 'string';

/** `user` is the customer whose phone number changes, or e-mail address. */
export function useEditPhone(user: User, by: IdentifierKind = 'phone') {
  const { serverRecord } = useServerRecord();
  const { language } = useTranslation();
  const { callingCodes, loginCodeLength: codeLength } = serverRecord ?? defaultLoginSettings;
  const { draft, setDraft, clearDraft } = useDraft('phone', emptyPhoneDraft, isPhoneDraft);
  const [code, setCodeText] = useInMemoryDraft(`${by}Code`, '');
  const [fieldErrors, setErrors] = useState<PhoneErrors>({});
  const [refusals, setRefusals] = useState(0);
  /** The number that the customer was asked to confirm, because it looks like the current one. */
  const [doubted, setDoubted] = useState<string>();
  const { mutationState, isBusy, write, reconcileAgain } = useProfileWrite(updatePhone, `profile:${by}`);

  const callingCode = draft.callingCode || initialCallingCode(callingCodes, language);
  const { number, email } = draft;
  const emailModule = useEmailModule(by === 'email');
  const read = readIdentifier({ by, callingCode, number, email }, callingCodes);
  const identifier = 'identifier' in read ? read.identifier : undefined;
  const codeRequest = useCodeRequest(by === 'email' ? 'changeEmail' : 'changePhone', identifier);
  const { endCode, error: sendError } = codeRequest;

  const refuse = (why: PhoneErrors) => {
    setErrors(why);
    if (Object.keys(why).length > 0) setRefusals((count) => count + 1);
  };
  useEffect(() => {
    if (mutationState.status !== 'refused') return;
    const why = getPhoneError(mutationState.error);
    if (why.code && why.code.kind !== 'wrong') endCode();
    refuse(why);
  }, [mutationState, endCode]);
  useEffect(() => {
    if (sendError) refuse(getPhoneError(sendError));
  }, [sendError]);

  const accept = (field: keyof PhoneErrors) => setErrors(({ [field]: _accepted, ...rest }) => rest);
  const change = (part: Partial<PhoneDraft>) => {
    setDraft({ ...draft, ...part });
    accept(by);
  };
  const setCode = (text: string) => {
    setCodeText(typedCode(text, codeLength));
    accept('code');
  };
  useWebOtp(codeRequest.wasSent, setCode);

  const finish = (saved: User | undefined) => {
    if (!saved) return false;
    endCode();
    clearDraft();
    return true;
  };
  return {
    callingCode,
    callingCodes,
    number,
    email,
    identifiers: [by],
    by,
    emailModule,
    identifier,
    code,
    codeLength,
    fieldErrors,
    refusals,
    mutationState,
    isBusy,
    codeRequest,
    isUnknown: mutationState.status === 'unknown',
    setCallingCode: (chosen: string) => change({ callingCode: chosen }),
    setNumber: (typed: string) => change({ number: typed }),
    setEmail: (typed: string) => change({ email: typed }),
    setBy: () => undefined,
    /** Splits a number that was typed or autofilled with its calling code. */
    settleNumber: () => {
      if (identifier !== undefined && hasCallingCode(number)) setDraft({ ...draft, ...splitPhone(identifier) });
    },
    setCode,
    /**
     * Requests a code. Resolves to whether one was sent. A number that looks like the current one needs a confirmation
     * first.
     */
    requestCode: async (): Promise<boolean> => {
      if ('fieldErrors' in read) {
        refuse(read.fieldErrors);
        return false;
      }
      // Of a masked address too little is known to doubt another one.
      if (by === 'phone' && matchesMaskedPhone(read.identifier, user.phone) && doubted !== read.identifier) {
        setDoubted(read.identifier);
        refuse({ phone: 'same' });
        return false;
      }
      setErrors({});
      return codeRequest.send(read.identifier);
    },
    /** Moves the account. Resolves to whether it is moved; otherwise the reason is in `fieldErrors` or `mutationState`. */
    submit: async (): Promise<boolean> => {
      if (mutationState.status === 'unknown') return finish(await reconcileAgain());
      const codeError = getCodeFormatError(code, codeLength);
      if ('fieldErrors' in read || codeError) {
        refuse({ ...('fieldErrors' in read && read.fieldErrors), ...(codeError && { code: codeError }) });
        return false;
      }
      setErrors({});
      return finish(
        await write(
          { ...identifierOf(read.identifier), code },
          (now) => now[by] !== user[by] && (by === 'email' || matchesMaskedPhone(read.identifier, now.phone)),
        ),
      );
    },
  };
}
export type EditPhoneForm = ReturnType<typeof useEditPhone>;
