import { useFeatureMessages } from '@/hooks/useFeatureMessages';
import { install as english } from '@/locales/en/install';
import { install as chinese } from '@/locales/zh/install';

const dictionaries = { en: english, 'zh-CN': chinese };

/** `t` for the messages of the install offer. */
export const useInstallMessages = () => useFeatureMessages<keyof typeof english>(dictionaries);
