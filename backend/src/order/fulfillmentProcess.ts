/** Parcels of the storefront's orders: one for the whole order, and only for an order that is still to ship or on its way. */
import {
  TransactionalConnection,
  UserInputError,
  type Fulfillment,
  type FulfillmentProcess,
  type ID,
  type Injector,
} from '@vendure/core';
import type { Query } from '../store/source';
import { lockStorefrontOrder, transactionOf } from './vendureOrder';

let connection: TransactionalConnection;

/** The statuses of an order in which its parcel can enter a state. */
const orderStatusesOfParcelState: Readonly<Record<string, readonly string[]>> = {
  Pending: ['toShip'],
  Shipped: ['toShip'],
  Delivered: ['toShip', 'toReceive'],
};

export const storefrontFulfillmentProcess: FulfillmentProcess<string> = {
  init(injector: Injector) {
    connection = injector.get(TransactionalConnection);
  },
  // At the end of a transition an error rolls back what the operation has done before it, such as a new parcel.
  async onTransitionEnd(from, to, { ctx, fulfillment, orders }) {
    const transaction = transactionOf(connection, ctx);
    for (const { id, code } of orders) {
      const found = await lockStorefrontOrder(transaction, id);
      if (found) await checkTransition(transaction.query, { from, to, fulfillment, vendureId: id, id: found.id, code });
    }
  },
};

interface FulfillmentTransition {
  readonly from: string;
  readonly to: string;
  readonly fulfillment: Fulfillment;
  readonly vendureId: ID;
  readonly id: string;
  readonly code: string;
}

async function checkTransition(
  query: Query,
  { from, to, fulfillment, vendureId, id, code }: FulfillmentTransition,
): Promise<void> {
  if (to === 'Cancelled') {
    if (from === 'Pending') return;
    throw new UserInputError(`The order ${code} has been sent. Refund it when it comes back.`);
  }
  const [order] = await query<{ status: string }>('SELECT status FROM storefront.shop_order WHERE id = $1', [id]);
  // The order's own transition comes before this one, and has moved it on.
  const isMoved =
    (to === 'Shipped' && order?.status === 'toReceive') || (to === 'Delivered' && order?.status === 'done');
  if (!isMoved && !orderStatusesOfParcelState[to]?.includes(order?.status ?? ''))
    throw new UserInputError(`The order ${code} is ${order?.status} in the storefront.`);
  if (to !== 'Pending') return;
  const missing = await query(
    `SELECT 1 FROM order_line AS line
     LEFT JOIN order_line_reference AS part ON part."orderLineId" = line.id AND part."fulfillmentId" = $2
     WHERE line."orderId" = $1 AND line.quantity <> coalesce(part.quantity, 0)`,
    [vendureId, fulfillment.id],
  );
  if (missing.length > 0) throw new UserInputError('Orders of the storefront are sent as a whole: choose all pieces.');
}
