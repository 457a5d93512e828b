import type { price as en } from '@/locales/en/price';
import type { SameWords } from '@/locales/sameWords';

export const price: SameWords<typeof en> = {
  'goods.priceNow': '现价',
  'goods.priceWas': '原价',
  'goods.priceFrom': '{price} 起',
};
