export const price = {
  'goods.priceNow': 'Now',
  'goods.priceWas': 'was',
  'goods.priceFrom': 'from {price}',
} as const;
