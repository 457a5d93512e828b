import { Box, Stack } from '@/components/Layout';
import { Page } from '@/platform/pc/Page';
import { queryId } from '@/lib/searchParams';
import { useArticle } from '@/features/articles/useArticle';
import { useArticles } from '@/features/articles/useArticles';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTitle } from '@/hooks/useTitle';
import { useTranslation } from '@/hooks/useTranslation';
import { ArticleIndex } from '@/features/articles/pc/ArticleIndex';
import { ArticleView } from '@/features/articles/pc/ArticleView';
import styles from './index.less';
import { ArticleOverview } from '@/features/articles/pc/ArticleOverview';

/** The articles: a list of titles, and beside it the article `id` in the query. */
export default function InformationPage() {
  const { t } = useTranslation();
  const { query, changeQuery } = useSearchParams();
  const id = queryId(query['id']);
  const reading = useArticle(id);
  const searchText = query['q'] ?? '';
  const articles = useArticles(searchText);
  useTitle(reading.article?.title ?? t('article.title'));
  return (
    <Page title={t('article.title')} isWide>
      <Stack align="start" className={styles.columns}>
        <ArticleIndex
          articles={articles}
          searchText={searchText}
          onSearch={(next) => changeQuery({ q: next })}
          shownId={id}
        />
        <Box minWidth={0} className={styles.text}>
          {query['id'] === undefined ? <ArticleOverview articles={articles} /> : <ArticleView reading={reading} />}
        </Box>
      </Stack>
    </Page>
  );
}
