import type { review as en } from '@/locales/en/review';
import type { SameMessages } from '@/locales/sameMessages';

export const review: SameMessages<typeof en> = {
  'review.title': '商品评价',
  'review.coupons': '优惠券',
  'review.afterCoupon': '用“{name}”后 {price}',
  'review.attributes': '商品参数',
  'review.alternatives': '类似商品',
  'review.noProduct': '链接里没有商品',
  'review.noProductText': '这个链接没有写明要打开哪件商品。请重新索取链接，或在店里找找看。',
};
