import type { home as en } from '@/locales/en/home';
import type { SameMessages } from '@/locales/sameMessages';

export const home: SameMessages<typeof en> = {
  'home.search': '搜索商品',
  'home.banners': '精选专题',
  'home.categories': '分类',
  'home.virtual': '一分钟到账',
  'home.all': '全部',
  'home.allOf': '全部“{name}”',
  'home.picked': '为你挑选',
  'home.notice': '公告',
};
