/** Handlers of `/api/user/order`: list, place (`confirmOrder`), pay and cancel orders (specification, 7). */
import type { orderCalls } from '../../src/api/calls';
import { requireCustomer, type CallContext, type Handlers } from '../context';
import { runIdempotent } from '../domain/idempotency';
import { createParcel } from '../domain/delivery';
import { findOrders, listOrderMonths } from '../domain/orderSearch';
import { cancelOrder, deliverOrder, payOrder, placeOrder, shipOrder } from '../domain/orders';
import { isMethodId } from '../domain/methodTable';
import { startPayment } from '../domain/payments';
import { pricePack, type PricedPack } from '../domain/pricing';
import type { OrderRow } from '../domain/rows';
import { paginate } from '../pagination';
import { requireFound, ShopError } from '../shopError';
import { serializeAddress } from '../serializers/customer';
import { countOrders, serializeOrder, serializePack } from '../serializers/order';
import { textIn } from '../text';

export const requireOwnOrder = (context: CallContext, id: string): OrderRow =>
  requireFound(context.database.orders.find(requireCustomer(context).id, id), 'orderUnknown');

/** Sorts orders by time, newest first. Of orders with the same time, the one placed last comes first. */
const newestFirst = (rows: readonly OrderRow[]) =>
  [...rows].reverse().sort((one, other) => other.placedAt - one.placedAt);

export const orderHandlers: Handlers<typeof orderCalls> = {
  getUnpaidOrders(context, page) {
    const unpaid = context.database.orders
      .listByCustomer(requireCustomer(context).id)
      .filter((order) => order.status === 'toPay');
    return paginate(
      unpaid.sort((one, other) => one.payBefore - other.payBefore),
      page,
      (row) => serializeOrder(context, row),
    );
  },

  getOrders(context, { current, pageSize, ...filter }) {
    const own = context.database.orders.listByCustomer(requireCustomer(context).id);
    return {
      ...paginate(newestFirst(findOrders(context, own, filter)), { current, pageSize }, (row) =>
        serializeOrder(context, row),
      ),
      counts: countOrders(own),
      filters: { months: listOrderMonths(context, own) },
    };
  },

  getOrderDetail: (context, { id }) => serializeOrder(context, requireOwnOrder(context, id)),

  confirmOrder: (context, input) =>
    runIdempotent(context, 'confirmOrder', input, () => {
      const customer = requireCustomer(context);
      const { id: customerId } = customer;
      const pack = pricePack(context, customerId, input);
      assertOrderable(context, pack, input);
      const address =
        input.addressId === null ? undefined : context.database.addresses.find(customerId, input.addressId);
      if (pack.needsAddress && !address) throw new ShopError('ADDRESS_MISSING', 'addressMissing');
      const { operationId, note, giftMessage = '' } = input;
      const { agreementVersion, giftMessageLength } = context.goods.shop;
      if ([...giftMessage].length > giftMessageLength)
        throw new ShopError('VALIDATION', 'input', { data: { fields: { giftMessage: 'tooLong' } } });
      if (input.isAgreed) context.database.customers.put(customerId, { ...customer, agreedVersion: agreementVersion });
      return serializeOrder(
        context,
        placeOrder(context, {
          customerId,
          operationId,
          pack,
          address: address ? serializeAddress(address) : null,
          note,
          giftMessage: pack.delivery ? giftMessage : '',
        }),
      );
    }),

  // Where the customer comes back to is no part of the intention: a retry from the other platform is the same payment.
  payOrder: (context, { returnUrl, cancelUrl, platform: _platform, ...input }) =>
    runIdempotent(context, 'payOrder', input, () => {
      const order = requireOwnOrder(context, input.orderId);
      if (order.status === 'toPay' && order.total !== input.expectedTotal) {
        throw new ShopError('TOTAL_CHANGED', 'totalChanged', { data: { order: serializeOrder(context, order) } });
      }
      const { operationId, methodId } = input;
      if (methodId !== undefined && !isMethodId(methodId))
        throw new ShopError('VALIDATION', 'input', { data: { fields: { methodId: 'invalid' } } });
      if (methodId === undefined && order.total > 0 && context.configuration.methodIds)
        throw new ShopError('VALIDATION', 'input', { data: { fields: { methodId: 'required' } } });
      const { language, paymentFault: fault } = context;
      const after =
        methodId === undefined || order.total === 0
          ? payOrder(context, order, operationId)
          : startPayment(context, order, { operationId, methodId, returnUrl, cancelUrl, language, fault });
      const serialized = serializeOrder(context, fault === 'delivered' ? arriveAtOnce(context, after) : after);
      return {
        state: after.status === 'toPay' ? ('processing' as const) : ('paid' as const),
        redirectUrl: serialized.attempt?.redirectUrl ?? null,
        order: serialized,
      };
    }),

  cancelOrder(context, { id, reason, text }) {
    const order = requireOwnOrder(context, id);
    if (reason === 'expired') throw new ShopError('VALIDATION', 'input', { data: { fields: { reason: 'invalid' } } });
    // A repeated request after a lost response succeeds.
    if (order.status === 'cancelled') return serializeOrder(context, order);
    return serializeOrder(context, cancelOrder(context, order, reason, text));
  },
};

/** Sends and delivers a paid order, for trying what comes after the delivery. */
const arriveAtOnce = (context: CallContext, order: OrderRow): OrderRow =>
  order.status === 'toShip' ? deliverOrder(context, shipOrder(context, order, createParcel(context.random))) : order;

interface OrderConsent {
  isPresaleAccepted: boolean;
  expectedTotal: number;
}

/** Throws ShopError PACK_UNAVAILABLE or TOTAL_CHANGED, both with the current pack, or PRESALE_NOT_ACCEPTED. */
function assertOrderable(
  context: CallContext,
  pack: PricedPack,
  { isPresaleAccepted, expectedTotal }: OrderConsent,
): void {
  if (!pack.canOrder)
    throw new ShopError('PACK_UNAVAILABLE', 'packUnavailable', { data: { pack: serializePack(context, pack) } });
  const hasTerms = pack.lines.some(({ presale }) => presale && textIn(presale.terms, context.language));
  if (hasTerms && !isPresaleAccepted) throw new ShopError('PRESALE_NOT_ACCEPTED', 'presaleNotAccepted');
  if (pack.total !== expectedTotal)
    throw new ShopError('TOTAL_CHANGED', 'totalChanged', { data: { pack: serializePack(context, pack) } });
}
