import type { inbox as english } from '@/locales/en/inbox';
import type { SameMessages } from '@/locales/sameMessages';

/** Messages of the inbox. */
export const inbox: SameMessages<typeof english> = {
  'inbox.unread': { other: '{count} 条未读' },
  'inbox.allRead': '全部已读',
  'inbox.markAll': '全部标为已读',
  'inbox.isUnread': '未读：',
  'inbox.all': '查看全部消息',
  'inbox.signedOut': '登录后可查看订单的最新消息。',
  'inbox.empty': '暂时没有新消息',
  'inbox.empty.text': '订单和店铺的新消息会显示在这里。',
  'inbox.period.today': '今天',
  'inbox.period.week': '本周',
  'inbox.period.earlier': '更早',
  'inbox.part.customer': '你的账户',
  'inbox.part.orders': '订单',
  'inbox.part.coupons': '优惠券',
  'inbox.part.articles': '店铺动态',
  'inbox.order.toPay': '已为你预留商品，等待付款',
  'inbox.order.presale': '已付款，等待发货',
  'inbox.order.ready': '兑换码已到账',
  'inbox.order.shipped': '已发货，正在路上',
  'inbox.order.delivered': '已送达',
  'inbox.order.lapsed': '超时未付款，订单已取消',
  'inbox.order.refunded': '已退款',
  'inbox.coupon': '优惠券即将到期',
  'inbox.coupon.until': '{name}，有效期至 {when}',
};
