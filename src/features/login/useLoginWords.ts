/** What the sign-in says: the faults beside its fields, and what has become of the code. */
import type { Problem } from '@/api/errors';
import { formatPhone } from '@/domain/phone';
import { countdownFigures } from '@/domain/serverClock';
import { useProblemWords } from '@/hooks/useProblemWords';
import { useWords } from '@/hooks/useWords';
import type { useCodeRequest } from './useCodeRequest';
import type { LoginForm } from './useLogin';
import type { LoginCodeFault, LoginPhoneFault } from './whyLoginRefused';

type CodeRequest = ReturnType<typeof useCodeRequest>;

/** Words about a code that is sent to a phone: for the button, and for the line that tells what became of it. */
export function useCodeRequestWords({ problem, waitMs, wasSent, isSending }: CodeRequest, phone: string | undefined) {
  const { t } = useWords();
  const wordsOf = useProblemWords();
  const time = countdownFigures(waitMs);
  const to = formatPhone(phone ?? '');

  const troubleOf = (trouble: Problem): string => {
    // Offline, nothing was sent, and the usual words say what to do.
    if (trouble.kind === 'noResponse' && navigator.onLine) return t('login.sendUnknown');
    // While the wait runs it says so itself; afterwards the trouble is over.
    if (trouble.kind === 'business' && trouble.errorCode === 'RESEND_TOO_SOON') return waitMs > 0 ? t('login.resendTooSoon', { phone: to, time }) : '';
    if (trouble.kind === 'business' && trouble.errorCode === 'TOO_MANY_REQUESTS' && waitMs > 0) return t('problem.tooMany', { seconds: Math.ceil(waitMs / 1000) });
    const { title, text } = wordsOf(trouble);
    return text ? `${title}. ${text}` : title;
  };
  const trouble = (problem && troubleOf(problem)) || undefined;
  const progress = wasSent ? t(waitMs > 0 ? 'login.sentTo' : 'login.canResend', { phone: to }) : undefined;
  return {
    button: isSending ? t('login.sending') : waitMs > 0 ? t('login.againIn', { time }) : t(wasSent ? 'login.sendAgain' : 'login.sendCode'),
    trouble,
    progress: trouble ? undefined : progress,
  };
}

/** Words of the whole form. Each is undefined where there is nothing to say. */
export function useLoginWords(form: LoginForm) {
  const { t } = useWords();
  const wordsOf = useProblemWords();
  const { faults, problem, callingCode, callingCodes, codeLength } = form;

  const phoneFault = (fault: LoginPhoneFault) => t(`login.fault.phone.${fault}`, { callingCode, callingCodes: callingCodes.join(', ') });
  const codeFault = (fault: LoginCodeFault) => {
    if (fault.kind !== 'wrong') return t(`login.fault.code.${fault.kind}`, { count: codeLength });
    return fault.triesLeft === undefined ? t('login.fault.code.wrong') : t('login.fault.code.wrongTries', { count: fault.triesLeft });
  };
  const whole = (trouble: Problem) => {
    if (trouble.kind === 'noResponse' && navigator.onLine) return t('login.lost');
    const { title, text } = wordsOf(trouble);
    return text ? `${title}. ${text}` : title;
  };
  return {
    phoneFault: faults.phone && phoneFault(faults.phone),
    codeFault: faults.code && codeFault(faults.code),
    agreementFault: faults.agreement && t('login.fault.agreement'),
    codeHint: t('login.codeHint', { count: codeLength }),
    trouble: problem && whole(problem),
    request: useCodeRequestWords(form.codeRequest, form.phone),
  };
}
