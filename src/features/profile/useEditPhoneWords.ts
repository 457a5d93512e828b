import { useCodeRequestWords } from '@/features/login/useLoginWords';
import type { LoginCodeFault } from '@/features/login/whyLoginRefused';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import type { EditPhoneForm } from './useEditPhone';
import { whyPhoneRefused, type PhoneFault } from './whyPhoneRefused';

/** Words of the change of phone. Each is undefined where there is nothing to say. */
export function useEditPhoneWords(form: EditPhoneForm) {
  const { t } = useWords();
  const { faults, submission, callingCode, callingCodes, codeLength } = form;
  const request = useCodeRequestWords(form.codeRequest, form.phone);
  const whole = useSubmissionWords(submission);

  const phoneFault = (fault: PhoneFault) =>
    fault === 'same' || fault === 'taken' ? t(`profile.phone.fault.${fault}`) : t(`login.fault.phone.${fault}`, { callingCode, callingCodes: callingCodes.join(', ') });
  const codeFault = (fault: LoginCodeFault) => {
    if (fault.kind !== 'wrong') return t(`login.fault.code.${fault.kind}`, { count: codeLength });
    return fault.triesLeft === undefined ? t('login.fault.code.wrong') : t('login.fault.code.wrongTries', { count: fault.triesLeft });
  };
  const hasField = (problem: Parameters<typeof whyPhoneRefused>[0]) => Object.keys(whyPhoneRefused(problem)).length > 0;
  return {
    phoneFault: faults.phone && phoneFault(faults.phone),
    codeFault: faults.code && codeFault(faults.code),
    codeHint: t('profile.phone.codeHint', { count: codeLength }),
    /** What went wrong with the whole of it. */
    trouble: submission.step === 'refused' && hasField(submission.problem) ? undefined : whole,
    request: { ...request, trouble: hasField(form.codeRequest.problem) ? undefined : request.trouble },
  };
}
