import type { reviewPanel as en } from '@/locales/en/reviewPanel';
import type { SameMessages } from '@/locales/sameMessages';

export const reviewPanel: SameMessages<typeof en> = {
  'review.count': { other: '{count} 个评分' },
  'review.distribution': '各星级评分数',
  'review.stars': { other: '{count} 星' },
  'review.by': '{author}的评价',
  'review.bought': '已购：{option}',
  'review.photo': '放大{author}的照片，第 {at} 张，共 {count} 张',
  'review.helpful': { other: '{count} 人觉得有用' },
  'review.written': { other: '其中 {count} 条有文字或照片' },
  'review.own': '我的评价',
  'review.sort': '排序',
  'review.sort.helpful': '最有用',
  'review.sort.newest': '最新',
  'review.sort.highest': '评分最高',
  'review.sort.lowest': '评分最低',
  'review.withPhotos': '有照片',
  'review.all': '查看全部',
  'review.none': '还没有这样的评价。',
};
