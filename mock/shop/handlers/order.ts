/** Orders: placing, paying, cancelling, looking. */
import type * as calls from '../../../src/api/orderCalls';
import { customerOf, type CallContext, type HandlersOf } from '../context';
import { once } from '../domain/operations';
import { cancelOrder, payOrder, placeOrder } from '../domain/orders';
import { pricePack, type PricedPack } from '../domain/pricing';
import type { OrderRow } from '../domain/rows';
import { pageOf } from '../listPage';
import { foundOr, ShopError } from '../shopError';
import { showAddress } from '../show/customer';
import { countOrders, showOrder, showPack } from '../show/order';

const ownOrder = (context: CallContext, id: string): OrderRow => foundOr(context.books.orders.of(customerOf(context).id, id), 'orderUnknown');

/** Rows placed in the same moment keep the order in which they were placed. */
const newestFirst = (rows: readonly OrderRow[]) => [...rows].reverse().sort((one, other) => other.placedAt - one.placedAt);

export const orderHandlers: HandlersOf<typeof calls> = {
  getUnpaidOrders(context, page) {
    const unpaid = context.books.orders.listOf(customerOf(context).id).filter((order) => order.status === 'toPay');
    return pageOf(unpaid.sort((one, other) => one.payBefore - other.payBefore), page, (row) => showOrder(context, row));
  },

  getOrders(context, { status, operationId, ...page }) {
    const own = context.books.orders.listOf(customerOf(context).id);
    const operation = operationId?.toLowerCase();
    const wanted = own.filter((order) => (!status || order.status === status) && (!operation || order.operationId.toLowerCase() === operation));
    return { ...pageOf(newestFirst(wanted), page, (row) => showOrder(context, row)), counts: countOrders(own) };
  },

  getOrderDetail: (context, { id }) => showOrder(context, ownOrder(context, id)),

  confirmOrder: (context, input) =>
    once(context, 'confirmOrder', input, () => {
      const { id: customerId } = customerOf(context);
      const pack = pricePack(context, customerId, input);
      refuseUnlessOrderable(context, pack, input);
      const address = input.addressId === null ? undefined : context.books.addresses.of(customerId, input.addressId);
      if (pack.needsAddress && !address) throw new ShopError('ADDRESS_MISSING', 'addressMissing');
      const { operationId, note } = input;
      return showOrder(context, placeOrder(context, { customerId, operationId, pack, address: address ? showAddress(address) : null, note }));
    }),

  payOrder: (context, input) =>
    once(context, 'payOrder', input, () => {
      const order = ownOrder(context, input.orderId);
      if (order.status === 'toPay' && order.total !== input.expectedTotal) {
        throw new ShopError('TOTAL_CHANGED', 'totalChanged', { data: { order: showOrder(context, order) } });
      }
      return { state: 'paid' as const, redirectUrl: null, order: showOrder(context, payOrder(context, order, input.operationId)) };
    }),

  cancelOrder(context, { id, reason, text }) {
    const order = ownOrder(context, id);
    if (reason === 'expired') throw new ShopError('VALIDATION', 'input', { data: { fields: { reason: 'invalid' } } });
    // Asked again because the answer was lost: it is done, and saying so is the truth.
    if (order.status === 'cancelled') return showOrder(context, order);
    return showOrder(context, cancelOrder(context, order, reason, text));
  },
};

interface Consent {
  isPresaleAccepted: boolean;
  expectedTotal: number;
}

/** Throws PACK_UNAVAILABLE, PRESALE_NOT_ACCEPTED or TOTAL_CHANGED, with the pack as it is now. */
function refuseUnlessOrderable(context: CallContext, pack: PricedPack, { isPresaleAccepted, expectedTotal }: Consent): void {
  if (!pack.canOrder) throw new ShopError('PACK_UNAVAILABLE', 'packUnavailable', { data: { pack: showPack(context, pack) } });
  if (pack.lines.some((line) => line.presale) && !isPresaleAccepted) throw new ShopError('PRESALE_NOT_ACCEPTED', 'presaleNotAccepted');
  if (pack.total !== expectedTotal) throw new ShopError('TOTAL_CHANGED', 'totalChanged', { data: { pack: showPack(context, pack) } });
}
