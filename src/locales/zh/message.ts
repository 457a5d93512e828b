import type { message as en } from '@/locales/en/message';
import type { SameMessages } from '@/locales/sameMessages';

export const message: SameMessages<typeof en> = {
  'message.title': '给店铺留言',
  'message.label': '留言内容',
  'message.gift.label': '贺卡内容',
  'message.hint': '门铃坏了、方便的时间……需要我们知道的都可以写。',
  'message.gift.hint': '我们会印在贺卡上，随包裹寄出。',
  'message.gift.title': '礼品贺卡',
  'message.rows': '留言与贺卡',
  'message.add': '添加',
  'message.count': '{used}/{max}',
  'message.left': { other: '还可输入 {count} 字' },
  'message.kept': '已为下一笔订单保留。',
  'message.clear': '清空',
};
