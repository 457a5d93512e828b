/** Messages of the developer page. They are part of its chunk in both languages, so that no other page loads them. */
import { useCallback } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import type { Language } from '@/lib/i18n';
import { docs as english } from '@/locales/en/docs';
import { docs as chinese } from '@/locales/zh/docs';
import { docsApi as englishApi } from '@/locales/en/docsApi';
import { docsGallery as englishGallery } from '@/locales/en/docsGallery';
import { docsTry as englishTry } from '@/locales/en/docsTry';
import { docsApi as chineseApi } from '@/locales/zh/docsApi';
import { docsGallery as chineseGallery } from '@/locales/zh/docsGallery';
import { docsTry as chineseTry } from '@/locales/zh/docsTry';
import { formatMessage, type Message, type MessageValues } from '@/locales/messageFormat';

const englishMessages = { ...english, ...englishApi, ...englishGallery, ...englishTry };

export type DocsMessageKey = keyof typeof englishMessages;
export type TranslateDocs = (key: DocsMessageKey, values?: MessageValues) => string;

const dictionaries: Record<Language, Record<DocsMessageKey, Message>> = {
  en: englishMessages,
  'zh-CN': { ...chinese, ...chineseApi, ...chineseGallery, ...chineseTry },
};

/** A text that the demo shop provides in both languages. */
export interface BothLanguages {
  readonly en: string;
  readonly zh: string;
}

/** The message that says what a write does. Undefined for a read. */
export function effectKeyOf(name: string): DocsMessageKey | undefined {
  const key = `docs.effect.${name}`;
  const isKey = (text: string): text is DocsMessageKey => text in englishMessages;
  return isKey(key) ? key : undefined;
}

/** `t` for the page's messages, `pick` for texts in both languages. */
export function useDocsLabels(): { t: TranslateDocs; pick: (text: BothLanguages) => string } {
  const { language } = useTranslation();
  const t = useCallback<TranslateDocs>(
    (key, values) => formatMessage(dictionaries[language][key], language, values),
    [language],
  );
  const pick = useCallback((text: BothLanguages) => (language === 'zh-CN' ? text.zh : text.en), [language]);
  return { t, pick };
}
