import type { price as en } from '@/locales/en/price';
import type { SameMessages } from '@/locales/sameMessages';

export const price: SameMessages<typeof en> = {
  'goods.priceNow': 'Maintenant',
  'goods.priceWas': 'au lieu de',
  'goods.priceFrom': 'dès {price}',
};
