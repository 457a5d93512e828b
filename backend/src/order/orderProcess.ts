/**
 * What administrators do with an order of the storefront in Vendure is done by the rules of the shop, in the transaction of Vendure:
 * cancel, ship and deliver. Everything else that would change such an order is refused.
 */
import {
  EventBus,
  HistoryEntryEvent,
  TransactionalConnection,
  UserInputError,
  type Injector,
  type Order,
  type OrderProcess,
  type OrderState,
} from '@vendure/core';
import { HistoryEntryType } from '@vendure/common/lib/generated-types';
import { cancelOrder, deliverOrder, refundOrder, shipOrder } from '../../../shop/domain/orders';
import type { ShopContext } from '../../../shop/context';
import type { OrderRow } from '../../../shop/domain/rows';
import type { Transaction } from '../store/runInTransaction';
import { changeOrder, findStorefrontOrder, lockStorefrontOrder, transactionOf } from './vendureOrder';

let connection: TransactionalConnection;

const refusalOfState: Readonly<Partial<Record<OrderState, string>>> = {
  PartiallyShipped: 'Orders of the storefront are sent as a whole: choose all pieces.',
  PartiallyDelivered: 'Orders of the storefront arrive as a whole.',
  Modifying: 'Orders of the storefront cannot be modified. Cancel the order, or refund it.',
};
const allowedTargetStates: readonly OrderState[] = ['Shipped', 'Delivered', 'Cancelled'];

export const storefrontOrderProcess: OrderProcess<string> = {
  init(injector: Injector) {
    connection = injector.get(TransactionalConnection);
    injector.get(EventBus).registerBlockingEventHandler({
      id: 'storefront-orders-are-cancelled-as-a-whole',
      event: HistoryEntryEvent,
      handler: refusePartialCancellation,
    });
  },
  // A reason that is returned here changes nothing; an error at the end of a transition rolls everything back.
  async onTransitionStart(_from, to, { ctx, order }) {
    if (allowedTargetStates.includes(to as OrderState)) return undefined;
    const found = await findStorefrontOrder(transactionOf(connection, ctx).query, order.id);
    return found && (refusalOfState[to as OrderState] ?? 'Orders of the storefront are paid in the storefront.');
  },
  async onTransitionEnd(_from, to, { ctx, order }) {
    if (!allowedTargetStates.includes(to as OrderState)) return;
    const transaction = transactionOf(connection, ctx);
    const found = await lockStorefrontOrder(transaction, order.id);
    if (!found) return;
    await changeOrder(transaction, found, await orderChangeOf(transaction, to, order));
  },
};

type OrderChange = (context: ShopContext, order: OrderRow) => void;

async function orderChangeOf(transaction: Transaction, to: string, { id }: Order): Promise<OrderChange> {
  const { query } = transaction;
  if (to === 'Cancelled') {
    const [entry] = await query<{ reason: string | null }>(
      `SELECT data::json ->> 'reason' AS reason FROM history_entry
       WHERE "orderId" = $1 AND type = 'ORDER_CANCELLATION' ORDER BY id DESC LIMIT 1`,
      [id],
    );
    const text = entry?.reason || 'Cancelled by the shop';
    return (context, order) =>
      order.status === 'toPay' ? cancelOrder(context, order, 'other', text) : refundOrder(context, order, text);
  }
  const [parcel] = await query<{ method: string; code: string }>(
    `SELECT fulfillment.method, fulfillment."trackingCode" AS code FROM fulfillment
     JOIN order_fulfillments_fulfillment AS link ON link."fulfillmentId" = fulfillment.id
     WHERE link."orderId" = $1 AND fulfillment.state <> 'Cancelled' ORDER BY fulfillment.id DESC LIMIT 1`,
    [id],
  );
  return (context, order) => {
    const sent = order.status === 'toShip' ? shipOrder(context, order, parcelOfShipment(parcel)) : order;
    if (to === 'Delivered') deliverOrder(context, sent);
    else if (sent === order) throw new UserInputError(`The order is ${order.status} in the storefront.`);
  };
}

/** The parcel as the customer sees it. A tracking code that is an address is also the link to the carrier's page. */
function parcelOfShipment(
  shipment: { readonly method: string; readonly code: string } | undefined,
): OrderRow['parcel'] {
  const carrier = shipment?.method.trim() ?? '';
  const number = shipment?.code.trim() ?? '';
  if (carrier === '' && number === '') return null;
  return {
    carrier: carrier === '' ? { en: 'Parcel', zh: '包裹', de: 'Paket' } : { en: carrier, zh: carrier, de: carrier },
    number,
    trackingUrl: /^https:\/\/\S+$/.test(number) ? number : null,
  };
}

/** Vendure can cancel some of the pieces and go on. The shop's rules take an order back as a whole. */
async function refusePartialCancellation({ ctx, entity, type }: HistoryEntryEvent): Promise<void> {
  if (type !== 'created' || entity.type !== HistoryEntryType.ORDER_CANCELLATION) return;
  const left = await transactionOf(connection, ctx).query(
    `SELECT 1 FROM history_entry AS entry JOIN storefront.shop_order ON shop_order.vendure_id = entry."orderId"
     JOIN order_line AS line ON line."orderId" = entry."orderId" AND line.quantity > 0
     WHERE entry.id = $1 LIMIT 1`,
    [entity.id],
  );
  if (left.length > 0)
    throw new UserInputError('Orders of the storefront are cancelled as a whole: choose all pieces.');
}
