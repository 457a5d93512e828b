import type { shellShared as en } from '@/locales/en/shellShared';
import type { SameMessages } from '@/locales/sameMessages';

export const shellShared: SameMessages<typeof en> = {
  'shell.virtual': '礼品卡',
  'shell.account': '账户',
  'shell.motto': SHOP.motto.zh,
  'shell.agreed': '条款',
};
