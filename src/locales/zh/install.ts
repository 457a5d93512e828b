import type { install as english } from '@/locales/en/install';
import type { SameMessages } from '@/locales/sameMessages';

/** Messages of the offer to install the shop as an app. */
export const install: SameMessages<typeof english> = {
  'install.title': '把{name}放到主屏幕',
  'install.title.pc': '把{name}装到桌面',
  'install.text': '打开更快，没有网络也能出示票券。',
  'install.textPlain': '打开更快，并有独立的窗口。',
  'install.share': '点浏览器的“分享”，再选“添加到主屏幕”。',
  'install.accept': '安装',
  'install.later': '以后再说',
  'install.never': '不再提示',
};
