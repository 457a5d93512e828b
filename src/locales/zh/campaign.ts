import type { campaign as en } from '@/locales/en/campaign';
import type { SameMessages } from '@/locales/sameMessages';

export const campaign: SameMessages<typeof en> = {
  'campaign.coupons': '本期优惠券',
  'campaign.oncePerCustomer': '每人限领一张',
  'campaign.get': '领取',
  'campaign.getNamed': '领取{name}',
  'campaign.getting': '领取中…',
  'campaign.got': '已放进你的优惠券',
  'campaign.gotBefore': '已领取',
  'campaign.refused.once': '你已经领过了，每人限领一张。',
  'campaign.refused.gone': '已经领完了。',
  'campaign.refused.over': '活动已经结束。',
  'campaign.refused.tries': '尝试次数太多，请 {minutes} 分钟后再试。',
  'campaign.toCoupons': '查看我的优惠券',
  'campaign.goods': '本期好物',
  'campaign.goods.none': '这一期的货架暂时空着',
  'campaign.unnamed': '这个链接没有指明活动',
  'campaign.gone.title': '这个活动已经结束',
  'campaign.gone.text': '或者链接不完整。好东西都还在。',
};
