/**
 * The requests to Stripe, and the signature of its messages: https://docs.stripe.com/api and https://docs.stripe.com/webhooks.
 * Why not Vendure's plugin: docs/decisions/012-stripe-behind-the-payment-attempts.md.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StripeSettings } from '../settings';

const API_VERSION = '2024-06-20';
const TIMEOUT_MS = 10_000;
/** Age in s after which a signed message is refused, as Stripe's own libraries do. */
const MAX_SIGNATURE_AGE_S = 300;

interface CheckoutSessionInput {
  readonly attemptId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly title: string;
  readonly language: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** Opens the hosted page of a payment and returns its address. The same attempt gets the same page. */
export async function openCheckout(settings: StripeSettings, checkout: CheckoutSessionInput): Promise<string> {
  const { url } = await postForm<{ readonly url?: unknown }>(settings, 'checkout/sessions', checkout.attemptId, {
    mode: 'payment',
    client_reference_id: checkout.attemptId,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': checkout.currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(checkout.amount),
    'line_items[0][price_data][product_data][name]': checkout.title,
    locale: checkout.language,
    success_url: checkout.returnUrl,
    cancel_url: checkout.cancelUrl,
  });
  if (typeof url !== 'string' || !/^https?:\/\//.test(url)) throw new Error('Stripe returned no page.');
  return url;
}

/** Stripe refused a request. */
class StripeError extends Error {
  constructor(
    message: string,
    readonly code: string | undefined,
  ) {
    super(message);
  }
}

export interface ProviderRefund {
  /** Our id, which is its idempotency key as well. */
  readonly id: string;
  /** What Stripe calls the payment. */
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  /** Whether that is all of the payment. */
  readonly isWhole: boolean;
}

interface StripeRefund {
  readonly status?: string | null;
  readonly metadata?: Readonly<Record<string, string>> | null;
}

/** A refund that Stripe took and could not carry out. */
const hasFailed = ({ status }: StripeRefund): boolean => status === 'failed' || status === 'canceled';

/**
 * Pays a part of a payment back, or all of it. Sent again it has one effect: Stripe forgets an idempotency key after a day, but its
 * refunds keep our id.
 */
export async function refundPayment(
  settings: StripeSettings,
  { id, reference, amount, isWhole }: ProviderRefund,
): Promise<void> {
  const query = new URLSearchParams({ payment_intent: reference, limit: '100' });
  const { data = [] } = await send<{ readonly data?: readonly StripeRefund[] }>(settings, `refunds?${query}`, {});
  if (data.some((one) => one.metadata?.['refund'] === id && !hasFailed(one))) return;
  const refund = await postForm<StripeRefund>(settings, 'refunds', id, {
    payment_intent: reference,
    amount: String(amount),
    'metadata[refund]': id,
  }).catch((error: unknown): StripeRefund => {
    // All of it is back by other means, such as Stripe's own pages. Of a part it is not known whether it is this one.
    if (isWhole && error instanceof StripeError && error.code === 'charge_already_refunded') return {};
    throw error;
  });
  if (hasFailed(refund)) throw new Error(`Stripe could not carry out the refund ${id}: it is ${refund.status}.`);
}

const postForm = <Answer>(
  settings: StripeSettings,
  path: string,
  idempotencyKey: string,
  fields: Readonly<Record<string, string>>,
): Promise<Answer> =>
  send(settings, path, {
    method: 'POST',
    headers: { 'idempotency-key': idempotencyKey },
    body: new URLSearchParams(fields),
  });

async function send<Answer>(
  { api, secretKey }: StripeSettings,
  path: string,
  { headers, ...request }: { method?: string; headers?: Readonly<Record<string, string>>; body?: URLSearchParams },
): Promise<Answer> {
  const response = await fetch(`${api}/v1/${path}`, {
    ...request,
    headers: { ...headers, authorization: `Bearer ${secretKey}`, 'stripe-version': API_VERSION },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = (await response.json()) as Answer & {
    readonly error?: { readonly code?: string; readonly message?: string };
  };
  if (response.ok) return answer;
  throw new StripeError(
    `Stripe answered ${response.status} to ${path}: ${answer.error?.message ?? ''}`,
    answer.error?.code,
  );
}

/** Whether Stripe has signed this body. `header` is `t=<s>,v1=<hex>`, with several `v1` while a secret is being replaced. */
export function isSignedByStripe(
  { webhookSecret }: StripeSettings,
  body: string,
  header: string,
  nowMs: number,
): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(nowMs / 1000 - Number(time)) > MAX_SIGNATURE_AGE_S) return false;
  const expected = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest();
  return parts.some(([name, value = '']) => {
    const received = Buffer.from(value, 'hex');
    return name === 'v1' && received.length === expected.length && timingSafeEqual(received, expected);
  });
}
