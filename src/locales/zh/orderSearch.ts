import type { orderSearch as en } from '@/locales/en/orderSearch';
import type { SameMessages } from '@/locales/sameMessages';

export const orderSearch: SameMessages<typeof en> = {
  'order.parcel.scans': '包裹轨迹',
  'order.parcel.all': '查看全部 {count} 条',
  'order.parcel.fewer': '收起',
  'order.deliveryKind': '配送方式',
  'order.search': '搜索订单',
  'order.search.month': '月份',
  'order.search.anyMonth': '全部月份',
  'order.search.found': { other: '找到 {count} 笔订单' },
  'order.search.none': '没有找到订单',
  'order.search.none.text': '换个词或月份再试试。',
  'order.search.clear': '查看全部订单',
  'order.cancelledBack': '订单已取消，将退回 {amount}',
};
