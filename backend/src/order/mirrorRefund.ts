/** The refund of a cancelled order in Vendure, when Vendure has not recorded it itself. */
import type { Query } from '../store/source';

/** Where the money of a cancelled order went, in the words of the storefront's rows. */
export const REFUND_METADATA_SQL = `jsonb_build_object('parts', coalesce(shop_order.row -> 'refundParts', '[]'))`;

const insertRefundSql = (condition: string) => `
  INSERT INTO refund (method, reason, state, "transactionId", metadata, "paymentId", items, shipping, adjustment, total)
  SELECT payment.method, shop_order.row ->> 'cancelText', 'Settled', shop_order.id, ${REFUND_METADATA_SQL}, payment.id, 0, 0, 0, payment.amount
  FROM storefront.shop_order JOIN payment ON payment."orderId" = shop_order.vendure_id AND payment.state = 'Settled'
  WHERE shop_order.status = 'cancelled' AND payment.amount > 0 AND ${condition}
    AND NOT EXISTS (SELECT 1 FROM refund WHERE refund."paymentId" = payment.id AND refund.state <> 'Failed')`;

/** Records that a cancelled order of Vendure has been refunded, when it was paid. */
export async function mirrorRefund(query: Query, vendureId: number): Promise<void> {
  await query(insertRefundSql('shop_order.vendure_id = $1'), [vendureId]);
}

/**
 * The administration cancels a paid order with one request and refunds it with the next, although the first has returned the money.
 * For orders that were cancelled without the second one, records the refund after a while.
 */
export async function recordMissingRefunds(query: Query): Promise<void> {
  await query(
    insertRefundSql(`shop_order.vendure_id IN (
      SELECT id FROM "order" WHERE state = 'Cancelled' AND "updatedAt" BETWEEN now() - interval '3 days' AND now() - interval '5 minutes'
    )`),
  );
}
