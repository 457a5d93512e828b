/** A valid input for every call, for tests of the whole contract. */
import { readsWithoutInput, type calls, type CallName } from '../../src/api/calls';
import type { InputOf } from '../../src/api/defineCall';
import { operationId } from './purchase';

type ContractCalls = typeof calls;
type InputByCall = { readonly [Name in CallName]: InputOf<ContractCalls[Name]> };
type WithoutFields = Readonly<Record<never, never>>;
type NeedsInput = { [Name in CallName]: WithoutFields extends InputOf<ContractCalls[Name]> ? never : Name }[CallName];

/** Ids that `sampleInputs` uses. */
export interface SampleIds {
  skuId: string;
  goodsId: string;
  orderId: string;
  ticketId: string;
  articleId: string;
}

const firstPage = { current: 1, pageSize: 10 };

/**
 * Returns a valid input for every call; a read that needs no field has none, unless it is listed here. The ids exist in the shop, or are
 * unknown ids when the shop has no such row.
 */
export function sampleInputs({ skuId, goodsId, orderId, ticketId, articleId }: SampleIds): InputByCall {
  const lines = [{ skuId, quantity: 1 }];
  const inputs: Pick<InputByCall, NeedsInput> & Partial<InputByCall> = {
    getGoodsList: { ...firstPage, sort: 'priceUp' },
    getGoodsDetail: { id: goodsId },
    recommendGoods: { ...firstPage, goodsId },
    packGoods: { lines, useBalance: true, discountCode: 'HELLO5' },
    sendVerifyCode: { phone: '+14155550198' },
    loginWithVerifyCode: { phone: '+14155550198', code: '000000' },
    getCurrentUser: { type: 1 },
    updateUser: { nickname: 'Ada' },
    updatePhone: { phone: '+14155550197', code: '000000' },
    checkDiscountCode: { code: 'HELLO5' },
    saveAddress: {
      recipient: 'Ada',
      phone: '+14155550198',
      region: 'CA',
      city: 'San Francisco',
      street: '1 Main Street',
    },
    getUnpaidOrders: firstPage,
    getOrders: { ...firstPage, pageSize: 100 },
    getOrderDetail: { id: orderId },
    confirmOrder: { operationId: operationId(1), lines, isAgreed: true, expectedTotal: 0 },
    payOrder: { operationId: operationId(2), orderId, expectedTotal: 0 },
    cancelOrder: { id: orderId, reason: 'other' },
    quoteReturn: { orderId, lines },
    requestReturn: {
      operationId: operationId(5),
      orderId,
      lines: [{ skuId, quantity: 1, reason: 'other' }],
      expectedRefund: 0,
    },
    cancelReturn: { orderId, id: 'return_1' },
    getGiftOptions: { orderId, code: 'GIFT-CODE' },
    wrapGift: { orderId, code: 'GIFT-CODE', designId: 'plain', message: 'Hello', from: 'Ada' },
    unwrapGift: { orderId, code: 'GIFT-CODE' },
    getGift: { token: 'gift_1' },
    openGift: { token: 'gift_1' },
    deleteAccount: { code: '000000' },
    setAlert: { kind: 'price', goodsId, skuId, isOn: true },
    getReviews: { goodsId, withPhotos: true, sort: 'newest' },
    writeReview: { orderId, skuId, stars: 4 },
    withdraw: { operationId: operationId(3), amount: 1_000, payeeName: 'Ada', payeeAccount: '4821' },
    getTicketDetail: { id: ticketId },
    exchangeCode: { operationId: operationId(4), code: 'BALANCE-20' },
    getArticle: { id: articleId },
    getPromotion: { origin: 'https://shop.example' },
  };
  const empty = Object.fromEntries(readsWithoutInput().map((name) => [name, {}]));
  return { ...empty, ...inputs } as InputByCall;
}
