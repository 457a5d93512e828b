/**
 * Sends one-time codes: a port, and its adapter to an HTTP gateway. Which SMS service stands behind the gateway is the operator's
 * choice; backend/README.md has the request that it gets.
 */
import type { CodePurpose } from '../../../shop/domain/oneTimeCodes';
import type { Language } from '../../../shop/text';

/**
 * Time in ms that the gateway may take. The customer waits for it before a button, and a server that stops lets open requests end
 * within STOP_TIMEOUT, 8 s by default.
 */
const TIMEOUT_MS = 5_000;

export interface CodeMessage {
  /** E.164, for example `+14155550134`. */
  readonly phone: string;
  readonly code: string;
  readonly purpose: CodePurpose;
  /** End of its validity, in ms since 1970. */
  readonly validUntil: number;
  /** Language of the customer. */
  readonly language: Language;
}

export interface CodeSender {
  /** Resolves when the message was taken. Throws CodeNotSent. */
  send(message: CodeMessage): Promise<void>;
}

/** A code did not go out, or nobody knows whether it did. The message is the reason, without the code and the phone. */
export class CodeNotSent extends Error {}

export interface GatewaySettings {
  readonly url: string;
  /** Sent as `Authorization: Bearer`. */
  readonly token: string | undefined;
}

/** Sends codes with a POST of JSON. Any status from 200 to 299 means that the gateway has taken the message. */
export const createGatewaySender = ({ url, token }: GatewaySettings): CodeSender => ({
  async send({ validUntil, ...message }) {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ ...message, validUntil: new Date(validUntil).toISOString() }),
      // A redirect would take the code to an address that nobody has set.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new CodeNotSent(failureReasonOf(error));
    });
    // The answer is not read: it may repeat the code.
    await response.body?.cancel().catch(() => undefined);
    if (!response.ok)
      throw new CodeNotSent(`the gateway answered ${response.status} ${withoutDigits(response.statusText)}`.trim());
  },
});

/** A gateway may put anything into its status line. Without digits it contains neither a code nor a phone. */
const withoutDigits = (text: string): string => text.replace(/\d/g, '').slice(0, 60);

function failureReasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the gateway cannot be reached';
  if (error.name === 'TimeoutError') return `the gateway did not answer in ${TIMEOUT_MS / 1000} seconds`;
  const { cause } = error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `the gateway cannot be reached${code}`;
}
