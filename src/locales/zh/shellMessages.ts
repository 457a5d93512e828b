import type { shellMessages as en } from '@/locales/en/shellMessages';
import type { SameMessages } from '@/locales/sameMessages';

export const shellMessages: SameMessages<typeof en> = {
  'shell.goodsCard': '商品卡片',
  'shell.optional': '（选填）',
  'shell.fault': { other: '已注入故障：' },
  'shell.fault.off': '关闭',
  'shell.account.mine': '我的账户',
  'shell.account.orders': '订单',
  'shell.account.addresses': '地址',
  'shell.pageSet': '页面版式',
  'shell.pageSet.h5': '切换到手机版',
  'shell.pageSet.pc': '切换到电脑版',
  'shell.pageSet.offer.h5': '这个版式更适合宽屏。',
  'shell.pageSet.offer.pc': '屏幕够宽，可以看得更多。',
  'home.pull': '下拉刷新',
  'home.letGo': '松开刷新',
  'home.refreshing': '正在刷新…',
};
