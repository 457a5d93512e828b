/**
 * All calls of the API by name: those of spec section 7, the server and user fetches that it names without a path, and the optional
 * calls. The groups are those of the specification, and of the handlers of the demo shop. The demo shop, the tests, the developer page and the
 * OpenAPI document use this table. Screens import single calls from the files of the resources, so that a page loads only the
 * schemas that it needs.
 */
import * as v from 'valibot';
import { deleteAccount, getAccountDeletion } from './accountDeletion';
import { getAlerts, setAlert } from './alerts';
import { getAddresses, saveAddress } from './addresses';
import { getArticle, getArticles, getHelpList } from './articles';
import { checkDiscountCode, getMyCoupons } from './coupons';
import { getCurrentUser } from './customer';
import { getGift, getGiftOptions, openGift, unwrapGift, wrapGift } from './gifts';
import { getBanners, getCategories, getGoodsList, getVirtualGoods, recommendGoods } from './goods';
import { getUserInfo, loginWithVerifyCode, sendVerifyCode, updatePhone } from './login';
import { cancelOrder, confirmOrder, getOrderDetail, getOrders, getUnpaidOrders } from './orders';
import { packGoods } from './packs';
import { payOrder } from './payments';
import { getGoodsDetail } from './products';
import { updateUser } from './profile';
import { getPromotion } from './promotion';
import { cancelReturn, quoteReturn, requestReturn } from './returns';
import { getReviews, writeReview } from './reviews';
import { getServerInfo } from './server';
import { getServerCode, getServerList } from './service';
import { exchangeCode, getTicketDetail, getTickets } from './tickets';
import { getEnableBalance, getWalletLog, getWithdrawLog, withdraw } from './wallet';

export const homeCalls = {
  getBanners,
  getCategories,
  getGoodsDetail,
  getGoodsList,
  getHelpList,
  getVirtualGoods,
  packGoods,
  recommendGoods,
};
export const userCalls = {
  checkDiscountCode,
  getAddresses,
  getCurrentUser,
  getEnableBalance,
  getMyCoupons,
  getUserInfo,
  loginWithVerifyCode,
  saveAddress,
  sendVerifyCode,
  updatePhone,
  updateUser,
};
export const orderCalls = { cancelOrder, confirmOrder, getOrderDetail, getOrders, getUnpaidOrders, payOrder };
export const walletCalls = { exchangeCode, getTicketDetail, getTickets, getWalletLog, getWithdrawLog, withdraw };
export const shopCalls = { getArticle, getArticles, getPromotion, getServerCode, getServerInfo, getServerList };

export const returnCalls = { cancelReturn, quoteReturn, requestReturn };
export const alertCalls = { getAlerts, setAlert };
export const giftCalls = { getGift, getGiftOptions, openGift, unwrapGift, wrapGift };

export const accountDeletionCalls = { deleteAccount, getAccountDeletion };

export const reviewCalls = { getReviews, writeReview };

/** The calls beside those of the specification. Each belongs to a part of the shop that is only there when the API says so. */
export const optionalCalls = { ...returnCalls, ...alertCalls, ...reviewCalls, ...giftCalls, ...accountDeletionCalls };

export const calls = { ...homeCalls, ...userCalls, ...orderCalls, ...walletCalls, ...shopCalls, ...optionalCalls };

export type CallName = keyof typeof calls;

const callNames = Object.keys(calls) as CallName[];

/** The names of the reads that need no field. What visits every call derives its visits of them, so they need no row there. */
export const readsWithoutInput = (): readonly CallName[] =>
  callNames.filter((name) => calls[name].kind === 'read' && v.is(calls[name].input, {}));
