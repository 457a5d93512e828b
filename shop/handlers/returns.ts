/** Handlers of returns. A shop without the part answers as if it did not know them. */
import type { returnCalls } from '../../src/api/calls';
import { requireCustomer, type CallContext, type Handlers } from '../context';
import { runIdempotent } from '../domain/idempotency';
import { isRequestable, listReturns, offerReturn, type RefundDestination } from '../domain/returnOffers';
import { cancelReturn, requestReturn } from '../domain/returns';
import { requireFound, ShopError } from '../shopError';
import { serializeOrder } from '../serializers/order';
import { serializeReturnQuote } from '../serializers/return';
import { requireOwnOrder } from './order';

/** The order of the customer of a shop that takes returns. */
const requireReturnableOrder = (context: CallContext, orderId: string) =>
  requireFound(context.configuration.features.returns ? requireOwnOrder(context, orderId) : undefined, 'orderUnknown');

const isDestination = (id: string | null): id is RefundDestination | null =>
  id === null || id === 'method' || id === 'balance';

export const returnHandlers: Handlers<typeof returnCalls> = {
  quoteReturn(context, { orderId, lines }) {
    const order = requireReturnableOrder(context, orderId);
    return serializeReturnQuote(context, order, offerReturn(context, order, lines));
  },

  // The stored request has no photos: they would be kept twice.
  requestReturn: (context, { photos, ...input }) =>
    runIdempotent(context, 'requestReturn', { ...input, photos: photos.map((photo) => photo.slice(-32)) }, () => {
      const order = requireReturnableOrder(context, input.orderId);
      const offer = offerReturn(context, order, input.lines);
      const { orderId: _orderId, expectedRefund, refundTo, ...rest } = input;
      if (!isDestination(refundTo) || !isRequestable(offer, { ...rest, refundTo }) || offer.refund !== expectedRefund)
        throw new ShopError('RETURN_CHANGED', 'returnChanged', {
          data: { quote: serializeReturnQuote(context, order, offer) },
        });
      requestReturn(context, order, { ...rest, refundTo, photos }, offer);
      return serializeOrder(context, order);
    }),

  cancelReturn(context, { orderId, id }) {
    const order = requireReturnableOrder(context, orderId);
    const own = listReturns(context, order).find(
      (row) => row.id === id && row.customerId === requireCustomer(context).id,
    );
    cancelReturn(context, requireFound(own, 'returnUnknown'));
    return serializeOrder(context, order);
  },
};
