import { Box } from '@/components/Layout';
import { LinkTabs } from '@/components/LinkTabs';
import { PullToRefresh } from '@/components/PullToRefresh';
import { SearchInput } from '@/components/SearchInput';
import { Page } from '@/platform/h5/Page';
import { queryChoice } from '@/lib/searchParams';
import { articleKinds } from '@/features/articles/articleGroups';
import { useArticles } from '@/features/articles/useArticles';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { ArticleSearchResults } from '@/features/articles/h5/ArticleSearchResults';
import styles from '@/features/articles/components/articles.less';
import { ArticleList } from '@/features/articles/h5/ArticleList';

/** The list of help, news and legal articles. The URL query holds the kind and the search text. */
export default function InfoPage() {
  const { t } = useTranslation();
  const { query, changeQuery } = useSearchParams();
  const kind = queryChoice(query['kind'], articleKinds) ?? 'help';
  const searchText = query['q'] ?? '';
  const articles = useArticles(searchText);
  const tabs = articleKinds.map((one) => ({
    id: one,
    label: t(`article.kind.${one}`),
    to: pathOf('h5', 'articles', { kind: one }),
  }));
  return (
    <Page title={t('article.title')}>
      <PullToRefresh refresh={articles.refresh} />
      {(articles.isMany || searchText !== '') && (
        <Box paddingTop={4} paddingInline={16} paddingBottom={8} role="search" aria-label={t('article.search')}>
          <SearchInput label={t('article.search')} value={searchText} onChange={(next) => changeQuery({ q: next })} />
        </Box>
      )}
      {searchText !== '' ? (
        <ArticleSearchResults articles={articles} />
      ) : (
        <>
          <div className={styles.listTabs}>
            <LinkTabs name={t('article.kinds')} tabs={tabs} current={kind} />
          </div>
          <ArticleList articles={articles} kind={kind} />
        </>
      )}
    </Page>
  );
}
