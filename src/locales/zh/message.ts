import type { message as en } from '@/locales/en/message';
import type { SameMessages } from '@/locales/sameMessages';

export const message: SameMessages<typeof en> = {
  'message.title': '给商家留言',
  'message.label': '留言内容',
  'message.hint': '送礼、门铃坏了……需要我们知道的都可以写。',
  'message.count': '{used}/{most}',
  'message.left': { other: '还可输入 {count} 字' },
  'message.kept': '会为此标签页的下一笔订单保留。',
  'message.clear': '清空',
};
