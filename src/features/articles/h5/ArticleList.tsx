import { Box, Text } from '@/components/Layout';
import { FeatureLink } from '@/components/FeatureLink';
import { ArticleCards, ArticleCardsSkeleton } from '@/features/articles/components/ArticleCards';
import { StatePanel } from '@/platform/StatePanel';
import { ErrorPanel } from '@/platform/ErrorPanel';
import type { ArticleKind } from '@/features/articles/articleGroups';
import type { Articles } from '@/features/articles/useArticles';
import { useFeature } from '@/hooks/useFeature';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';

/** The articles of one kind. */
export function ArticleList({ articles, kind }: { articles: Articles; kind: ArticleKind }) {
  const { t } = useTranslation();
  const hasService = useFeature('service');
  const heads = articles.headsOf(kind);
  const error = articles.errorOf(kind);
  const droppedCount = articles.getDroppedCount(kind);
  if (!heads) return error ? <ErrorPanel error={error} retry={articles.retryOf(kind)} /> : <ArticleCardsSkeleton />;
  if (heads.length === 0) {
    return (
      <StatePanel
        picture="empty-articles"
        title={t('article.empty.title')}
        text={t(hasService ? 'article.empty.text' : 'article.empty.textPlain')}
      >
        <FeatureLink to={pathOf('h5', 'service')}>{t('article.askService')}</FeatureLink>
      </StatePanel>
    );
  }
  return (
    <Box padding={16}>
      <ArticleCards heads={heads} toArticle={(id) => pathOf('h5', 'article', { id })} />
      {droppedCount > 0 && (
        <Text as="p" paddingBlock={0} paddingInline={16} color="ink-3" size={13}>
          {t('problem.rowsLeftOut', { count: droppedCount })}
        </Text>
      )}
    </Box>
  );
}
