/** Refunds of which Stripe says later that it could not pay them out. */
import * as v from 'valibot';
import { payFailedRefund, type RefundReason } from '../../../shop/domain/failedRefunds';
import type { Engine } from '../http/dispatch';
import { changeShopInTransaction } from '../order/changeShop';
import { lockCustomers } from '../store/customerLock';
import { queryOf, runInTransaction } from '../store/runInTransaction';

const messageSchema = v.object({
  type: v.picklist(['refund.failed', 'refund.updated', 'charge.refund.updated']),
  data: v.object({
    object: v.object({ status: v.picklist(['failed', 'canceled']), metadata: v.object({ refund: v.string() }) }),
  }),
});

/** Returns our id of the refund that failed; undefined for any other message. */
export function failedRefundOf(message: unknown): string | undefined {
  const parsed = v.safeParse(messageSchema, message);
  return parsed.success ? parsed.output.data.object.metadata.refund : undefined;
}

const ownerSqls: Readonly<Record<RefundReason, string>> = {
  order: 'SELECT customer_id FROM storefront.shop_order WHERE id = $1',
  return: 'SELECT customer_id FROM storefront.order_return WHERE id = $1',
  attempt: `SELECT customer_id FROM storefront.payment_attempt AS attempt
    JOIN storefront.shop_order ON shop_order.id = attempt.order_id WHERE attempt.id = $1`,
};

/** Pays a failed refund to the balance, once. Returns whether it is a refund of this shop. */
export async function settleFailedRefund(engine: Engine, refundId: string): Promise<boolean> {
  const [, reason, id] = /^(order|return|attempt)-(.+)$/.exec(refundId) ?? [];
  if (reason === undefined || id === undefined) return false;
  await engine.catalogue.refresh(queryOf(engine.dataSource));
  return runInTransaction(engine.dataSource, 'write', {}, async (transaction) => {
    const { query } = transaction;
    const [owner] = await query<{ customer_id: string }>(ownerSqls[reason as RefundReason], [id]);
    if (!owner) return false;
    const { customer_id: customerId } = owner;
    await lockCustomers(transaction, [customerId]);
    const says = `Stripe could not pay out the refund ${refundId}.`;
    const deleted = await query(`SELECT 1 FROM storefront.customer WHERE id = $1 AND row ? 'isDeleted'`, [customerId]);
    if (deleted.length > 0) {
      engine.onDefect(`${says} Its customer has no account any more: pay it by other means.`);
      return true;
    }
    const [failed] = await query<{ amount: string }>(
      `UPDATE storefront.provider_refund SET failed_at = now(), done_at = coalesce(done_at, now())
       WHERE id = $1 AND failed_at IS NULL RETURNING amount`,
      [refundId],
    );
    if (!failed) return true;
    const amount = Number(failed.amount);
    await changeShopInTransaction(engine, { ...transaction, customerId }, { customerId }, (context) =>
      payFailedRefund(context, reason as RefundReason, id, amount),
    );
    engine.onDefect(`${says} Its amount, ${amount} in minor units, went to the customer's balance.`);
    return true;
  });
}
