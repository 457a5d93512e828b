import type { demoCode as en } from '@/locales/en/demoCode';
import type { SameMessages } from '@/locales/sameMessages';

export const demoCode: SameMessages<typeof en> = {
  'login.demoFrom.phone': '演示短信 · 未真实发送',
  'login.demoFrom.email': '演示邮件 · 并未真正发送',
  'login.demoText': '你的验证码是 {code}',
  'login.demoUse': '填入验证码',
};
