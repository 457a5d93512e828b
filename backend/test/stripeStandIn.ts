/** A stand-in of Stripe's API on a free port: the hosted page of a payment, refunds, and signed messages. */
import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const webhookSecret = 'whsec_for_tests';
export const secretKey = 'sk_test_for_tests';

export interface StandInRefund {
  readonly payment_intent: string;
  readonly amount: number;
  readonly status: string;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface StripeStandIn {
  readonly origin: string;
  /** The pages that were opened, by the reference of the shop. */
  readonly checkouts: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** What was paid back, once for each effect. */
  readonly refunds: readonly StandInRefund[];
  /** The number of requests for refunds, whatever became of them. */
  readonly requested: { refunds: number };
  /** From now on all of a payment is back by other means. */
  refundElsewhere(reference: string): void;
  /** Forgets the idempotency keys, as Stripe does after a day. */
  forgetKeys(): void;
  /** From now on every request fails. */
  setFailing(isFailing: boolean): void;
  close(): void;
}

export async function startStripe(): Promise<StripeStandIn> {
  const answers = new Map<string, string>();
  const checkouts = new Map<string, Readonly<Record<string, string>>>();
  const refunds: StandInRefund[] = [];
  const refundedElsewhere = new Set<string>();
  const requested = { refunds: 0 };
  let isFailing = false;
  const server = createServer((request, response) => {
    const reply = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    void text(request).then((body) => {
      if (isFailing) return reply(500, '{"error":{"message":"down"}}');
      if (request.headers.authorization !== `Bearer ${secretKey}`) return reply(401, '{"error":{"message":"key"}}');
      const url = new URL(request.url ?? '', 'http://stripe.test');
      const payment = url.searchParams.get('payment_intent');
      if (request.method === 'GET')
        return reply(200, JSON.stringify({ data: refunds.filter((one) => one.payment_intent === payment) }));
      if (url.pathname === '/v1/refunds') requested.refunds += 1;
      const key = `${request.url} ${String(request.headers['idempotency-key'])}`;
      const known = answers.get(key);
      if (known) return reply(200, known);
      const fields = Object.fromEntries(new URLSearchParams(body));
      const reference = fields['payment_intent'] ?? '';
      if (refundedElsewhere.has(reference))
        return reply(400, '{"error":{"code":"charge_already_refunded","message":"already refunded"}}');
      const answer = JSON.stringify({ url: `https://checkout.stripe.test/${randomUUID()}`, status: 'succeeded' });
      answers.set(key, answer);
      if (request.url === '/v1/checkout/sessions') checkouts.set(fields['client_reference_id'] ?? '', fields);
      else
        refunds.push({
          payment_intent: reference,
          amount: Number(fields['amount']),
          status: 'succeeded',
          metadata: { refund: fields['metadata[refund]'] ?? '' },
        });
      return reply(200, answer);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    checkouts,
    refunds,
    requested,
    refundElsewhere: (reference) => void refundedElsewhere.add(reference),
    forgetKeys: () => answers.clear(),
    setFailing: (failing) => void (isFailing = failing),
    close: () => void server.close(),
  };
}

export interface MessageOptions {
  readonly secret?: string;
  /** Age in seconds of the signature. */
  readonly age?: number;
}

/** Sends a signed message about a payment to the shop, and returns the status of the answer. */
export async function sendMessage(
  origin: string,
  type: string,
  object: Readonly<Record<string, unknown>>,
  { secret = webhookSecret, age = 0 }: MessageOptions = {},
): Promise<number> {
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, type, data: { object } });
  const time = Math.floor(Date.now() / 1000) - age;
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const response = await fetch(`${origin}/api/psp/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
    body,
  });
  return response.status;
}
