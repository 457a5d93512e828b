import type { suggestions as en } from '@/locales/en/suggestions';
import type { SameMessages } from '@/locales/sameMessages';

export const suggestions: SameMessages<typeof en> = {
  'shell.suggestions': '搜索建议',
  'shell.allResults': '查看“{keyword}”的全部结果',
  'suggestion.group.term': '搜索历史',
  'suggestion.recentClear': '全部清除',
  'suggestion.recentForget': '删除“{term}”',
  'suggestion.group.query': '搜索建议',
  'suggestion.group.category': '分类',
  'suggestion.group.goods': '商品',
  'suggestion.group.article': '帮助与资讯',
  'suggestion.group.order': '我的订单',
  'suggestion.order': '订单 {number}',
};
