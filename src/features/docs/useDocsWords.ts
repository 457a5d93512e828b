/** The words of the developers' page. They come with its chunk, in both languages: nobody else pays for them. */
import { useCallback } from 'react';
import { useWords } from '@/hooks/useWords';
import type { Language } from '@/language';
import { docs as english } from '@/locales/en/docs';
import { docs as chinese } from '@/locales/zh/docs';
import { formatWord, type Word, type WordValues } from '@/locales/wordFormat';

export type DocsWordKey = keyof typeof english;
export type TranslateDocs = (key: DocsWordKey, values?: WordValues) => string;

const dictionaries: Record<Language, Record<DocsWordKey, Word>> = { en: english, 'zh-CN': chinese };

/** A text that the demo shop keeps in both languages. */
export interface BothLanguages {
  readonly en: string;
  readonly zh: string;
}

/** `t` for the page's own words, `pick` for texts that came in both languages. */
export function useDocsWords(): { t: TranslateDocs; pick: (text: BothLanguages) => string } {
  const { language } = useWords();
  const t = useCallback<TranslateDocs>((key, values) => formatWord(dictionaries[language][key], language, values), [language]);
  const pick = useCallback((text: BothLanguages) => (language === 'zh-CN' ? text.zh : text.en), [language]);
  return { t, pick };
}
