/** The life of an order as a table: from × event → to. What is not in it is refused. */
import type { OrderStatus } from '../../../src/api/schema/order';
import { ShopError } from '../shopError';
import type { OrderRow } from './rows';

/** `handOver` is the payment of an order that holds nothing to deliver: it is done at once. */
export type OrderEvent = 'pay' | 'handOver' | 'cancel' | 'expire' | 'ship' | 'deliver';

export const orderTransitions: Readonly<Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>>> = {
  toPay: { pay: 'toShip', handOver: 'done', cancel: 'cancelled', expire: 'cancelled' },
  toShip: { ship: 'toReceive', cancel: 'cancelled' },
  toReceive: { deliver: 'done' },
  done: {},
  cancelled: {},
};

/** Where `event` leads. Throws ORDER_EXPIRED when the window closed, ORDER_STATE when the table has no such step. */
export function statusAfter(order: OrderRow, event: OrderEvent): OrderStatus {
  const status = orderTransitions[order.status][event];
  if (status) return status;
  if (order.cancelReason === 'expired') throw new ShopError('ORDER_EXPIRED', 'orderExpired', { data: { status: order.status } });
  throw new ShopError('ORDER_STATE', 'orderState', { data: { status: order.status } });
}

/** What the customer may do with an order now. */
export function permissionsOf(order: OrderRow): { pay: boolean; cancel: boolean; changeAddress: boolean } {
  const isOpen = order.status === 'toPay' || order.status === 'toShip';
  return {
    pay: order.status === 'toPay',
    // What was handed out cannot be taken back.
    cancel: isOpen && order.yields.length === 0,
    changeAddress: isOpen && order.address !== null,
  };
}
