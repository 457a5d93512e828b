/** Shared steps of the tests of reviews that customers write: the form of a delivered order. */
import { screen, waitFor, within } from '@testing-library/react';
import { pathOf, type Platform } from '@/lib/routes';
import { openPage } from './openPage';
import { withDeliveredOrder, type Delivered } from './returnSteps';

export const writePath = '/api/user/review/write';

/** The stars of the cup. */
export const cupStars = () => within(screen.getByRole('group', { name: 'Your rating: Slow Morning cup, Oat' }));

/** Opens the form at its own address. */
export async function openReviewForm(platform: Platform, { customer, id }: Pick<Delivered, 'customer' | 'id'>) {
  const page = await openPage(pathOf(platform, 'orders', { id, view: 'review' }), { as: customer });
  await screen.findByRole('group', { name: 'Your rating: Slow Morning cup, Oat' });
  return page;
}

/** The review of the cup, as the API names it. */
export const cupReview = ({ order }: Pick<Delivered, 'order'>) =>
  order().lines.find(({ skuId }) => skuId === 'cup.oat')?.review ?? null;

/** The write of a review, ready to be sent, and how often the user is fetched after it. */
export const reviewRequests = {
  writeReview: {
    fetches: 0 as const,
    open: async (platform: Platform) => {
      const delivered = withDeliveredOrder();
      const { user } = await openReviewForm(platform, delivered);
      return async () => {
        await user.click(cupStars().getByRole('button', { name: '4 stars' }));
        await waitFor(() => expect(cupReview(delivered)?.stars).toBe(4));
      };
    },
  },
};
