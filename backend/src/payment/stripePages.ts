/** What browsers and Stripe ask of the engine: the way to the hosted page of an attempt, and the messages about it. */
import * as v from 'valibot';
import type { PageResponse } from '../../../shop/provider/provider';
import { settleAttempt } from '../../../shop/domain/payments';
import type { PaymentAttemptRow, ProviderEvent } from '../../../shop/domain/paymentRows';
import type { OrderRow } from '../../../shop/domain/rows';
import type { Engine } from '../http/dispatch';
import { changeShopInTransaction } from '../order/changeShop';
import { queryOf, runInTransaction } from '../store/runInTransaction';
import type { StripeSettings } from '../settings';
import { failedRefundOf, settleFailedRefund } from './failedRefunds';
import { sendRefunds } from './providerRefunds';
import { isSignedByStripe, openCheckout } from './stripeApi';

/** Below /api, because the storefront forwards nothing else. */
export const STRIPE_PREFIX = '/api/psp/stripe/';
const WEBHOOK_PATH = `${STRIPE_PREFIX}webhook`;

interface StripeRequest {
  readonly method: string;
  readonly path: string;
  /** As it was sent: the signature is about its bytes. */
  readonly body: string;
  readonly signature: string;
}

const textResponse = (status: number, body = ''): PageResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body,
});
const redirectResponse = (location: string): PageResponse => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});

export async function answerStripe(engine: Engine, request: StripeRequest): Promise<PageResponse> {
  const { stripe } = engine;
  if (!stripe) return textResponse(404);
  if (request.path !== WEBHOOK_PATH)
    return redirectToHostedPage(engine, stripe, request.path.slice(STRIPE_PREFIX.length));
  if (request.method !== 'POST') return textResponse(405);
  if (!isSignedByStripe(stripe, request.body, request.signature, Date.now()))
    return textResponse(400, 'The signature is wrong.');
  return receiveWebhook(engine, stripe, request.body);
}

const attemptOwnerSql = `SELECT shop_order.customer_id, attempt.row AS attempt, shop_order.row AS shop_order
  FROM storefront.payment_attempt AS attempt JOIN storefront.shop_order ON shop_order.id = attempt.order_id
  WHERE attempt.id = $1`;

/** Leads to the hosted page while the attempt waits, and back to the shop when it has ended. */
async function redirectToHostedPage(engine: Engine, stripe: StripeSettings, attemptId: string): Promise<PageResponse> {
  const [found] = await queryOf(engine.dataSource)<{ attempt: PaymentAttemptRow; shop_order: OrderRow }>(
    attemptOwnerSql,
    [attemptId],
  );
  if (found?.attempt.methodId !== 'stripe') return textResponse(404);
  const { attempt, shop_order: order } = found;
  const { returnUrl, cancelUrl } = attempt;
  if (returnUrl === null || cancelUrl === null) return textResponse(404);
  if (attempt.state !== 'waiting' || order.status !== 'toPay' || Date.now() >= order.payBefore)
    return redirectResponse(returnUrl);
  const { amount, language } = attempt;
  const { currency, number: title } = order;
  return openCheckout(stripe, { attemptId, amount, currency, title, language, returnUrl, cancelUrl }).then(
    redirectResponse,
    (error: unknown) => {
      // The shop says that the payment waits, and leads here again.
      engine.onDefect(error);
      return redirectResponse(returnUrl);
    },
  );
}

const webhookMessageSchema = v.object({
  type: v.string(),
  data: v.object({
    object: v.object({
      client_reference_id: v.nullish(v.string()),
      payment_intent: v.nullish(v.string()),
      payment_status: v.nullish(v.string()),
      amount_total: v.nullish(v.number()),
      currency: v.nullish(v.string()),
    }),
  }),
});
type CheckoutSession = v.InferOutput<typeof webhookMessageSchema>['data']['object'];

/** What a message says about an attempt. A completed page whose payment takes days says nothing yet. */
function providerEventOf(type: string, { payment_status }: CheckoutSession): ProviderEvent | undefined {
  if (type === 'checkout.session.completed') return payment_status === 'paid' ? 'paid' : undefined;
  if (type === 'checkout.session.async_payment_succeeded') return 'paid';
  if (type === 'checkout.session.async_payment_failed') return 'declined';
  return type === 'checkout.session.expired' ? 'cancelled' : undefined;
}

async function receiveWebhook(engine: Engine, stripe: StripeSettings, body: string): Promise<PageResponse> {
  const message: unknown = JSON.parse(body);
  const failedRefund = failedRefundOf(message);
  if (failedRefund !== undefined)
    return textResponse(200, (await settleFailedRefund(engine, failedRefund)) ? 'Settled.' : 'Not for this shop.');
  const parsed = v.safeParse(webhookMessageSchema, message);
  if (!parsed.success) return textResponse(200, 'Not for this shop.');
  const { type, data } = parsed.output;
  const { client_reference_id: attemptId, payment_intent: reference } = data.object;
  const event = providerEventOf(type, data.object);
  if (event === undefined || !attemptId) return textResponse(200, 'Nothing to do.');
  await engine.catalogue.refresh(queryOf(engine.dataSource));
  const isKnown = await runInTransaction(engine.dataSource, 'write', {}, async (transaction) => {
    const [found] = await transaction.query<{ customer_id: string; attempt: PaymentAttemptRow; shop_order: OrderRow }>(
      attemptOwnerSql,
      [attemptId],
    );
    if (found?.attempt.methodId !== 'stripe') return false;
    if (event === 'paid') assertAmount(data.object, found.attempt, found.shop_order);
    const { customer_id: customerId } = found;
    await changeShopInTransaction(engine, { ...transaction, customerId }, { customerId }, (context) =>
      settleAttempt(context, attemptId, event, reference ?? undefined),
    );
    return true;
  });
  // The message is settled. A worker sends back what this process does not get to.
  if (isKnown) await sendRefunds(engine, stripe).catch(engine.onDefect);
  return textResponse(200, isKnown ? 'Settled.' : 'Not for this shop.');
}

/** The page was opened with amount and currency of the attempt. Another amount would be a defect, of which nothing is settled. */
function assertAmount({ amount_total, currency }: CheckoutSession, attempt: PaymentAttemptRow, order: OrderRow): void {
  if (amount_total !== attempt.amount || currency?.toUpperCase() !== order.currency)
    throw new Error(
      `Stripe was paid ${amount_total} ${currency} for ${attempt.id} of ${attempt.amount} ${order.currency}.`,
    );
}
