/** Sign-in, profile, address book, coupons. */
import type * as calls from '../../../src/api/userCalls';
import { customerOf, type CallContext, type HandlersOf } from '../context';
import { addressBook, putAddress, removeAddress } from '../domain/addresses';
import { couponShownState } from '../domain/coupons';
import { addCustomer, changePhone, customerByPhone } from '../domain/customers';
import { checkDiscount } from '../domain/discountCodes';
import { changeOrderAddress } from '../domain/orders';
import { RESEND_MS, sendCode, spendCode, VALID_MS } from '../domain/oneTimeCodes';
import { openSession } from '../domain/sessions';
import { availableBalance, heldBalance } from '../domain/wallet';
import { FEE_FIXED, FEE_PER_MILLE, withdrawalsUnderWay, WITHDRAW_MINIMUM } from '../domain/withdrawals';
import { wholeList } from '../listPage';
import { foundOr } from '../shopError';
import { showCoupon, showDiscount } from '../show/coupon';
import { showAddress, showUser } from '../show/customer';

const currentUser = (context: CallContext) => showUser(context, customerOf(context));
const shownBook = (context: CallContext, customerId: string) => wholeList(addressBook(context, customerId), showAddress);
const couponOrder = { usable: 0, used: 1, expired: 2 };

export const userHandlers: HandlersOf<typeof calls> = {
  sendVerifyCode(context, { phone, purpose }) {
    const demoCode = sendCode(context, purpose, phone);
    return { resendAfterMs: RESEND_MS, validForMs: VALID_MS, demoCode };
  },

  loginWithVerifyCode(context, { phone, code, inviteCode }) {
    spendCode(context, 'login', phone, code);
    const customer = customerByPhone(context, phone) ?? addCustomer(context, phone, inviteCode ?? '');
    return { token: openSession(context, customer.id), user: showUser(context, customer) };
  },

  getCurrentUser: currentUser,
  getUserInfo: currentUser,

  updateUser(context, { nickname, avatar }) {
    const customer = customerOf(context);
    const changed = { ...customer, nickname: nickname ?? customer.nickname, avatar: avatar ?? customer.avatar };
    context.books.customers.put(customer.id, changed);
    return showUser(context, changed);
  },

  updatePhone(context, { phone, code }) {
    const customer = customerOf(context);
    spendCode(context, 'changePhone', phone, code);
    return showUser(context, changePhone(context, customer, phone));
  },

  getEnableBalance(context) {
    const { id } = customerOf(context);
    return {
      currency: context.goods.currency,
      available: availableBalance(context, id),
      frozen: heldBalance(context, id) + withdrawalsUnderWay(context, id),
      withdrawMinimum: WITHDRAW_MINIMUM,
      feeFixed: FEE_FIXED,
      feePerMille: FEE_PER_MILLE,
    };
  },

  checkDiscountCode: (context, { code }) => showDiscount(context, checkDiscount(context, customerOf(context).id, code)),

  getMyCoupons(context) {
    const stateOf = (row: Parameters<typeof couponShownState>[0]) => couponOrder[couponShownState(row, context.now)];
    const rows = context.books.coupons.listOf(customerOf(context).id);
    return wholeList(
      rows.sort((one, other) => stateOf(one) - stateOf(other) || one.validUntil - other.validUntil),
      (row) => showCoupon(context, row),
    );
  },

  getAddresses: (context) => shownBook(context, customerOf(context).id),

  saveAddress(context, input) {
    const { id: customerId } = customerOf(context);
    if ('remove' in input) {
      removeAddress(context, customerId, input.id);
      return { ...shownBook(context, customerId), savedId: null };
    }
    const { id, orderId, ...draft } = input;
    const order = orderId === undefined ? undefined : foundOr(context.books.orders.of(customerId, orderId), 'orderUnknown');
    const saved = putAddress(context, customerId, id, draft);
    if (order) changeOrderAddress(context, order, showAddress(saved));
    return { ...shownBook(context, customerId), savedId: saved.id };
  },
};
