/** Signs in as a demo account with the normal calls; the demo shop returns the code in its response. */
import { useRef, useState } from 'react';
import { callApi } from '@/api/client';
import { toApiError, type ApiError } from '@/api/errors';
import { loginWithVerifyCode, sendVerifyCode } from '@/api/login';
import { useCompleteLogin } from '@/features/login/useCompleteLogin';
import { useLogout } from '@/features/login/useLogout';

type SignInAttempt =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'refused'; error: ApiError }
  /** The API did not return the code. */
  | { status: 'noCode' };

export function useDemoSignIn() {
  const enter = useCompleteLogin();
  const leave = useLogout();
  const [attempt, setAttempt] = useState<SignInAttempt>({ status: 'idle' });
  const isBusy = useRef(false);

  const attemptAs = async (phone: string): Promise<SignInAttempt> => {
    try {
      const { demoCode } = await callApi(sendVerifyCode, { phone, purpose: 'login' }, { ownErrors: 'all' });
      if (demoCode === undefined) return { status: 'noCode' };
      const signedIn = await callApi(loginWithVerifyCode, { phone, code: demoCode }, { ownErrors: 'all' });
      enter(signedIn);
      return { status: 'idle' };
    } catch (error) {
      return { status: 'refused', error: toApiError(error) };
    }
  };

  const signIn = async (phone: string): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setAttempt({ status: 'sending' });
    setAttempt(await attemptAs(phone));
    isBusy.current = false;
  };
  return { attempt, signIn, leave };
}
