/** Messages of the language in use: `t('order.pay', { amount })`. Re-renders when another language is chosen. */
import { useCallback, useSyncExternalStore } from 'react';
import { formatMessage, type MessageValues } from '@/locales/messageFormat';
import {
  chooseLanguage,
  onLocaleChange,
  currentLanguage,
  currentLocale,
  type Language,
  type MessageKey,
} from '@/lib/i18n';

export type Translate = (key: MessageKey, values?: MessageValues) => string;

export function useTranslation(): {
  t: Translate;
  language: Language;
  chooseLanguage: (language: Language) => Promise<void>;
} {
  const locale = useSyncExternalStore(onLocaleChange, currentLocale);
  const t = useCallback<Translate>(
    (key, values) => {
      const message = locale?.dictionary[key];
      return locale && message ? formatMessage(message, locale.language, values) : '';
    },
    [locale],
  );
  return { t, language: locale?.language ?? currentLanguage(), chooseLanguage };
}
