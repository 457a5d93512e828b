/** The statuses of an order and their transitions. */
import type { OrderStatus } from '../../src/api/orders';
import { ShopError } from '../shopError';
import type { OrderRow } from './rows';

/**
 * `handOver` is the payment of an order of virtual products only: the order is done immediately. `refund` is what the shop does
 * with a paid order, also after it was sent; customers cancel.
 */
export type OrderEvent = 'pay' | 'handOver' | 'cancel' | 'expire' | 'ship' | 'deliver' | 'refund';

/** Status × event → next status. An event without a next status is invalid. */
export const orderTransitions: Readonly<Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>>> = {
  toPay: { pay: 'toShip', handOver: 'done', cancel: 'cancelled', expire: 'cancelled' },
  toShip: { ship: 'toReceive', cancel: 'cancelled', refund: 'cancelled' },
  toReceive: { deliver: 'done', refund: 'cancelled' },
  done: { refund: 'cancelled' },
  cancelled: {},
};

/**
 * Returns the status after `event`. Throws ShopError ORDER_EXPIRED for an order that expired, and ORDER_STATE for another
 * invalid transition.
 */
export function statusAfter(order: OrderRow, event: OrderEvent): OrderStatus {
  const status = orderTransitions[order.status][event];
  if (status) return status;
  if (order.cancelReason === 'expired')
    throw new ShopError('ORDER_EXPIRED', 'orderExpired', { data: { status: order.status } });
  throw new ShopError('ORDER_STATE', 'orderState', { data: { status: order.status } });
}

/** Returns the actions that the customer can take on an order. */
export function permissionsOf(order: OrderRow): { pay: boolean; cancel: boolean; changeAddress: boolean } {
  const isOpen = order.status === 'toPay' || order.status === 'toShip';
  return {
    pay: order.status === 'toPay',
    // Delivered codes and tickets cannot be returned.
    cancel: isOpen && order.yields.length === 0,
    changeAddress: isOpen && order.address !== null,
  };
}
