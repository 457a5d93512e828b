import { useFeatureMessages } from '@/hooks/useFeatureMessages';
import type { install as english } from '@/locales/en/install';
import { install } from '@@/locales/install';

/** `t` for the messages of the install offer. */
export const useInstallMessages = () => useFeatureMessages<keyof typeof english>(install);
