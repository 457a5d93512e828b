/** What an order offers of reviews. */
import type { Order } from '@/api/orders';

/** `write` while something has no review yet, `change` when all that can be reviewed has one; undefined when nothing can. */
export function reviewActionOf({ can, lines }: Pick<Order, 'can' | 'lines'>): 'write' | 'change' | undefined {
  const reviewable = lines.filter(({ canReview }) => canReview);
  if (!can.review || reviewable.length === 0) return undefined;
  return reviewable.some(({ review }) => !review) ? 'write' : 'change';
}
