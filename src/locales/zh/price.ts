import type { price as en } from '@/locales/en/price';
import type { SameMessages } from '@/locales/sameMessages';

export const price: SameMessages<typeof en> = {
  'goods.priceNow': '现价',
  'goods.priceWas': '原价',
  'goods.priceFrom': '{price} 起',
};
