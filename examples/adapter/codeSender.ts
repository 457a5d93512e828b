/** Sends one-time codes with a POST of JSON to the gateway of the operator. It gets what the engine's gateway gets (backend/README.md). */
interface CodeMessage {
  /** E.164 */
  readonly phone: string;
  readonly code: string;
  readonly purpose: string;
  readonly language: string;
  /** ISO 8601 */
  readonly validUntil: string;
}

/** Resolves when the message was taken, rejects otherwise. The reason has neither the code nor the phone. */
export type CodeSender = (message: CodeMessage) => Promise<void>;

/** The customer waits for it before a button. */
const TIMEOUT_MS = 5_000;

export const createGatewaySender =
  ({ url, token }: { readonly url: string; readonly token: string | undefined }): CodeSender =>
  async (message) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(message),
      // A redirect would take the code to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The gateway of one-time codes answered ${response.status}`);
  };
