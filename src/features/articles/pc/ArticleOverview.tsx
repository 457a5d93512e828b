import { Stack, Text } from '@/components/Layout';
import { FeatureLink } from '@/components/FeatureLink';
import { ArticleCards, ArticleCardsSkeleton } from '@/features/articles/components/ArticleCards';
import { StatePanel } from '@/platform/StatePanel';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { articleKinds } from '@/features/articles/articleGroups';
import type { Articles } from '@/features/articles/useArticles';
import { useFeature } from '@/hooks/useFeature';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';

/** Shown while no article is open: all articles with their summaries. */
export function ArticleOverview({ articles }: { articles: Articles }) {
  const { t } = useTranslation();
  const hasService = useFeature('service');
  const { found, isKnown } = articles;
  const errors = articleKinds.flatMap((kind) => articles.errorOf(kind) ?? []);
  const [error] = errors;
  // If one list fails, its error is shown in the index; if both fail, it is shown here.
  if (error && errors.length === articleKinds.length) {
    return <ErrorPanel error={error} retry={() => articleKinds.forEach((kind) => articles.retryOf(kind)())} />;
  }
  if (isKnown && found.length === 0) {
    const isEmpty = articleKinds.every((kind) => articles.groups[kind].length === 0);
    return (
      <StatePanel
        picture={isEmpty ? 'empty-articles' : 'empty-search'}
        title={t(isEmpty ? 'article.empty.title' : 'article.none.title')}
        text={t(`article.${isEmpty ? 'empty' : 'none'}.${hasService ? 'text' : 'textPlain'}`)}
      >
        <FeatureLink className="button-link" to={pathOf('pc', 'service')}>
          {t('article.askService')}
        </FeatureLink>
      </StatePanel>
    );
  }
  if (found.length === 0) return <ArticleCardsSkeleton />;
  return (
    <Stack gap={32}>
      {articleKinds.map((kind) => {
        const heads = found.filter((head) => head.kind === kind);
        return (
          heads.length > 0 && (
            <section key={kind}>
              <Text as="h2" marginBottom={12} size={20}>
                {t(`article.kind.${kind}`)}
              </Text>
              <ArticleCards heads={heads} toArticle={(id) => pathOf('pc', 'article', { id })} />
            </section>
          )
        );
      })}
    </Stack>
  );
}
