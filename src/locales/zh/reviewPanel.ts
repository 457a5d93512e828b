import type { reviewPanel as en } from '@/locales/en/reviewPanel';
import type { SameMessages } from '@/locales/sameMessages';

export const reviewPanel: SameMessages<typeof en> = {
  'review.count': { other: '{count} 条评价' },
  'review.distribution': '各星级评价数',
  'review.stars': { other: '{count} 星' },
  'review.by': '{author}的评价',
  'review.bought': '已购：{option}',
  'review.photo': '放大{author}的照片，第 {at} 张，共 {count} 张',
  'review.helpful': { other: '{count} 人觉得有用' },
};
