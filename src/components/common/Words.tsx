import { Fragment, type ReactNode } from 'react';
import type { WordKey } from '@/language';
import { useWords } from '@/hooks/useWords';

/** A word whose places take elements, such as links: `<Words name="login.agree" places={{ agreement: <a …/> }} />`. */
export function Words({ name, places }: { name: WordKey; places: Readonly<Record<string, ReactNode>> }) {
  const { t } = useWords();
  const parts = t(name).split(/\{(\w+)\}/);
  return parts.map((part, at) => <Fragment key={at}>{at % 2 === 0 ? part : places[part]}</Fragment>);
}
