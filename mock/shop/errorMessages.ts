/** The messages of business errors (`errorMessage` in the envelope), in both languages. */
import type { LocalizedText } from './text';

const texts = {
  signIn: { en: 'Please sign in to go on.', zh: '请先登录，再继续操作。' },
  input: {
    en: 'Something in the form is not right. Please check the marked fields.',
    zh: '填写的内容有误，请检查标出的项目。',
  },
  unknownCall: { en: 'The shop does not know this address.', zh: '商城没有这个地址。' },
  internal: { en: 'The shop stumbled. Please try again in a moment.', zh: '商城出了点小状况，请稍后再试。' },
  goodsUnknown: { en: 'These goods are no longer in the shop.', zh: '这件商品已下架。' },
  articleUnknown: { en: 'This article is no longer here.', zh: '这篇文章已不在了。' },
  orderUnknown: { en: 'We cannot find this order.', zh: '没有找到这个订单。' },
  ticketUnknown: { en: 'We cannot find this ticket.', zh: '没有找到这张票券。' },
  addressUnknown: { en: 'We cannot find this address.', zh: '没有找到这个地址。' },
  resendTooSoon: {
    en: 'A code was sent a moment ago. Please wait before asking for another.',
    zh: '验证码刚刚发出，请稍等片刻再重新获取。',
  },
  codeWrong: { en: 'That code does not match. Please check the digits.', zh: '验证码不正确，请核对后重新输入。' },
  codeExpired: { en: 'That code is no longer valid. Please ask for a new one.', zh: '验证码已失效，请重新获取。' },
  codeTries: {
    en: 'Too many wrong codes for this number. Please wait a little and try again.',
    zh: '该手机号的验证码错误次数过多，请稍后再试。',
  },
  phoneTaken: { en: 'This phone number belongs to another account.', zh: '该手机号已绑定其他账号。' },
  addressBookFull: {
    en: 'The address book holds 20 addresses. Please remove one first.',
    zh: '最多可保存 20 个地址，请先删除一个。',
  },
  packUnavailable: {
    en: 'Something in your order cannot be bought as asked any more.',
    zh: '订单中有商品已无法按所选购买。',
  },
  totalChanged: {
    en: 'The total has changed since you last saw it. Please look again.',
    zh: '订单金额有变动，请重新确认。',
  },
  addressMissing: { en: 'Please choose where the parcel should go.', zh: '请选择收货地址。' },
  presaleNotAccepted: { en: 'Please accept the pre-order terms first.', zh: '请先同意预售条款。' },
  orderExpired: { en: 'The time to pay is over, so the order was cancelled.', zh: '已超过付款时间，订单已自动取消。' },
  orderState: {
    en: 'The order has moved on, so this is no longer possible.',
    zh: '订单状态已更新，无法再进行此操作。',
  },
  orderYielded: {
    en: 'Its codes and tickets were handed out, so the order cannot be cancelled here. Our service desk can help.',
    zh: '卡券已发放，订单无法自行取消，请联系客服。',
  },
  operationMismatch: {
    en: 'This request was already used for something else. Please start again.',
    zh: '该请求已用于其他操作，请重新发起。',
  },
  paymentDeclined: {
    en: 'Your payment was declined, and you weren’t charged. Choose another way to pay, or try again.',
    zh: '付款被拒绝，没有扣款。请换一种方式，或再试一次。',
  },
  balanceShort: { en: 'Your balance does not cover this amount.', zh: '可用余额不足。' },
  belowMinimum: { en: 'That is less than the smallest withdrawal.', zh: '未达到最低提现金额。' },
  redeemUnknown: { en: 'We do not know this code. Please check the letters.', zh: '没有这个兑换码，请核对后再试。' },
  redeemUsed: { en: 'This code was used already.', zh: '这个兑换码已被使用。' },
  redeemOutOfDate: { en: 'This code has run out.', zh: '这个兑换码已过期。' },
  redeemOnce: {
    en: 'You have used this code already. It works once per customer.',
    zh: '每位顾客限兑一次，您已兑换过。',
  },
  redeemTries: {
    en: 'Too many codes that we do not know. Please wait a little and try again.',
    zh: '错误次数过多，请稍后再试。',
  },
} as const satisfies Record<string, LocalizedText>;

export type ErrorMessageKey = keyof typeof texts;
export const errorMessages: Readonly<Record<ErrorMessageKey, LocalizedText>> = texts;
