/**
 * Changing the phone number, confirmed by a code to the new number. The number is stored for the tab, the code never
 * is; the wait for another code survives a reload.
 */
import { useTranslation } from '@/hooks/useTranslation';
import { useEffect, useState } from 'react';
import type { User } from '@/api/customer';
import { updatePhone } from '@/api/login';
import { hasCallingCode, splitPhone, initialCallingCode } from '@/lib/phone';
import { typedCode } from '@/features/login/typedCode';
import { useCodeRequest } from '@/features/login/useCodeRequest';
import { useWebOtp } from '@/features/login/useWebOtp';
import { readLoginPhone } from '@/features/login/getLoginError';
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
}
const emptyPhoneDraft: PhoneDraft = { callingCode: '', number: '' };

const isPhoneDraft = (value: unknown): value is PhoneDraft =>
  typeof value === 'object' &&
  value !== null &&
  'callingCode' in value &&
  typeof value.callingCode === 'string' &&
  /^(\+\d{1,3})?$/.test(value.callingCode) &&
  'number' in value &&
  typeof value.number === 'string' &&
  value.number.length <= 40;

/** `user` is the customer whose number changes. */
export function useEditPhone(user: User) {
  const { serverRecord } = useServerRecord();
  const { language } = useTranslation();
  const { callingCodes, loginCodeLength: codeLength } = serverRecord ?? defaultLoginSettings;
  const { draft, setDraft, clearDraft } = useDraft('phone', emptyPhoneDraft, isPhoneDraft);
  const [code, setCodeText] = useInMemoryDraft('phoneCode', '');
  const [fieldErrors, setErrors] = useState<PhoneErrors>({});
  const [refusals, setRefusals] = useState(0);
  /** The number that the customer was asked to confirm, because it looks like the current one. */
  const [doubted, setDoubted] = useState<string>();
  const { mutationState, isBusy, write, reconcileAgain } = useProfileWrite(updatePhone, 'profile:phone');

  const callingCode = draft.callingCode || initialCallingCode(callingCodes, language);
  const { number } = draft;
  const read = readLoginPhone({ callingCode, number }, callingCodes);
  const phone = 'phone' in read ? read.phone : undefined;
  const codeRequest = useCodeRequest('changePhone', phone);
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
    accept('phone');
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
    phone,
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
    /** Splits a number that was typed or autofilled with its calling code. */
    settleNumber: () => {
      if (phone !== undefined && hasCallingCode(number)) setDraft(splitPhone(phone));
    },
    setCode,
    /**
     * Requests a code. Resolves to whether one was sent. A number that looks like the current one needs a confirmation
     * first.
     */
    requestCode: async (): Promise<boolean> => {
      if ('fieldError' in read) {
        refuse({ phone: read.fieldError });
        return false;
      }
      if (matchesMaskedPhone(read.phone, user.phone) && doubted !== read.phone) {
        setDoubted(read.phone);
        refuse({ phone: 'same' });
        return false;
      }
      setErrors({});
      return codeRequest.send(read.phone);
    },
    /** Moves the account. Resolves to whether it is moved; otherwise the reason is in `fieldErrors` or `mutationState`. */
    submit: async (): Promise<boolean> => {
      if (mutationState.status === 'unknown') return finish(await reconcileAgain());
      const codeError = getCodeFormatError(code, codeLength);
      if ('fieldError' in read || codeError) {
        refuse({ ...('fieldError' in read && { phone: read.fieldError }), ...(codeError && { code: codeError }) });
        return false;
      }
      setErrors({});
      return finish(
        await write(
          { phone: read.phone, code },
          (now) => now.phone !== user.phone && matchesMaskedPhone(read.phone, now.phone),
        ),
      );
    },
  };
}
export type EditPhoneForm = ReturnType<typeof useEditPhone>;
