import type { consent as english } from '@/locales/en/consent';
import { consent } from '@@/locales/consent';
import { useFeatureMessages } from '@/hooks/useFeatureMessages';

/** `t` for the messages about consent. */
export const useConsentMessages = () => useFeatureMessages<keyof typeof english>(consent);
