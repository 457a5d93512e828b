/**
 * An order of the storefront as an order of Vendure, so that the administration lists it. Discounts, delivery and the part paid from
 * the wallet are surcharges; what was paid otherwise is a payment.
 */
import {
  Channel,
  CurrencyCode,
  Customer,
  Fulfillment,
  FulfillmentLine,
  Order,
  OrderLine,
  Payment,
  Surcharge,
} from '@vendure/core';
import { OrderType } from '@vendure/common/lib/generated-types';
import type { OrderRow } from '../../../mock/shop/domain/rows';
import { joined, type Transaction } from '../store/runInTransaction';
import { mirrorRefund } from './mirrorRefund';

const states: Readonly<Record<OrderRow['status'], Order['state']>> = {
  toPay: 'ArrangingPayment',
  toShip: 'PaymentSettled',
  toReceive: 'Shipped',
  done: 'Delivered',
  cancelled: 'Cancelled',
};

const surchargeNames: Readonly<Record<string, string>> = {
  delivery: 'Delivery',
  coupon: 'Coupon',
  discountCode: 'Discount code',
  balance: 'Paid from the wallet',
};

/** Adds or changes the order of Vendure. */
export async function mirrorOrder(transaction: Transaction, row: OrderRow): Promise<void> {
  const { query } = transaction;
  const [stored] = await query<{ vendure_id: number | null }>(
    'SELECT vendure_id FROM storefront.shop_order WHERE id = $1',
    [row.id],
  );
  const id = stored?.vendure_id ?? (await addOrder(transaction, row));
  await query('UPDATE "order" SET state = $2, active = $3, "shippingAddress" = $4, "updatedAt" = now() WHERE id = $1', [
    id,
    states[row.status],
    row.status === 'toPay',
    JSON.stringify(addressOf(row)),
  ]);
  if (row.status === 'cancelled')
    await query('UPDATE order_line SET quantity = 0, "updatedAt" = now() WHERE "orderId" = $1', [id]);
  await mirrorPayment(transaction, id, row);
  await mirrorFulfillment(transaction, id, row);
  if (row.status === 'cancelled' && !transaction.leavesRefunds) await mirrorRefund(transaction.query, id);
}

async function addOrder({ runner, query }: Transaction, row: OrderRow): Promise<number> {
  const { manager } = runner;
  const [owner] = await query<{ vendure_id: number }>('SELECT vendure_id FROM storefront.customer WHERE id = $1', [
    row.customerId,
  ]);
  const goods = row.priceLines.find(({ kind }) => kind === 'goods')?.amount ?? 0;
  const order = await manager.save(
    new Order({
      code: row.number,
      type: OrderType.Regular,
      state: 'ArrangingPayment',
      active: true,
      orderPlacedAt: new Date(row.placedAt),
      couponCodes: [],
      shippingAddress: addressOf(row),
      billingAddress: {},
      currencyCode: Object.values(CurrencyCode).find((code) => code === row.currency) ?? CurrencyCode.USD,
      customer: new Customer({ id: owner?.vendure_id ?? 0 }),
      channels: await manager.find(Channel),
      subTotal: goods,
      subTotalWithTax: goods,
      shipping: 0,
      shippingWithTax: 0,
      lines: [],
      payments: [],
      surcharges: [],
    }),
    joined,
  );
  const variants = await query<{ id: number; sku: string; tax: number | null }>(
    'SELECT id, sku, "taxCategoryId" AS tax FROM product_variant WHERE sku = ANY($1) AND "deletedAt" IS NULL',
    [row.lines.map(({ skuId }) => skuId)],
  );
  for (const line of row.lines) {
    const variant = variants.find(({ sku }) => sku === line.skuId);
    if (!variant) continue;
    await manager.save(
      new OrderLine({
        order,
        productVariantId: variant.id,
        taxCategoryId: variant.tax ?? undefined,
        quantity: line.quantity,
        orderPlacedQuantity: line.quantity,
        listPrice: line.price,
        initialListPrice: line.price,
        listPriceIncludesTax: true,
        adjustments: [],
        taxLines: [],
      }),
      joined,
    );
  }
  const isBalanceOnly = isPaidFromBalance(row);
  for (const { kind, amount } of row.priceLines)
    if (kind !== 'goods' && amount !== 0 && !(kind === 'balance' && isBalanceOnly))
      await manager.save(
        new Surcharge({
          order,
          description: surchargeNames[kind] ?? kind,
          listPrice: amount,
          listPriceIncludesTax: true,
          sku: kind,
          taxLines: [],
        }),
        joined,
      );
  const id = Number(order.id);
  // What the lines and surcharges add up to, as Vendure stores it.
  await query('UPDATE "order" SET "subTotal" = $2, "subTotalWithTax" = $2 WHERE id = $1', [
    id,
    isBalanceOnly ? row.balanceUsed : row.total,
  ]);
  await query('UPDATE storefront.shop_order SET vendure_id = $2 WHERE id = $1', [row.id, id]);
  return id;
}

/** An order is paid once: the second change of a paid order finds its payment. */
async function mirrorPayment({ runner, query }: Transaction, orderId: number, row: OrderRow): Promise<void> {
  if (!row.timeline.some(({ event }) => event === 'paid')) return;
  const [paid] = await query('SELECT 1 FROM payment WHERE "orderId" = $1', [orderId]);
  if (paid) return;
  await runner.manager.save(
    new Payment({
      order: new Order({ id: orderId }),
      method: isPaidFromBalance(row) ? 'balance' : (row.paidWith ?? 'demo'),
      amount: isPaidFromBalance(row) ? row.balanceUsed : row.total,
      state: 'Settled',
      transactionId: row.attemptId ?? row.id,
      metadata: {},
    }),
    joined,
  );
}

/** The balance paid everything: then it is the payment, and no surcharge. */
const isPaidFromBalance = ({ total, balanceUsed }: OrderRow) => total === 0 && balanceUsed > 0;

/** The parcel of an order that has been sent. One that the administrator has made follows the order. */
async function mirrorFulfillment({ runner, query }: Transaction, orderId: number, row: OrderRow): Promise<void> {
  if (row.status !== 'toReceive' && row.status !== 'done') return;
  if (!row.timeline.some(({ event }) => event === 'shipped')) return;
  const state = row.status === 'done' ? 'Delivered' : 'Shipped';
  const existing = await query<{ id: number }>(
    `UPDATE fulfillment SET state = $2, "updatedAt" = now() FROM order_fulfillments_fulfillment AS link
     WHERE link."fulfillmentId" = fulfillment.id AND link."orderId" = $1 AND fulfillment.state <> 'Cancelled'
     RETURNING fulfillment.id`,
    [orderId, state],
  );
  if (existing.length > 0) return;
  const lines = await query<{ id: number; quantity: number }>(
    'SELECT id, quantity FROM order_line WHERE "orderId" = $1',
    [orderId],
  );
  await runner.manager.save(
    new Fulfillment({
      state,
      method: row.parcel?.carrier.en ?? '',
      trackingCode: row.parcel?.number ?? '',
      handlerCode: 'manual-fulfillment',
      orders: [new Order({ id: orderId })],
      lines: await runner.manager.save(
        lines.map(({ id, quantity }) => new FulfillmentLine({ orderLineId: id, quantity })),
        joined,
      ),
    }),
    joined,
  );
}

const addressOf = ({ address }: OrderRow) =>
  address
    ? {
        fullName: address.recipient,
        streetLine1: address.street,
        city: address.city,
        province: address.region,
        postalCode: address.postcode ?? '',
        phoneNumber: address.phone,
      }
    : {};
