import { Fragment, type ReactNode } from 'react';
import type { MessageKey } from '@/lib/i18n';
import { useTranslation } from '@/hooks/useTranslation';

/**
 * A message whose placeholders are React elements, such as links: `<Trans name="login.agree" places={{ agreement: <a
 * …/> }} />`.
 */
export function Trans({ name, places }: { name: MessageKey; places: Readonly<Record<string, ReactNode>> }) {
  const { t } = useTranslation();
  const parts = t(name).split(/\{(\w+)\}/);
  return parts.map((part, at) => <Fragment key={at}>{at % 2 === 0 ? part : places[part]}</Fragment>);
}
