/** Signs in as an account of the demo shop, by the ordinary calls: its code comes with the answer. */
import { useRef, useState } from 'react';
import { callShop } from '@/api/client';
import { toProblem, type Problem } from '@/api/errors';
import { loginWithVerifyCode, sendVerifyCode } from '@/api/userCalls';
import { useEnterShop } from '@/features/login/useEnterShop';
import { useLogout } from '@/features/login/useLogout';
import { currentToken } from '@/session';

type Attempt =
  | { step: 'idle' }
  | { step: 'sending'; phone: string }
  | { step: 'done'; phone: string }
  | { step: 'refused'; phone: string; problem: Problem }
  /** The shop keeps its code to itself. */
  | { step: 'noCode'; phone: string };

export function useDemoSignIn() {
  const enter = useEnterShop();
  const leave = useLogout();
  const [attempt, setAttempt] = useState<Attempt>({ step: 'idle' });
  const isBusy = useRef(false);

  const attemptAs = async (phone: string): Promise<Attempt> => {
    try {
      const { demoCode } = await callShop(sendVerifyCode, { phone, purpose: 'login' }, { skipErrorHandler: true });
      if (demoCode === undefined) return { step: 'noCode', phone };
      const signedIn = await callShop(loginWithVerifyCode, { phone, code: demoCode }, { skipErrorHandler: true });
      // What the customer before left in this tab is not the next one's.
      if (currentToken()) leave();
      enter(signedIn);
      return { step: 'done', phone };
    } catch (error) {
      return { step: 'refused', phone, problem: toProblem(error) };
    }
  };

  const signIn = async (phone: string): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setAttempt({ step: 'sending', phone });
    setAttempt(await attemptAs(phone));
    isBusy.current = false;
  };
  return { attempt, signIn, leave };
}
