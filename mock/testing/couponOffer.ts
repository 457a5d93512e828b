/** The small catalogue whose product pages offer a coupon: 10 % off `phones`. Its redeem code has no limit and ends after 30 days. */
import type { CatalogueSeed } from '../../shop/catalogue/types';
import { smallCatalogue } from './smallCatalogue';

export const catalogueWithCouponOffer: CatalogueSeed = { ...smallCatalogue, productCouponCodes: ['EARS-PLEASE'] };
