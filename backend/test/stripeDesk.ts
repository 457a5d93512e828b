/** Orders that a stand-in of Stripe has paid, and waiting for what follows. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { newPhone, prepareOrder, send, signIn } from './customer';
import { giveBalance, setStock } from './shopData';
import { sendMessage } from './stripeStandIn';

interface StripeShop {
  readonly database: Client;
  /** One of the servers. */
  readonly originOf: (nth: number) => string;
  readonly sku: string;
}

export interface Paid {
  readonly token: string;
  readonly id: string;
  readonly number: string;
  readonly total: number;
  /** What Stripe calls the payment. */
  readonly reference: string;
}

/** An order of three pieces that Stripe has paid, with what the balance could not pay. */
export async function buyAtStripe({ database, originOf, sku }: StripeShop, balance = 0): Promise<Paid> {
  await setStock(database, sku, 20);
  const token = await signIn(originOf(0), newPhone());
  if (balance > 0) await giveBalance(database, originOf(0), token, balance);
  const options = { lines: [{ skuId: sku, quantity: 3 }], useBalance: balance > 0 };
  const input = await prepareOrder(originOf(0), token, sku, options);
  const { data: order } = await send(originOf(0), 'user/order/confirm', token, input);
  const [id, total] = [String(order['id']), Number(order['total'])];
  const returnUrl = 'https://shop.example/#/h5/components/orderSuccess?id=1';
  const { data } = await send(originOf(0), 'user/order/pay', token, {
    ...{ orderId: id, operationId: randomUUID(), expectedTotal: total },
    ...{ methodId: 'stripe', returnUrl, cancelUrl: returnUrl },
  });
  const reference = `pi_${randomUUID()}`;
  const status = await sendMessage(originOf(1), 'checkout.session.completed', {
    client_reference_id: String(data['redirectUrl']).split('/').at(-1),
    payment_intent: reference,
    payment_status: 'paid',
    amount_total: total,
    currency: 'usd',
  });
  assert.equal(status, 200);
  return { token, id, number: String(order['number']), total, reference };
}

/** Waits at most 20 seconds. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let nth = 0; nth < 200; nth += 1) {
    if (await isTrue()) return;
    await wait(100);
  }
  assert.fail('It did not come about in 20 seconds.');
}

/** Waits until nothing is left to send of a payment. */
export const untilSent = (database: Client, { reference }: Pick<Paid, 'reference'>): Promise<void> =>
  until(async () => {
    const { rows } = await database.query<{ open: string }>(
      'SELECT count(*) AS open FROM storefront.provider_refund WHERE reference = $1 AND done_at IS NULL',
      [reference],
    );
    return rows[0]?.open === '0';
  });

/** Stripe says over both servers, twice each, that it could not pay a refund out. */
export async function failRefund(
  { originOf }: Pick<StripeShop, 'originOf'>,
  { reference }: Paid,
  refund: string,
  type = 'refund.failed',
): Promise<void> {
  const object = { object: 'refund', payment_intent: reference, status: 'failed', metadata: { refund } };
  const statuses = await Promise.all([0, 1, 0, 1].map((nth) => sendMessage(originOf(nth), type, object)));
  assert.deepEqual(statuses, [200, 200, 200, 200]);
}
