import type { redeem as en } from '@/locales/en/redeem';
import type { SameMessages } from '@/locales/sameMessages';

export const redeem: SameMessages<typeof en> = {
  'redeem.yours': '这件已属于你',
  'redeem.got.goodsByCoupon': '已放入一张可抵一件的优惠券。',
  'redeem.got.deliveryExtra': '已放入一张可抵一件的优惠券，运费另付。',
};
