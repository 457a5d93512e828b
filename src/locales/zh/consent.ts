import type { consent as en } from '@/locales/en/consent';
import type { SameMessages } from '@/locales/sameMessages';

export const consent: SameMessages<typeof en> = {
  'consent.title': '可以记录你的使用情况吗？',
  'consent.text': '我们想知道哪些页面有人看、哪里出了错。不会记录姓名、地址和订单号。你随时可以在设置里更改。',
  'consent.privacy': '隐私政策',
  'consent.accept': '允许',
  'consent.refuse': '不允许',
  'consent.scripts': '其他公司的服务帮助我们统计访问，它们会知道你在这里看了什么。你随时可以在设置里更改。',
  'consent.acceptSelection': '允许所选',
  'consent.acceptAll': '全部允许',
  'consent.setting': '使用与错误记录',
  'consent.marketing': '广告',
  'consent.setting.yes': '允许',
  'consent.setting.no': '不允许',
};
