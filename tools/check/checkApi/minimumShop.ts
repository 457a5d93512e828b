/** The calls that a shop needs at least. */
import type { CallName } from '../../../src/api/calls';

/**
 * The calls from the home page to a paid order, in the order in which a customer needs them. A new API starts with these.
 * Without the other calls their parts of the pages are empty or say that they could not be loaded, and everything else works. `npm run check` marks them.
 */
export const minimumShop = [
  'getServerInfo',
  'getBanners',
  'getCategories',
  'recommendGoods',
  'getGoodsList',
  'getGoodsDetail',
  'sendVerifyCode',
  'loginWithVerifyCode',
  'getCurrentUser',
  'getAddresses',
  'saveAddress',
  'packGoods',
  'confirmOrder',
  'payOrder',
  'getOrderDetail',
] as const satisfies readonly CallName[];

/** Whether a call is one of the calls from the home page to a paid order. */
export const isInMinimumShop = (name: CallName): boolean => minimumShop.some((one) => one === name);
