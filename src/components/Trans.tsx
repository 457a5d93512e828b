import { Fragment, type ReactNode } from 'react';
import type { MessageKey } from '@/lib/i18n';
import { useTranslation } from '@/hooks/useTranslation';

/**
 * A message whose placeholders are React elements, such as links: `<Trans name="login.agree" values={{ agreement: <a
 * …/> }} />`.
 */
export function Trans({ name, values }: { name: MessageKey; values: Readonly<Record<string, ReactNode>> }) {
  const { t } = useTranslation();
  const parts = t(name).split(/\{(\w+)\}/);
  return parts.map((part, at) => <Fragment key={at}>{at % 2 === 0 ? part : values[part]}</Fragment>);
}
