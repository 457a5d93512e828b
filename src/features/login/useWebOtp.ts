import { useEffect, useRef } from 'react';

function codeIn(credential: unknown): string | undefined {
  return typeof credential === 'object' && credential !== null && 'code' in credential && typeof credential.code === 'string' ? credential.code : undefined;
}

/** Takes the code out of the text message where the browser can (WebOTP), asking the customer by itself. */
export function useWebOtp(isWaiting: boolean, onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    if (!isWaiting || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const wanted: CredentialRequestOptions & { otp: { transport: string[] } } = { otp: { transport: ['sms'] }, signal: leaving.signal };
    navigator.credentials.get(wanted).then(
      (credential) => {
        const code = codeIn(credential);
        if (code !== undefined) latest.current(code);
      },
      // Refused, or nobody waits any more: the code can still be typed.
      () => undefined,
    );
    return () => leaving.abort();
  }, [isWaiting]);
}
