/**
 * What has to go back to a payment provider. It is written in the transaction of its reason, each reason once, and sent afterwards until
 * the provider has confirmed it.
 */
import type { PaymentAttemptRow } from '../../../shop/domain/paymentRows';
import { sumOfParts } from '../../../shop/domain/refundParts';
import type { OrderRow, ReturnRow } from '../../../shop/domain/rows';
import type { Engine } from '../http/dispatch';
import type { StripeSettings } from '../settings';
import { queryOf } from '../store/runInTransaction';
import type { Query } from '../store/source';
import type { ChangesByCollection } from '../store/unitOfWork';
import { refundPayment, type ProviderRefund } from './stripeApi';

/** Notes refunds of cancelled orders, of settled returns, and of payments that came too late. */
export async function requestProviderRefunds(query: Query, changes: ChangesByCollection): Promise<void> {
  for (const { id, refundParts = [] } of rowsOf<OrderRow>(changes, 'orders'))
    await requestPart(query, `order-${id}`, id, sumOfParts(refundParts, 'method'));
  for (const { id, orderId, state, parts } of rowsOf<ReturnRow>(changes, 'returns'))
    if (state === 'refunded') await requestPart(query, `return-${id}`, orderId, sumOfParts(parts, 'method'));
  for (const { id, methodId, state, reference, amount } of rowsOf<PaymentAttemptRow>(changes, 'paymentAttempts'))
    if (methodId === 'stripe' && state === 'returned')
      await query(
        `INSERT INTO storefront.provider_refund (id, reference, amount, is_whole) VALUES ($1, $2, $3, true)
         ON CONFLICT DO NOTHING`,
        [`attempt-${id}`, reference, amount],
      );
}

/** The changed rows of a collection in which none is deleted. */
const rowsOf = <Row>(changes: ChangesByCollection, name: string) =>
  (changes.get(name) ?? []).flatMap(({ row }) => (row === undefined ? [] : [row as Row]));

/** Notes a part of an order's payment. A payment without a reference was made with a method of the demo, without money. */
async function requestPart(query: Query, id: string, orderId: string, amount: number): Promise<void> {
  if (amount === 0) return;
  await query(
    `INSERT INTO storefront.provider_refund (id, reference, amount, is_whole)
     SELECT $1::text, row ->> 'paymentReference', $2::bigint, total = $2 FROM storefront.shop_order WHERE id = $3 AND row ? 'paymentReference'
     ON CONFLICT DO NOTHING`,
    [id, amount, orderId],
  );
}

/** Sends what is open, what was not tried yet and then the oldest try first. What fails is tried again with a later call. */
export async function sendRefunds({ dataSource, onDefect }: Engine, stripe: StripeSettings): Promise<void> {
  const query = queryOf(dataSource);
  const open = await query<ProviderRefund & { readonly amount: string }>(
    `UPDATE storefront.provider_refund SET tried_at = now() WHERE id IN (
       SELECT id FROM storefront.provider_refund WHERE done_at IS NULL
       ORDER BY tried_at NULLS FIRST, requested_at LIMIT 20 FOR UPDATE SKIP LOCKED
     ) RETURNING id, reference, amount, is_whole AS "isWhole"`,
  );
  for (const refund of open)
    try {
      await refundPayment(stripe, { ...refund, amount: Number(refund.amount) });
      await query('UPDATE storefront.provider_refund SET done_at = now() WHERE id = $1', [refund.id]);
    } catch (error) {
      onDefect(error);
    }
}
