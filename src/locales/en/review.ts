/** Messages of attributes, alternatives, reviews and coupons on the product page. The code of that page contains them. */
export const review = {
  'review.title': 'Reviews',
  'review.coupons': 'Coupons',
  'review.afterCoupon': '{price} with “{name}”',
  'review.attributes': 'Details',
  'review.alternatives': 'Similar products',
  'review.noProduct': 'No product in this link',
  'review.noProductText': 'The link is missing the product it should open. Ask for it again, or find the product here.',
} as const;
