/** Rules of reviews. They change nothing: the account writes a review again that it has written. */
import type { OrderLine } from '../../../src/api/orders';
import { expectCode, expectSame, NotApplicable } from './client';
import type { ConformanceContext } from './conformanceContext';
import type { ConformanceRule } from './rules';

/** A line of the account that has a review, and the input that writes it again. */
async function writtenReview(bench: ConformanceContext) {
  const customer = await bench.customer();
  const { list } = await customer.ok('getOrders', { current: 1, pageSize: 100 });
  for (const { id: orderId, lines } of list) {
    const line = lines.find(({ review, canReview }) => review && canReview);
    if (!line?.review) continue;
    const { stars, text, photos } = line.review;
    return { customer, line, input: { orderId, skuId: line.skuId, stars, text, photos } };
  }
  throw new NotApplicable('the account has written no review that it can change');
}

const ratingsOf = async ({ visitor }: ConformanceContext, { goodsId }: OrderLine) =>
  (await visitor.ok('getGoodsDetail', { id: goodsId })).reviews?.distribution;

export const reviewRules: readonly ConformanceRule[] = [
  {
    id: 'reviewReplaced',
    says: 'A review that is written again counts once, and the order has what was written last.',
    parts: ['reviews'],
    async run(bench) {
      const { customer, line, input } = await writtenReview(bench);
      const before = await ratingsOf(bench, line);
      const order = await customer.ok('writeReview', input);
      const review = order.lines.find(({ skuId }) => skuId === line.skuId)?.review;
      expectSame(
        [review?.stars, review?.text, review?.photos.length],
        [input.stars, input.text, input.photos.length],
        'the review of the line that was written again',
      );
      expectSame(await ratingsOf(bench, line), before, 'the ratings after the same review');
    },
  },
  {
    id: 'reviewClosed',
    says: 'What was not delivered cannot be reviewed, and nobody reviews an order of another customer.',
    parts: ['reviews'],
    async run(bench) {
      const { input } = await writtenReview(bench);
      const { sku } = await bench.product();
      const order = await bench.placeOrder(await bench.prepare(sku));
      const customer = await bench.customer();
      const early = { ...input, orderId: order.id, skuId: sku.id, photos: [] };
      const refusal = await customer.refused('writeReview', early, 'a review of an unpaid order was accepted');
      expectCode(refusal, ['REVIEW_CLOSED'], 'a review of an unpaid order');
      const other = await bench.other();
      const foreign = await other.refused('writeReview', input, 'a review of a foreign order was accepted');
      expectCode(foreign, ['NOT_FOUND'], 'a review of a foreign order');
    },
  },
];
