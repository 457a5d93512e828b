import { useLatest } from 'ahooks';
import { useEffect } from 'react';

function codeInMessage(credential: unknown): string | undefined {
  return typeof credential === 'object' &&
    credential !== null &&
    'code' in credential &&
    typeof credential.code === 'string'
    ? credential.code
    : undefined;
}

/** Reads the code from the text message where the browser supports WebOTP; the browser asks the customer. */
export function useWebOtp(isWaiting: boolean, onCode: (code: string) => void): void {
  const latest = useLatest(onCode);
  useEffect(() => {
    if (!isWaiting || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const options: CredentialRequestOptions & { otp: { transport: string[] } } = {
      otp: { transport: ['sms'] },
      signal: leaving.signal,
    };
    navigator.credentials.get(options).then(
      (credential) => {
        const code = codeInMessage(credential);
        if (code !== undefined) latest.current(code);
      },
      // Declined or aborted: the code can still be typed.
      () => undefined,
    );
    return () => leaving.abort();
  }, [isWaiting, latest]);
}
