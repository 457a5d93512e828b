import type { price as en } from '@/locales/en/price';
import type { SameMessages } from '@/locales/sameMessages';

export const price: SameMessages<typeof en> = {
  'goods.priceNow': 'Jetzt',
  'goods.priceWas': 'statt',
  'goods.priceFrom': 'ab {price}',
};
