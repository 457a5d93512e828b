import { Box } from '@/components/Layout';
import { ArticleNotFound } from '@/features/articles/components/ArticleNotFound';
import { ArticleSkeleton, ArticleText } from '@/features/articles/components/ArticleText';
import { ArticleActions } from '@/features/articles/components/ArticleActions';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { Page } from '@/platform/h5/Page';
import { ShareButton } from '@/platform/h5/ShareButton';
import { queryId } from '@/lib/searchParams';
import { useArticle } from '@/features/articles/useArticle';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTitle } from '@/hooks/useTitle';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';

/** One article, with a share button. */
export default function InfoDetailPage() {
  const { t } = useTranslation();
  const { query } = useSearchParams();
  const { article, next, isGone, isUnnamed, error, retry } = useArticle(queryId(query['id']));
  const kindName = article ? t(`article.kind.${article.kind}`) : t('article.title');
  useTitle(article?.title ?? kindName);
  const shareButton = article && (
    <ShareButton label={t('goods.share')} title={article.title} shared={{ kind: 'article', id: article.id }} />
  );
  const content = () => {
    if (isGone) return <ArticleNotFound isUnnamed={isUnnamed} />;
    if (!article) return error ? <ErrorPanel error={error} retry={retry} /> : <ArticleSkeleton />;
    return (
      <ArticleText
        key={article.id}
        article={article}
        below={
          <ArticleActions
            next={next}
            toArticle={(id) => pathOf('h5', 'article', { id })}
            toService={pathOf('h5', 'service')}
          />
        }
      />
    );
  };
  return (
    <Page title={kindName} action={shareButton}>
      <Box paddingTop={8} paddingInline="reading" paddingBottom={16}>
        {content()}
      </Box>
    </Page>
  );
}
