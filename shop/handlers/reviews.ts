/** Handlers of reviews. A shop without the part answers as if it did not know them. */
import type { reviewCalls } from '../../src/api/calls';
import { requireCustomer, type Handlers } from '../context';
import { listReviews, shortenNickname, writeReview } from '../domain/reviews';
import { paginate } from '../pagination';
import { serializeOrder } from '../serializers/order';
import { serializeReview } from '../serializers/review';
import { requireFound } from '../shopError';
import { requireOwnOrder } from './order';

export const reviewHandlers: Handlers<typeof reviewCalls> = {
  getReviews(context, { goodsId, ...query }) {
    const { reviews } = context.configuration.features;
    const { goods } = requireFound(reviews ? context.goods.entry(goodsId) : undefined, 'goodsUnknown');
    return paginate(listReviews(context, goods, query, context.customer?.id), query, (row) =>
      serializeReview(context, row),
    );
  },

  writeReview(context, { orderId, skuId, ...input }) {
    const order = requireOwnOrder(context, orderId);
    const own = context.configuration.features.reviews ? order.lines.find((line) => line.skuId === skuId) : undefined;
    const line = requireFound(own, 'orderUnknown');
    writeReview(context, order, line, shortenNickname(requireCustomer(context).nickname), input);
    return serializeOrder(context, order);
  },
};
