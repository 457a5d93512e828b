/**
 * An order of the storefront as an order of Vendure, so that the administration lists it. Discounts and the part paid from the wallet
 * are discounts of its lines, delivery is a shipping line; what was paid otherwise is the payment. Orders from before have surcharges.
 */
import { CurrencyCode, Fulfillment, FulfillmentLine, Order, OrderLine, Payment, ShippingLine } from '@vendure/core';
import { AdjustmentType, OrderType, type Adjustment } from '@vendure/common/lib/generated-types';
import type { OrderRow } from '../../../shop/domain/rows';
import { textIn } from '../../../shop/text';
import { SHOP_CHANNELS_SQL } from '../shopChannels';
import { withinCallersTransaction, type Transaction } from '../store/runInTransaction';
import type { Query } from '../store/source';
import { vendureCountryOf } from './countryName';
import { mirrorRefund } from './mirrorRefund';
import { spreadDiscounts, type SpreadOrder } from './spreadDiscounts';
import { SHIPPING_METHOD_CODE, promotionCodeOfDiscount, promotionNameOfDiscount } from './vendureTerms';

const vendureStateOfStatus: Readonly<Record<OrderRow['status'], Order['state']>> = {
  toPay: 'ArrangingPayment',
  toShip: 'PaymentSettled',
  toReceive: 'Shipped',
  done: 'Delivered',
  cancelled: 'Cancelled',
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
    vendureStateOfStatus[row.status],
    row.status === 'toPay',
    JSON.stringify(vendureAddressOf(row)),
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
  const paysAll = isPaidFromBalance(row);
  const spread = spreadDiscounts(row, { paysAll });
  const { delivery } = spread;
  const shipping = delivery.price - sumOfDiscounts(delivery.discounts);
  const subTotal = (paysAll ? row.balanceUsed : row.total) - shipping;
  // Plain inserts: saving an entity reads each of its relations first.
  const { identifiers } = await manager.insert(Order, {
    code: row.number,
    type: OrderType.Regular,
    state: 'ArrangingPayment',
    active: true,
    orderPlacedAt: new Date(row.placedAt),
    couponCodes: [],
    shippingAddress: vendureAddressOf(row),
    billingAddress: {},
    currencyCode: Object.values(CurrencyCode).find((code) => code === row.currency) ?? CurrencyCode.USD,
    customer: { id: owner?.vendure_id ?? 0 },
    subTotal,
    subTotalWithTax: subTotal,
    shipping,
    shippingWithTax: shipping,
  });
  const id = Number(identifiers[0]?.['id']);
  const order = { id };
  await query(
    `INSERT INTO order_channels_channel ("orderId", "channelId") SELECT $1::int, id FROM (${SHOP_CHANNELS_SQL}) AS own`,
    [id],
  );
  const variants = await query<{ id: number; sku: string; tax: number | null }>(
    'SELECT id, sku, "taxCategoryId" AS tax FROM product_variant WHERE sku = ANY($1) AND "deletedAt" IS NULL',
    [row.lines.map(({ skuId }) => skuId)],
  );
  const { shippingMethodId, toAdjustments } = await findVendureTerms(query, spread);
  const priced = { order, listPriceIncludesTax: true, taxLines: [] };
  // The lines do not refer to it: no part of an order is sent alone, and the check of the reference would be one more query.
  if (delivery.price > 0)
    await manager.insert(ShippingLine, {
      ...priced,
      shippingMethodId,
      listPrice: delivery.price,
      adjustments: toAdjustments(delivery.discounts),
    });
  const lines = spread.lines.flatMap(({ skuId, quantity, price, discounts }) => {
    const variant = variants.find(({ sku }) => sku === skuId);
    return variant
      ? {
          ...priced,
          productVariantId: variant.id,
          taxCategoryId: variant.tax ?? undefined,
          quantity,
          orderPlacedQuantity: quantity,
          listPrice: price,
          initialListPrice: price,
          adjustments: toAdjustments(discounts),
        }
      : [];
  });
  if (lines.length > 0) await manager.insert(OrderLine, lines);
  await query('UPDATE storefront.shop_order SET vendure_id = $2 WHERE id = $1', [row.id, id]);
  return id;
}

type OrderDiscounts = SpreadOrder['delivery']['discounts'];

const sumOfDiscounts = (discounts: OrderDiscounts): number => discounts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Looks up the shipping method and the promotions by which Vendure knows delivery and discounts. The seed has added them; what
 * administrators do with them must not stop a checkout.
 */
async function findVendureTerms(query: Query, { lines, delivery }: SpreadOrder) {
  const kinds = new Set([...lines, delivery].flatMap(({ discounts }) => discounts.map(({ kind }) => kind)));
  const hasTerms = delivery.price > 0 || kinds.size > 0;
  const terms = hasTerms
    ? await query<{ id: number; code: string }>(
        `(SELECT id, $1::text AS code FROM shipping_method ORDER BY shipping_method.code = $1 DESC, id LIMIT 1)
         UNION ALL SELECT id, "couponCode" FROM promotion WHERE "couponCode" = ANY($2)`,
        [SHIPPING_METHOD_CODE, [...kinds].map((kind) => promotionCodeOfDiscount[kind])],
      )
    : [];
  const idOf = (code: string) => terms.find((one) => one.code === code)?.id;
  return {
    shippingMethodId: idOf(SHIPPING_METHOD_CODE),
    toAdjustments: (discounts: OrderDiscounts): Adjustment[] =>
      discounts.map(({ kind, amount }) => ({
        type: AdjustmentType.DISTRIBUTED_ORDER_PROMOTION,
        adjustmentSource: `PROMOTION:${idOf(promotionCodeOfDiscount[kind]) ?? kind}`,
        description: promotionNameOfDiscount[kind],
        amount: -amount,
      })),
  };
}

/** An order is paid once: the second change of a paid order finds its payment. */
async function mirrorPayment({ runner, query }: Transaction, orderId: number, row: OrderRow): Promise<void> {
  if (!row.timeline.some(({ event }) => event === 'paid')) return;
  const [paid] = await query('SELECT 1 FROM payment WHERE "orderId" = $1', [orderId]);
  if (paid) return;
  await runner.manager.insert(Payment, {
    order: { id: orderId },
    method: isPaidFromBalance(row) ? 'balance' : (row.paidWith ?? 'demo'),
    amount: isPaidFromBalance(row) ? row.balanceUsed : row.total,
    state: 'Settled',
    transactionId: row.attemptId ?? row.id,
    metadata: {},
  });
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
        withinCallersTransaction,
      ),
    }),
    withinCallersTransaction,
  );
}

/** Where the parcel goes. An order that is picked up names the pick-up point. */
const vendureAddressOf = ({ address, delivery }: OrderRow) =>
  delivery?.kind === 'pickUp'
    ? { company: textIn(delivery.name, 'en'), streetLine1: delivery.addressLines.join(', ') }
    : address
      ? {
          fullName: address.recipient,
          ...(address.company && { company: address.company }),
          streetLine1: address.street,
          city: address.city,
          province: address.region,
          postalCode: address.postcode ?? '',
          phoneNumber: address.phone,
          ...vendureCountryOf(address.country),
        }
      : {};
