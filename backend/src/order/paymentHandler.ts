/**
 * The payment methods of the storefront as payment methods of Vendure, so that its administration can refund. Customers pay in the
 * storefront only.
 */
import {
  LanguageCode,
  PaymentMethodHandler,
  TransactionalConnection,
  UserInputError,
  type Injector,
} from '@vendure/core';
import { refundOrder } from '../../../shop/domain/orders';
import { REFUND_METADATA_SQL } from './mirrorRefund';
import { changeOrder, lockStorefrontOrder, transactionOf } from './vendureOrder';

let connection: TransactionalConnection;

/** An amount as it is typed in the administration: 2190 cents are "21.90", 2190 yen are "2190". */
function inMajorUnits(amount: number, currency: string): string {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return (amount / 10 ** digits).toFixed(digits);
}

export const storefrontPaymentHandler = new PaymentMethodHandler({
  code: 'storefront',
  description: [{ languageCode: LanguageCode.en, value: 'Paid in the storefront; refunds go back to what paid' }],
  args: {},
  init(injector: Injector) {
    connection = injector.get(TransactionalConnection);
  },
  createPayment: (_ctx, _order, amount) => ({
    amount,
    state: 'Declined',
    errorMessage: 'Orders of the storefront are paid in the storefront.',
  }),
  settlePayment: () => ({ success: false, errorMessage: 'Orders of the storefront are paid in the storefront.' }),
  cancelPayment: () => ({ success: false, errorMessage: 'Refund the order.' }),
  onStateTransitionStart: (from) =>
    from === 'Created' || 'A payment of the storefront does not change. Refund the order.',
  /** Gives the whole order back: its money with the part that was paid from the balance, its coupon and its stock. */
  async createRefund(ctx, { reason }, amount, order, payment) {
    const transaction = transactionOf(connection, ctx);
    const found = await lockStorefrontOrder(transaction, order.id);
    if (!found) throw new UserInputError('The storefront does not know this order.');
    const { query } = transaction;
    // Of two administrators who refund at once the second one gets here after the first.
    const before = await query(`SELECT 1 FROM refund WHERE "paymentId" = $1 AND state <> 'Failed'`, [payment.id]);
    if (before.length > 0) throw new UserInputError('This payment has been refunded.');
    const [row] = await query<{ is_returned: boolean }>(
      `SELECT status = 'cancelled' AND row -> 'timeline' @> '[{"event": "refunded"}]' AS is_returned
       FROM storefront.shop_order WHERE id = $1`,
      [found.id],
    );
    // The administration cancels first and refunds then. The cancellation has returned the money already. It proposes the whole
    // amount when all pieces and the delivery are chosen; orders from before have surcharges, which it leaves out.
    if (amount !== Number(payment.amount)) {
      const whole = inMajorUnits(Number(payment.amount), order.currencyCode);
      throw new UserInputError(
        row?.is_returned
          ? `The cancellation has returned the whole payment to the customer. Enter ${whole} as the refund amount to record it now; it is recorded within the hour otherwise.`
          : `Orders of the storefront are refunded as a whole. Choose all pieces and the delivery, or enter ${whole} as the refund amount.`,
      );
    }
    if (!row?.is_returned)
      await changeOrder(transaction, found, (context, own) =>
        refundOrder(context, own, reason || 'Refunded by the shop'),
      );
    const [refunded] = await query<{ metadata: { parts: readonly unknown[] } }>(
      `SELECT ${REFUND_METADATA_SQL} AS metadata FROM storefront.shop_order WHERE id = $1`,
      [found.id],
    );
    return { state: 'Settled', transactionId: found.id, metadata: refunded?.metadata ?? {} };
  },
});
