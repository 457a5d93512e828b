/** `/api/user` without the orders: sign-in, profile, addresses, coupons, wallet, tickets. */
import { list, photo, success, type Exchange } from './exchange';

const user = {
  id: 'u-1',
  nickname: 'Mei 林',
  avatar: 'preset:fox',
  phone: '+86 138 ••• 8000',
  joinedAt: '2025-01-02T03:04:05Z',
  counts: { toPay: 1, toShip: 2, toReceive: 3, coupons: 4, tickets: 5, addresses: 6 },
};
const addressDraft = {
  recipient: 'Mei Lin',
  phone: '+8613800138000',
  region: 'Zhejiang',
  city: 'Hangzhou',
  street: '1 West Lake Road',
  postcode: '310000',
  isDefault: true,
};
const coupon = {
  id: 'cp-1',
  name: 'Spring',
  kind: 'amount',
  value: 1_500,
  threshold: 5_000,
  maxOff: 1_500,
  scope: 'Everything',
  validFrom: '2026-03-01T00:00:00+08:00',
  validUntil: '2026-05-01T00:00:00+08:00',
  target: { kind: 'hall', keyword: 'lamp' },
};
const withdrawal = {
  id: 'w-1',
  amount: 5_000,
  fee: 80,
  net: 4_920,
  currency: 'EUR',
  payee: 'Mei Lin ·· 4821',
  reason: 'The bank does not know this account.',
  requestedAt: '2026-03-04T09:30:00+08:00',
  settledAt: '2026-03-05T09:30:00+08:00',
  operationId: '6f9619ff-8b86-4011-b42d-00c04fc964f1',
};
const entry = {
  id: 'l-1',
  title: 'Order P-204417',
  amount: -8_900,
  balanceAfter: 1_100,
  at: '2026-03-04T09:31:00+08:00',
  orderId: 'o-1',
  operationId: '6f9619ff-8b86-4011-b42d-00c04fc964f1',
};
const ticket = {
  id: 't-1',
  name: 'Concert',
  subtitle: 'Row 7',
  picture: photo,
  place: 'Lantern Hall',
  validUntil: '2026-06-01T22:00:00+08:00',
  usedAt: '2026-05-30T20:00:00+08:00',
};
const kinds = ['payment', 'refund', 'reward', 'redeem', 'withdrawal', 'withdrawalReturn', 'topUp'];
const operationId = '6f9619ff-8b86-4011-b42d-00c04fc964f1';

export const account: Readonly<Record<string, Exchange>> = {
  sendVerifyCode: {
    method: 'POST',
    path: '/api/user/sendVerifyCode',
    request: { phone: '+8613800138000', purpose: 'changePhone' },
    response: success({ resendAfterMs: 60_000, validForMs: 600_000, demoCode: '123456' }),
  },
  loginWithVerifyCode: {
    method: 'POST',
    path: '/api/user/loginWithVerifyCode',
    request: { phone: '+8613800138000', code: '123456', inviteCode: 'AAAA2222' },
    response: success({ token: 'eyJhbGciOi.x.y', user }),
  },
  getCurrentUser: {
    method: 'GET',
    path: '/api/user/current',
    request: { type: 1 },
    response: success(user),
  },
  getUserInfo: { method: 'GET', path: '/api/user/info', response: success(user) },
  updateUser: {
    method: 'POST',
    path: '/api/user/update',
    request: { nickname: 'Mei 林', avatar: 'preset:fox' },
    response: success(user),
  },
  updatePhone: {
    method: 'POST',
    path: '/api/user/updatePhone',
    request: { phone: '+8613800138000', code: '123456' },
    response: success(user),
  },
  getEnableBalance: {
    method: 'GET',
    path: '/api/user/enableBalance',
    response: success({
      currency: 'EUR',
      available: 12_345,
      frozen: 678,
      withdrawMinimum: 1_000,
      feeFixed: 50,
      feePerMille: 6,
    }),
  },
  checkDiscountCode: {
    method: 'GET',
    path: '/api/user/checkDiscountCode',
    request: { code: 'HELLO & BYE' },
    response: success({
      code: 'HELLO & BYE',
      name: 'Welcome',
      isUsable: false,
      refusal: { code: 'belowThreshold', missing: 50 },
    }),
  },
  getMyCoupons: {
    method: 'GET',
    path: '/api/user/myCoupon',
    response: list({ ...coupon, state: 'usable' }, { ...coupon, state: 'used' }, { ...coupon, state: 'expired' }),
  },
  getAddresses: { method: 'GET', path: '/api/user/address', response: list({ id: 'ad-1', ...addressDraft }) },
  saveAddress: {
    method: 'POST',
    path: '/api/user/address/save',
    request: { id: 'ad-1', orderId: 'o-1', ...addressDraft },
    response: success({ list: [{ id: 'ad-1', ...addressDraft }], total: 1, savedId: 'ad-1' }),
  },
  getWalletLog: {
    method: 'GET',
    path: '/api/user/wallet/log',
    response: list(...kinds.map((kind) => ({ ...entry, kind }))),
  },
  withdraw: {
    method: 'POST',
    path: '/api/user/withdraw',
    request: { operationId, amount: 5_000, payeeName: 'Mei Lin', payeeAccount: '4000123412344821' },
    response: success({ ...withdrawal, status: 'reviewing' }),
  },
  getWithdrawLog: {
    method: 'GET',
    path: '/api/user/withdraw/log',
    response: list(...['reviewing', 'paying', 'paid', 'failed'].map((status) => ({ ...withdrawal, status }))),
  },
  getTickets: {
    method: 'GET',
    path: '/api/user/ticket/list',
    response: list(...['unused', 'used', 'expired'].map((state) => ({ ...ticket, state }))),
  },
  getTicketDetail: {
    method: 'GET',
    path: '/api/user/ticket/detail',
    request: { id: 't-1' },
    response: success({
      ...ticket,
      state: 'used',
      code: 'K7QF-2MXA',
      qrPayload: 'T:K7QF2MXA',
      terms: ['Doors open at seven.'],
      orderId: 'o-1',
    }),
  },
  exchangeCode: {
    method: 'POST',
    path: '/api/user/exchange/code',
    request: { operationId, code: 'MONEY-PLEASE' },
    response: success({
      kind: 'ticket',
      name: 'Concert',
      amount: 2_000,
      ticketId: 't-1',
      couponId: 'cp-1',
      goodsId: 'g-204',
    }),
  },
};
