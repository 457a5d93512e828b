import type { shellPc as en } from '@/locales/en/shellPc';
import type { SameMessages } from '@/locales/sameMessages';
import { shellShared } from './shellShared';

export const shellPc: SameMessages<typeof en> = {
  ...shellShared,
  'home.sort': '排序',
  'home.sort.picked': '为你推荐',
  'home.sort.popular': '热门',
  'home.sort.newest': '上新',
  'home.sort.priceUp': '价格',
  'shell.categories': '商品',
  'shell.allGoods': '全部商品',
  'shell.search': '搜索',
  'shell.inbox': '消息',
  'shell.settings': SHOP.languages.length > 1 ? '语言与外观' : '外观',
  'shell.quickView': '快速查看：{name}',
  'shell.bag': { other: '购物袋，{count} 件' },
  'shell.help': '帮助',
  'shell.allHelp': '全部帮助与资讯',
  'shell.service': '客服',
  'shell.service.desk': '全部联系方式',
  'shell.service.hours': '每天 {opens}–{closes}（{zone}）',
  'shell.service.open': '在线',
  'shell.service.closed': '休息中',
};
