import type { reviewForm as en } from '@/locales/en/reviewForm';
import type { SameMessages } from '@/locales/sameMessages';

export const reviewForm: SameMessages<typeof en> = {
  'reviews.hint': '点一下星星，评分立即生效。',
  'reviews.rating': '我的评分：{name}',
  'reviews.stars': { other: '{count} 星' },
  'reviews.saving': '正在保存…',
  'reviews.thanks': '谢谢，评分已生效。写几句话或加张照片，对别人更有帮助。',
  'reviews.saved': '已保存，所有人都能看到您的评价。',
  'reviews.checked': '已保存，审核后其他人才能看到。',
  'reviews.unsaved': '评分还没有保存。',
  'reviews.again': '重新保存',
  'reviews.text': '我的评价',
  'reviews.public': '所有人都能看到，昵称会缩写显示。',
  'reviews.photosHint': '选填。最多 {count} 张照片，会先在您的设备上压缩。',
  'reviews.submit': '保存评价',
  'reviews.nothing': '收到且未退回的商品可以评价。',
};
