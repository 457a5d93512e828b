/**
 * Moving the account to a new phone, confirmed by a code that goes there. The number is kept for the tab, the code never
 * is; the wait for another code is that of the sign-in and survives a reload.
 */
import { useEffect, useState } from 'react';
import type { User } from '@/api/schema/user';
import { updatePhone } from '@/api/userCalls';
import { splitPhone } from '@/domain/phone';
import { typedCode } from '@/features/login/typedCode';
import { useCodeRequest } from '@/features/login/useCodeRequest';
import { useWebOtp } from '@/features/login/useWebOtp';
import { readLoginPhone } from '@/features/login/whyLoginRefused';
import { useDraft } from '@/hooks/useDraft';
import { useHeld } from '@/hooks/useHeld';
import { useServerRecord } from '@/hooks/useShopState';
import { fitsMask } from './fitsMask';
import { useProfileWrite } from './useProfileWrite';
import { whyCodeIncomplete, whyPhoneRefused, type PhoneFaults } from './whyPhoneRefused';

/** What the shop's record says by default, while it is not known. */
const defaults = { callingCodes: ['+1', '+86'], loginCodeLength: 6 } as const;

interface PhoneDraft {
  /** Empty until one is chosen: the shop's first. */
  callingCode: string;
  number: string;
}
const nothingTyped: PhoneDraft = { callingCode: '', number: '' };

const isPhoneDraft = (value: unknown): value is PhoneDraft =>
  typeof value === 'object' && value !== null && 'callingCode' in value && typeof value.callingCode === 'string' && /^(\+\d{1,3})?$/.test(value.callingCode) &&
  'number' in value && typeof value.number === 'string' && value.number.length <= 40;

/** `user` is whose account it is. */
export function useEditPhone(user: User) {
  const { serverRecord } = useServerRecord();
  const { callingCodes, loginCodeLength: codeLength } = serverRecord ?? defaults;
  const { draft, setDraft, clearDraft } = useDraft('phone', nothingTyped, isPhoneDraft);
  const [code, setCodeText] = useHeld('phoneCode', '');
  const [faults, setFaults] = useState<PhoneFaults>({});
  const [refusals, setRefusals] = useState(0);
  /** The phone that the customer was asked about, because it looks like the one in use. */
  const [doubted, setDoubted] = useState<string>();
  const { submission, isBusy, write, checkAgain } = useProfileWrite(updatePhone, 'profile:phone');

  const callingCode = draft.callingCode || (callingCodes[0] ?? '');
  const { number } = draft;
  const read = readLoginPhone({ callingCode, number }, callingCodes);
  const phone = 'phone' in read ? read.phone : undefined;
  const codeRequest = useCodeRequest('changePhone', phone);
  const { endCode, problem: sendProblem } = codeRequest;

  const refuse = (why: PhoneFaults) => {
    setFaults(why);
    if (Object.keys(why).length > 0) setRefusals((count) => count + 1);
  };
  useEffect(() => {
    if (submission.step !== 'refused') return;
    const why = whyPhoneRefused(submission.problem);
    if (why.code && why.code.kind !== 'wrong') endCode();
    refuse(why);
  }, [submission, endCode]);
  useEffect(() => {
    if (sendProblem) refuse(whyPhoneRefused(sendProblem));
  }, [sendProblem]);

  const accept = (field: keyof PhoneFaults) => setFaults(({ [field]: _accepted, ...rest }) => rest);
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
    callingCode, callingCodes, number, phone, code, codeLength, faults, refusals, submission, isBusy, codeRequest,
    isUnknown: submission.step === 'unknown',
    setCallingCode: (chosen: string) => change({ callingCode: chosen }),
    setNumber: (typed: string) => change({ number: typed }),
    /** A number typed or autofilled with its calling code is shown in its two parts. */
    settleNumber: () => {
      if (phone !== undefined && /^\s*(\+|00)/.test(number.normalize('NFKC'))) setDraft(splitPhone(phone));
    },
    setCode,
    /** Has a code sent. Resolves to whether one was. A phone that looks like the one in use is asked about first. */
    requestCode: async (): Promise<boolean> => {
      if ('fault' in read) {
        refuse({ phone: read.fault });
        return false;
      }
      if (fitsMask(read.phone, user.phone) && doubted !== read.phone) {
        setDoubted(read.phone);
        refuse({ phone: 'same' });
        return false;
      }
      setFaults({});
      return codeRequest.send(read.phone);
    },
    /** Moves the account. Resolves to whether it is moved; otherwise `faults` or `submission` tell why not. */
    submit: async (): Promise<boolean> => {
      if (submission.step === 'unknown') return finish(await checkAgain());
      const codeFault = whyCodeIncomplete(code, codeLength);
      if ('fault' in read || codeFault) {
        refuse({ ...('fault' in read && { phone: read.fault }), ...(codeFault && { code: codeFault }) });
        return false;
      }
      setFaults({});
      return finish(await write({ phone: read.phone, code }, (now) => now.phone !== user.phone && fitsMask(read.phone, now.phone)));
    },
  };
}
export type EditPhoneForm = ReturnType<typeof useEditPhone>;
