/** The whole catalogue of the demo shop. */
import { buying } from './articles/buying';
import { legal } from './articles/legal';
import { news } from './articles/news';
import { owning } from './articles/owning';
import { banners, campaigns } from './banners';
import { categories } from './categories';
import { discountCodes, redeemCodes } from './codes';
import { coupons, welcomeCouponId } from './coupons';
import { audio } from './goods/audio';
import { cameras } from './goods/cameras';
import { coffee } from './goods/coffee';
import { fashion } from './goods/fashion';
import { giftsAndPasses } from './goods/giftsAndPasses';
import { home } from './goods/home';
import { plants } from './goods/plants';
import { play } from './goods/play';
import { tickets } from './goods/tickets';
import { wearables } from './goods/wearables';
import { promotion, shop } from './shop';
import type { CatalogueSeed } from './types';

export const catalogue: CatalogueSeed = {
  shop,
  categories,
  goods: [...audio, ...wearables, ...cameras, ...play, ...home, ...fashion, ...coffee, ...plants, ...giftsAndPasses, ...tickets],
  banners,
  campaigns,
  articles: [...buying, ...owning, ...news, ...legal],
  coupons,
  welcomeCouponId,
  discountCodes,
  redeemCodes,
  promotion,
};
