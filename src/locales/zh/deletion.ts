import type { deletion as en } from '@/locales/en/deletion';
import type { SameMessages } from '@/locales/sameMessages';

export const deletion: SameMessages<typeof en> = {
  'deletion.intro': '账号注销后无法恢复。以下内容会一并失去：',
  'deletion.losses': '你将失去',
  'deletion.nothing': '你的个人资料和登录方式。此账号中没有其他内容。',
  'deletion.loss.balance': '余额',
  'deletion.loss.coupons': '可用的优惠券',
  'deletion.loss.tickets': '未使用的兑换码和票券',
  'deletion.loss.orders': '历史订单',
  'deletion.loss.addresses': '收货地址',
  'deletion.loss.alerts': '提醒',
  'deletion.loss.saved': '收藏的商品',
  'deletion.kept':
    '个人资料也会在所有设备上删除。订单记录依法保留，但不含你的姓名和地址。评价会保留，不再显示你的名字；已送出的礼物继续有效。',
  'deletion.blocked': '请先处理以下事项',
  'deletion.blockedText': '还有未完结的事项时，无法注销账号。',
  'deletion.blocker.openOrders': '{count} 个订单尚未完成',
  'deletion.blocker.openReturns': '{count} 个退货申请尚未完成',
  'deletion.blocker.pendingWithdrawals': '{count} 笔提现尚未到账',
  'deletion.toOrders': '查看订单',
  'deletion.toWithdrawals': '查看提现记录',
  'deletion.confirm': '确认是你本人',
  'deletion.confirmText': '验证码会发送到 {phone}。',
  'deletion.codeHint': '短信中的 {count} 位数字',
  'deletion.sentTo': '验证码已发往 {phone}。',
  'deletion.canResend': '{phone} 没有收到短信？可以重新获取验证码。',
  'deletion.keep': '保留账号',
  'deletion.submit': '永久注销账号',
  'deletion.busy': '正在注销…',
  'deletion.open': '账号还有未完结的事项，列表已更新。',
  'deletion.done': '账号已注销',
};
