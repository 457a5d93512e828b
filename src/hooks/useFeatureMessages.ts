import { useCallback } from 'react';
import { formatMessage, type MessageValues } from '@/locales/messageFormat';
import type { ByLanguage } from '@/locales/sameMessages';
import { useTranslation } from './useTranslation';

/** `t` for messages that are part of a feature's chunk in all languages, so that no other page loads them. */
export function useFeatureMessages<Key extends string>(
  dictionaries: ByLanguage<Readonly<Record<Key, unknown>>>,
): (key: Key, values?: MessageValues) => string {
  const { language } = useTranslation();
  return useCallback(
    (key, values) => formatMessage(dictionaries[language]?.[key] ?? '', language, values),
    [dictionaries, language],
  );
}
