/** The messages of business errors (`errorMessage` in the envelope), in both languages. */
import type { LocalizedText } from './text';

const texts = {
  signIn: { en: 'Please sign in to continue.', zh: '请先登录，再继续操作。' },
  input: {
    en: 'Please check the marked fields.',
    zh: '填写的内容有误，请检查标出的项目。',
  },
  unknownCall: { en: 'The shop doesn’t know this call.', zh: '店铺没有这个接口。' },
  internal: {
    en: 'Something went wrong on our side. Please try again in a moment.',
    zh: '我们这边出了点问题，请稍后再试。',
  },
  goodsUnknown: { en: 'This item is no longer available.', zh: '这件商品已下架。' },
  articleUnknown: { en: 'This article is no longer available.', zh: '这篇文章已不在了。' },
  orderUnknown: { en: 'We can’t find this order.', zh: '没有找到这个订单。' },
  ticketUnknown: { en: 'We can’t find this ticket.', zh: '没有找到这张票券。' },
  addressUnknown: { en: 'We can’t find this address.', zh: '没有找到这个地址。' },
  resendTooSoon: {
    en: 'We just sent a code. Please wait before getting another.',
    zh: '验证码刚刚发出，请稍等片刻再重新获取。',
  },
  codeWrong: { en: 'That’s not the code. Please check the digits.', zh: '验证码不正确，请核对后重新输入。' },
  codeExpired: { en: 'That code is no longer valid. Please get a new one.', zh: '验证码已失效，请重新获取。' },
  codeTries: {
    en: 'Too many wrong codes for this number. Please try again later.',
    zh: '该手机号的验证码错误次数过多，请稍后再试。',
  },
  phoneTaken: { en: 'This phone number belongs to another account.', zh: '该手机号已绑定其他账号。' },
  addressBookFull: {
    en: 'Your address book is full at 20 addresses. Please remove one first.',
    zh: '最多可保存 20 个地址，请先删除一个。',
  },
  packUnavailable: {
    en: 'Something in your order is no longer available as requested.',
    zh: '订单中有商品已无法按所选购买。',
  },
  totalChanged: {
    en: 'The total has changed. Please check it again.',
    zh: '订单金额有变动，请重新确认。',
  },
  addressMissing: { en: 'Please choose a delivery address.', zh: '请选择收货地址。' },
  presaleNotAccepted: { en: 'Please accept the presale terms first.', zh: '请先同意预售条款。' },
  orderExpired: { en: 'This order wasn’t paid in time, so it was canceled.', zh: '已超过付款时间，订单已自动取消。' },
  orderState: {
    en: 'The order has moved on, so this can’t be done anymore.',
    zh: '订单状态已更新，无法再进行此操作。',
  },
  orderYielded: {
    en: 'Its codes and tickets have been issued, so the order can’t be canceled here. Our service desk can help.',
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
  balanceShort: { en: 'Your balance doesn’t cover this amount.', zh: '可用余额不足。' },
  belowMinimum: { en: 'That’s below the minimum withdrawal.', zh: '未达到最低提现金额。' },
  redeemUnknown: { en: 'We don’t recognize that code. Check it and try again.', zh: '没有这个兑换码，请核对后再试。' },
  redeemUsed: { en: 'This code has already been used.', zh: '这个兑换码已被使用。' },
  redeemOutOfDate: { en: 'This code has expired.', zh: '这个兑换码已过期。' },
  redeemOnce: {
    en: 'You’ve already used this code. One per customer.',
    zh: '每人限兑一次，你已兑换过。',
  },
  redeemTries: {
    en: 'Too many codes we don’t recognize. Please try again later.',
    zh: '错误次数过多，请稍后再试。',
  },
} as const satisfies Record<string, LocalizedText>;

export type ErrorMessageKey = keyof typeof texts;
export const errorMessages: Readonly<Record<ErrorMessageKey, LocalizedText>> = texts;
