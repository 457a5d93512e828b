import type { pay as en } from '@/locales/en/pay';
import type { SameMessages } from '@/locales/sameMessages';

export const pay: SameMessages<typeof en> = {
  'checkout.pay.title': '选择付款方式',
  'checkout.pay.order': '订单 {number}',
  'checkout.pay.methods': '付款方式',
  'checkout.pay.unusable': '此订单暂不可用',
  'checkout.pay.other': '换一种付款方式',
  'checkout.pay.notOpened': '付款页面打不开，你没有在那里付款。可以再查一次；如果一直这样，请联系我们。',
  'checkout.pay.declined': '付款被拒绝（{name}），没有扣款。',
  'checkout.pay.cancelled': '付款已取消（{name}），没有扣款。',
  'checkout.pay.unheard': '还没有收到“{name}”的结果，收到后订单会自动更新。如果还没付完，可以继续付款，或换一种方式。',
  'checkout.pay.returned': '款项到账时订单已关闭，{amount} 将原路退回：{name}。',
  'checkout.pay.returnedTwice': '收到了第二笔付款，{amount} 将原路退回：{name}。',
  'checkout.pay.mayReturn': '还没有收到“{name}”的结果。如果已扣款 {amount}，会自动退回。',
};
