import type { review as en } from '@/locales/en/review';
import type { SameMessages } from '@/locales/sameMessages';

export const review: SameMessages<typeof en> = {
  'review.title': '商品评价',
  'review.count': { other: '{count} 条评价' },
  'review.distribution': '各星级评价数',
  'review.stars': { other: '{count} 星' },
  'review.by': '{author}的评价',
  'review.bought': '已购：{option}',
  'review.photo': '{author}的照片，第 {at} 张，共 {count} 张，点击放大',
  'review.helpful': { other: '{count} 人觉得有用' },
  'review.coupons': '优惠券',
  'review.afterCoupon': '用“{name}”后 {price}',
  'review.returnsLink': '退货说明',
  'review.noProduct': '链接里没有商品',
  'review.noProductText': '这个链接没有写明要打开哪件商品。请重新索取链接，或在店里找找看。',
};
