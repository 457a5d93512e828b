import type { settings as en } from '@/locales/en/settings';
import type { SameMessages } from '@/locales/sameMessages';

export const settings: SameMessages<typeof en> = {
  'settings.language': '语言',
  'settings.theme': '外观',
  'settings.theme.system': '跟随系统',
  'settings.theme.light': '浅色',
  'settings.theme.dark': '深色',
  'settings.pageSet': '页面版式',
  'settings.pageSet.h5': '手机版',
  'settings.pageSet.pc': '电脑版',
};
