import { useEffect } from 'react';
import { getArticle } from '@/api/articles';
import { MessagesGate } from '@/components/MessagesGate';
import type { ArticleSectionInput, SectionProps } from '@/features/home/configuredSection';
import { useTranslation } from '@/hooks/useTranslation';
import { configText } from '@/lib/configText';
import { SafeHtml } from '@/platform/SafeHtml';
import { SectionError } from '@/platform/SectionError';
import { usePlatform } from '@/platform/usePlatform';
import { useQuery } from '@/query/useQuery';
import { ArticlePlaceholder } from './ArticlePlaceholder';
import styles from './ArticleSection.less';

/** An article of the API; not shown when the API has none of its id, or an empty one. */
export function ArticleSection({ section, onSettled }: SectionProps<ArticleSectionInput>) {
  const { platform } = usePlatform();
  const { t, language } = useTranslation();
  const { data, error, refetch } = useQuery(getArticle, { id: section.id }, { skipErrorHandler: true });
  const isAbsent = error?.kind === 'business' || data?.body.trim() === '';
  const isOver = error !== undefined || isAbsent;
  useEffect(() => {
    if (isOver) onSettled();
  }, [isOver, onSettled]);
  if (isAbsent) return null;
  const placeholder = <ArticlePlaceholder />;
  if (!data && !error) return placeholder;
  return (
    <MessagesGate waiting={placeholder}>
      <section className={styles[platform]}>
        {error && <SectionError error={error} name={t('article.body')} retry={() => void refetch()} />}
        {data && (
          <>
            <h2 className={styles.title}>{section.title ? configText(section.title, language) : data.title}</h2>
            <SafeHtml html={data.body} onShown={onSettled} />
          </>
        )}
      </section>
    </MessagesGate>
  );
}
