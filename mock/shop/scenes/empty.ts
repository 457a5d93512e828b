/** A shop on the eve of its opening: nothing to sell, nothing to read but the legal texts. */
import type { CatalogueSeed } from '../catalogue/types';

/** The same shop without anything in it. */
export const emptyCatalogue = (catalogue: CatalogueSeed): CatalogueSeed => ({
  ...catalogue,
  shop: { ...catalogue.shop, notice: null },
  categories: [],
  goods: [],
  banners: [],
  campaigns: [],
  articles: catalogue.articles.filter((article) => article.kind === 'legal'),
  coupons: [],
  discountCodes: [],
  redeemCodes: [],
});
