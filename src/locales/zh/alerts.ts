import type { alerts as english } from '@/locales/en/alerts';
import type { SameMessages } from '@/locales/sameMessages';

/** Messages of alerts: what is back in stock, and what costs less. */
export const alerts: SameMessages<typeof english> = {
  'alerts.set.stock': '到货通知我',
  'alerts.named.stock': '到货通知我：{name}',
  'alerts.isSet': '到货后，我们会在消息中通知你。',
  'alerts.stop': '不用通知了',
  'alerts.stopNamed': '不用通知了：{name}',
  'alerts.stopped': '好的，不再通知你。',
  'alerts.busy': '请稍候…',
  'alerts.notNeeded': '好消息：现在有货，可以直接下单。',
  'alerts.set.price': '降价通知我',
  'alerts.named.price': '降价通知我：{name}',
  'alerts.list': { other: '你设置的提醒（{count}）' },
  'alerts.waits.stock': '到货时提醒',
  'alerts.waits.price': '低于 {price} 时提醒',
  'alerts.fired': '已于{when}提醒',
  'alerts.removeNamed': '移除：{name}',
};
