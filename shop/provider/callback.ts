/**
 * The signed message ("webhook") with which the payment provider reports to the shop how an attempt ended. It can come late, twice, or
 * after the hold of the order is over.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { ShopContext } from '../context';
import { settleAttempt } from '../domain/payments';
import type { PaymentAttemptRow } from '../domain/paymentRows';
import { newToken } from '../random';
import { ShopError } from '../shopError';

export interface SignedMessage {
  /** JSON: `{ attemptId, event }`. */
  readonly body: string;
  /** HMAC-SHA256 of `body` with the secret of both, in hexadecimal. */
  readonly signature: string;
}

const messageSchema = v.object({ attemptId: v.string(), event: v.picklist(['paid', 'declined', 'cancelled']) });
export type ProviderMessage = v.InferOutput<typeof messageSchema>;

/** The secret that shop and provider share. The first call makes it. */
function sharedSecretOf({ database, random }: ShopContext): string {
  const stored = database.meta.get('providerSecret');
  if (stored !== undefined) return stored;
  const secret = newToken(random);
  database.meta.put('providerSecret', secret);
  return secret;
}

const signatureOf = (context: ShopContext, body: string) =>
  createHmac('sha256', sharedSecretOf(context)).update(body).digest();

/** The provider's side: signs a message. */
export function signMessage(context: ShopContext, content: ProviderMessage): SignedMessage {
  const body = JSON.stringify(content);
  return { body, signature: signatureOf(context, body).toString('hex') };
}

/** The shop's side. Throws ShopError UNAUTHORIZED for a wrong signature, and NOT_FOUND for an unknown attempt. */
export function receiveMessage(context: ShopContext, { body, signature }: SignedMessage): PaymentAttemptRow {
  const expected = signatureOf(context, body);
  const received = Buffer.from(signature, 'hex');
  if (received.length !== expected.length || !timingSafeEqual(received, expected))
    throw new ShopError('UNAUTHORIZED', 'signIn');
  const { attemptId, event } = v.parse(messageSchema, JSON.parse(body));
  return settleAttempt(context, attemptId, event);
}
