/** Handlers of `/api/user`: sign-in, profile, balance, coupons, discount codes and addresses (specification, 7). */
import type { userCalls } from '../../src/api/calls';
import { requireCustomer, type CallContext, type Handlers } from '../context';
import { listAddresses, MAX_ADDRESSES, saveAddress, removeAddress } from '../domain/addresses';
import { getCouponState } from '../domain/coupons';
import { addCustomer, changeIdentifier, findCustomerByIdentifier, fullNameOf } from '../domain/customers';
import { checkDiscount } from '../domain/discountCodes';
import { readIdentifier } from '../domain/identifiers';
import { changeOrderAddress } from '../domain/orders';
import { CODE_RESEND_MS, createOneTimeCode, consumeOneTimeCode, CODE_VALID_MS } from '../domain/oneTimeCodes';
import { endOtherSessions, openSession } from '../domain/sessions';
import { getAvailableBalance, getHeldBalance } from '../domain/wallet';
import {
  FEE_FIXED,
  FEE_PER_MILLE,
  formatAccount,
  listPayees,
  sumPendingWithdrawals,
  WITHDRAW_MINIMUM,
} from '../domain/withdrawals';
import { toFullList } from '../pagination';
import { requireFound } from '../shopError';
import { serializeCoupon, serializeDiscountCheck } from '../serializers/coupon';
import { serializeAddress, serializeUser } from '../serializers/customer';

const currentUser = (context: CallContext) => serializeUser(context, requireCustomer(context));
const serializeAddresses = (context: CallContext, customerId: string) =>
  toFullList(listAddresses(context, customerId), serializeAddress);
const couponOrder = { usable: 0, used: 1, expired: 2 };

export const userHandlers: Handlers<typeof userCalls> = {
  sendVerifyCode(context, { purpose, ...fields }) {
    const demoCode = createOneTimeCode(context, purpose, readIdentifier(context, fields));
    return { resendAfterMs: CODE_RESEND_MS, validForMs: CODE_VALID_MS, demoCode };
  },

  loginWithVerifyCode(context, { code, inviteCode, isAgreed, ...fields }) {
    const identifier = readIdentifier(context, fields);
    consumeOneTimeCode(context, 'login', identifier, code);
    const found = findCustomerByIdentifier(context, identifier) ?? addCustomer(context, identifier, inviteCode ?? '');
    const customer = isAgreed ? { ...found, agreedVersion: context.goods.shop.agreementVersion } : found;
    if (isAgreed) context.database.customers.put(customer.id, customer);
    return { token: openSession(context, customer.id), user: serializeUser(context, customer) };
  },

  getCurrentUser: currentUser,
  getUserInfo: currentUser,

  updateUser(context, { nickname, avatar }) {
    const customer = requireCustomer(context);
    const changed = { ...customer, nickname: nickname ?? customer.nickname, avatar: avatar ?? customer.avatar };
    context.database.customers.put(customer.id, changed);
    return serializeUser(context, changed);
  },

  updatePhone(context, { code, ...fields }) {
    const customer = requireCustomer(context);
    const identifier = readIdentifier(context, fields);
    consumeOneTimeCode(context, fields.email === undefined ? 'changePhone' : 'changeEmail', identifier, code);
    // A device that is lost with the old phone must not stay signed in.
    endOtherSessions(context, customer.id, context.token);
    return serializeUser(context, changeIdentifier(context, customer, identifier));
  },

  getEnableBalance(context) {
    const { id } = requireCustomer(context);
    return {
      currency: context.goods.currency,
      available: getAvailableBalance(context, id),
      frozen: getHeldBalance(context, id) + sumPendingWithdrawals(context, id),
      withdrawMinimum: WITHDRAW_MINIMUM,
      feeFixed: FEE_FIXED,
      feePerMille: FEE_PER_MILLE,
      payees: listPayees(context, id).map(({ id: payeeId, payeeName, payeeAccount }) => ({
        id: payeeId,
        name: payeeName,
        account: formatAccount(payeeAccount),
      })),
    };
  },

  checkDiscountCode: (context, { code }) =>
    serializeDiscountCheck(context, checkDiscount(context, requireCustomer(context).id, code)),

  getMyCoupons(context) {
    const stateOf = (row: Parameters<typeof getCouponState>[0]) => couponOrder[getCouponState(row, context.now)];
    const rows = context.database.coupons.listByCustomer(requireCustomer(context).id);
    return toFullList(
      rows.sort((one, other) => stateOf(one) - stateOf(other) || one.validUntil - other.validUntil),
      (row) => serializeCoupon(context, row),
    );
  },

  getAddresses(context) {
    const customer = requireCustomer(context);
    return {
      ...serializeAddresses(context, customer.id),
      limit: MAX_ADDRESSES,
      account: { name: fullNameOf(customer), phone: customer.phone },
    };
  },

  saveAddress(context, input) {
    const { id: customerId } = requireCustomer(context);
    if ('remove' in input) {
      removeAddress(context, customerId, input.id);
      return { ...serializeAddresses(context, customerId), savedId: null };
    }
    const { id, orderId, ...draft } = input;
    const order =
      orderId === undefined
        ? undefined
        : requireFound(context.database.orders.find(customerId, orderId), 'orderUnknown');
    const saved = saveAddress(context, customerId, id, draft);
    if (order) changeOrderAddress(context, order, serializeAddress(saved));
    return { ...serializeAddresses(context, customerId), savedId: saved.id };
  },
};
