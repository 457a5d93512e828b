import type { shellShared as en } from '@/locales/en/shellShared';
import type { SameMessages } from '@/locales/sameMessages';

export const shellShared: SameMessages<typeof en> = {
  'shell.virtual': '卡券',
  'shell.account': '账户',
  'shell.motto': SHOP.motto.zh,
  'shell.agreed': '条款',
  'shell.agreement': '用户协议',
  'shell.privacy': '隐私政策',
  'shell.withdrawal': '退货权说明',
  'shell.imprint': '经营者信息',
};
