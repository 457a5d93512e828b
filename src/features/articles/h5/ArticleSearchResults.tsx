import { Box, Text } from '@/components/Layout';
import { FeatureLink } from '@/components/FeatureLink';
import { ArticleCards, ArticleCardsSkeleton } from '@/features/articles/components/ArticleCards';
import { StatePanel } from '@/platform/StatePanel';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { articleKinds } from '@/features/articles/articleGroups';
import type { Articles } from '@/features/articles/useArticles';
import { useFeature } from '@/hooks/useFeature';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';

/** Search results: articles of every kind whose title or summary contains the search words. */
export function ArticleSearchResults({ articles }: { articles: Articles }) {
  const { t } = useTranslation();
  const hasService = useFeature('service');
  const { found, isKnown } = articles;
  const broken = articleKinds.find((kind) => articles.errorOf(kind));
  const error = broken && articles.errorOf(broken);
  return (
    <>
      <Text as="p" color="ink-2" size={13} paddingTop={4} paddingInline={16} role="status">
        {isKnown && t('article.found', { count: found.length })}
      </Text>
      {found.length > 0 && (
        <Box padding={16}>
          <ArticleCards
            heads={found}
            toArticle={(id) => pathOf('h5', 'article', { id })}
            kickerOf={(kind) => t(`article.kind.${kind as 'help'}`)}
          />
        </Box>
      )}
      {broken && error && <ErrorPanel error={error} retry={articles.retryOf(broken)} />}
      {!isKnown && !error && <ArticleCardsSkeleton />}
      {isKnown && found.length === 0 && (
        <StatePanel
          picture="empty-search"
          title={t('article.none.title')}
          text={t(hasService ? 'article.none.text' : 'article.none.textPlain')}
        >
          <FeatureLink to={pathOf('h5', 'service')}>{t('article.askService')}</FeatureLink>
        </StatePanel>
      )}
    </>
  );
}
