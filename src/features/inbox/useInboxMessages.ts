import { useFeatureMessages } from '@/hooks/useFeatureMessages';
import type { inbox as english } from '@/locales/en/inbox';
import { inbox } from '@@/locales/inbox';

/** `t` for the messages of the inbox. */
export const useInboxMessages = () => useFeatureMessages<keyof typeof english>(inbox);
