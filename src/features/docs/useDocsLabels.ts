/** Messages of the developer page. They are part of its chunk in all languages, so that no other page loads them. */
import { useCallback } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import { languages } from '@@/locales/languages';
import { docs } from '@@/locales/docs';
import { docsApi } from '@@/locales/docsApi';
import { docsGallery } from '@@/locales/docsGallery';
import { docsTry } from '@@/locales/docsTry';
import { formatMessage, type Message, type MessageValues } from '@/locales/messageFormat';

type DocsMessages = typeof docs & typeof docsApi & typeof docsGallery & typeof docsTry;
export type DocsMessageKey = keyof NonNullable<DocsMessages['en']>;
export type TranslateDocs = (key: DocsMessageKey, values?: MessageValues) => string;

const dictionaries: Readonly<Record<string, Readonly<Record<string, Message>>>> = Object.fromEntries(
  languages.map((tag) => [tag, { ...docs[tag], ...docsApi[tag], ...docsGallery[tag], ...docsTry[tag] }]),
);

/** A text that the demo shop provides in its languages. */
export interface DemoText {
  readonly en: string;
  readonly zh: string;
  readonly de?: string;
}

/** The message that says what a write does. Undefined for a read. */
export function effectKeyOf(name: string): DocsMessageKey | undefined {
  const key = `docs.effect.${name}`;
  const isKey = (text: string): text is DocsMessageKey => text in (dictionaries[languages[0]] ?? {});
  return isKey(key) ? key : undefined;
}

/** `t` for the page's messages, `pick` for texts of the demo shop. */
export function useDocsLabels(): { t: TranslateDocs; pick: (text: DemoText) => string } {
  const { language } = useTranslation();
  const t = useCallback<TranslateDocs>(
    (key, values) => formatMessage(dictionaries[language]?.[key] ?? '', language, values),
    [language],
  );
  const pick = useCallback(
    (text: DemoText) => Object.entries(text).find(([code]) => language.startsWith(code))?.[1] ?? text.en,
    [language],
  );
  return { t, pick };
}
