import { useCallback } from 'react';
import type { Language } from '@/lib/i18n';
import { formatMessage, type Message, type MessageValues } from '@/locales/messageFormat';
import { useTranslation } from './useTranslation';

/** `t` for messages that are part of a feature's chunk in both languages, so that no other page loads them. */
export function useFeatureMessages<Key extends string>(
  dictionaries: Readonly<Record<Language, Readonly<Record<Key, Message>>>>,
): (key: Key, values?: MessageValues) => string {
  const { language } = useTranslation();
  return useCallback(
    (key, values) => formatMessage(dictionaries[language][key], language, values),
    [dictionaries, language],
  );
}
