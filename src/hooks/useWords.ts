/** The words of the language in use: `t('order.pay', { amount })`. Re-renders when another language is chosen. */
import { useCallback, useSyncExternalStore } from 'react';
import { formatWord, type WordValues } from '@/locales/wordFormat';
import { chooseLanguage, onSpoken, spokenNow, type Language, type WordKey } from '@/language';

export type Translate = (key: WordKey, values?: WordValues) => string;

export function useWords(): { t: Translate; language: Language; chooseLanguage: (language: Language) => Promise<void> } {
  const spoken = useSyncExternalStore(onSpoken, spokenNow);
  const t = useCallback<Translate>(
    (key, values) => {
      const word = spoken?.dictionary[key];
      return spoken && word ? formatWord(word, spoken.language, values) : '';
    },
    [spoken],
  );
  return { t, language: spoken?.language ?? 'en', chooseLanguage };
}
