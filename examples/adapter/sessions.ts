/** Sign-in: one-time codes with the limits of the demo shop (`shop/domain/oneTimeCodes.ts`), and sessions. Both live in the store of the adapter. */
import type { FileStore } from '../../mock/fileStore';
import { openDatabase } from '../../shop/database';
import {
  CODE_RESEND_MS,
  CODE_VALID_MS,
  consumeOneTimeCode,
  createOneTimeCode,
  type CodePurpose,
} from '../../shop/domain/oneTimeCodes';
import { pruneExpiredRows } from '../../shop/domain/pruning';
import { closeSession, endOtherSessions, openSession } from '../../shop/domain/sessions';
import { secureRandom } from '../../shop/random';
import type { CodeSender } from './codeSender';

export const CODE_LENGTH = 6;

export interface Sessions {
  /** Sends a code. Throws ShopError RESEND_TOO_SOON or TOO_MANY_REQUESTS. Returns the code in a demo only. */
  sendCode(
    purpose: CodePurpose,
    phone: string,
    language: string,
  ): Promise<{ demoCode?: string; resendAfterMs: number; validForMs: number }>;
  /** Throws ShopError CODE_WRONG, CODE_EXPIRED or TOO_MANY_REQUESTS. `client` is a network address. */
  useCode(purpose: CodePurpose, phone: string, code: string, client: string): void;
  /** Opens a session and returns its token. */
  open(customerId: string): Promise<string>;
  close(token: string): void;
  closeOthers(customerId: string, token: string): void;
  /** The customer of a token; undefined for an unknown or expired one. */
  customerIdOf(token: string): string | undefined;
  /** Removes what has expired, operations as well. */
  prune(): void;
}

export function createSessions(
  store: FileStore,
  now: () => number,
  sendCode: CodeSender,
  hasDemoCodes: boolean,
): Sessions {
  const database = openDatabase(store);
  const context = (client?: string) => ({
    database,
    now: now(),
    random: secureRandom,
    configuration: {},
    goods: { shop: { loginCodeLength: CODE_LENGTH } },
    client,
  });
  /** One transaction. A refusal that counts a wrong try keeps it, as in the demo shop. */
  function transact<Result>(work: () => Result): Result {
    const outcome = store.transact((): { readonly result: Result } | { readonly error: unknown } => {
      try {
        return { result: work() };
      } catch (error) {
        return { error };
      }
    });
    if ('error' in outcome) throw outcome.error;
    return outcome.result;
  }
  return {
    async sendCode(purpose, phone, language) {
      const code = transact(() => createOneTimeCode(context(), purpose, phone));
      const validUntil = new Date(now() + CODE_VALID_MS).toISOString();
      try {
        await sendCode({ phone, code, purpose, language, validUntil });
      } catch (error) {
        // The customer may ask for another one at once.
        database.oneTimeCodes.delete(`${purpose}:${phone}`);
        throw error;
      }
      return { resendAfterMs: CODE_RESEND_MS, validForMs: CODE_VALID_MS, ...(hasDemoCodes && { demoCode: code }) };
    },
    useCode: (purpose, phone, code, client) =>
      transact(() => consumeOneTimeCode(context(client), purpose, phone, code)),
    async open(customerId) {
      const token = openSession(context(), customerId);
      await store.flushed();
      return token;
    },
    close: (token) => closeSession({ database }, token),
    closeOthers: (customerId, token) => transact(() => endOtherSessions({ database }, customerId, token)),
    customerIdOf(token) {
      const session = token ? database.sessions.get(token) : undefined;
      return session && session.validUntil > now() ? session.customerId : undefined;
    },
    prune: () => transact(() => pruneExpiredRows({ database, now: now() })),
  };
}
