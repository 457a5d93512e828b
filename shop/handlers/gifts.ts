/** Handlers of gifts. A shop without the part answers as if it did not know them. */
import type { giftCalls } from '../../src/api/calls';
import type { CallContext, Handlers } from '../context';
import {
  getLastGiftDay,
  hasGifts,
  listGiftDesigns,
  openGift,
  requireGift,
  unwrapGift,
  wrapGift,
} from '../domain/gifts';
import { serializeGift, serializeGiftDesign, serializeOpenedGift } from '../serializers/gift';
import { serializeOrder } from '../serializers/order';
import { requireFound } from '../shopError';
import { requireOwnOrder } from './order';

/** A code or ticket of an order of the customer, in a shop that has gifts. */
function requireDeliverable(context: CallContext, { orderId, code }: { orderId: string; code: string }) {
  const order = requireOwnOrder(context, orderId);
  const found = hasGifts(context) ? order.yields.find((one) => one.code === code) : undefined;
  return { order, one: requireFound(found, 'giftUnknown') };
}

export const giftHandlers: Handlers<typeof giftCalls> = {
  getGiftOptions(context, input) {
    const { one } = requireDeliverable(context, input);
    return {
      designs: listGiftDesigns(context).map((design) => serializeGiftDesign(context, design)),
      messageLength: context.goods.shop.giftMessageLength,
      lastDay: getLastGiftDay(context, one),
    };
  },

  wrapGift(context, { orderId, code, ...wish }) {
    const { order, one } = requireDeliverable(context, { orderId, code });
    wrapGift(context, order, one, wish);
    return serializeOrder(context, order);
  },

  unwrapGift(context, input) {
    const { order, one } = requireDeliverable(context, input);
    unwrapGift(context, order, one);
    return serializeOrder(context, order);
  },

  getGift: (context, { token }) => serializeGift(context, requireGift(context, token)),

  openGift: (context, { token }) => serializeOpenedGift(context, openGift(context, token)),
};
