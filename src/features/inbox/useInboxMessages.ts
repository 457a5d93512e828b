import { useFeatureMessages } from '@/hooks/useFeatureMessages';
import { inbox as english } from '@/locales/en/inbox';
import { inbox as chinese } from '@/locales/zh/inbox';

const dictionaries = { en: english, 'zh-CN': chinese };

/** `t` for the messages of the inbox. */
export const useInboxMessages = () => useFeatureMessages<keyof typeof english>(dictionaries);
