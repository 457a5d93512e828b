export const redeem = {
  'redeem.yours': 'This one is yours',
  'redeem.got.goodsByCoupon': 'We added a coupon for one.',
  'redeem.got.deliveryExtra': 'We added a coupon for one; delivery is extra.',
} as const;
