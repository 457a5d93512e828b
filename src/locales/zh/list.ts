import type { list as en } from '@/locales/en/list';
import type { SameMessages } from '@/locales/sameMessages';

export const list: SameMessages<typeof en> = {
  'list.more': '加载更多',
  'list.end': '已经到底啦',
  'list.shown': '已显示 {shown} 项，共 {total} 项',
};
