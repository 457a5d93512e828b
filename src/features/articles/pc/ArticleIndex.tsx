import { Link } from 'react-router-dom';
import { Skeleton } from '@/components/Skeleton';
import { Row, Stack, Text } from '@/components/Layout';
import { SectionError } from '@/platform/SectionError';
import { SearchInput } from '@/components/SearchInput';
import { articleKinds, type ArticleKind } from '@/features/articles/articleGroups';
import type { Articles } from '@/features/articles/useArticles';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from '@/features/articles/components/articles.less';

interface Props {
  articles: Articles;
  searchText: string;
  onSearch: (searchText: string) => void;
  /** Id of the article that is open. */
  shownId: string | undefined;
}

/** The titles of all articles by kind, filtered by the search. */
export function ArticleIndex({ articles, searchText, onSearch, shownId }: Props) {
  const { t } = useTranslation();
  const { found, isKnown, isMany } = articles;
  const group = (kind: ArticleKind) => {
    const heads = found.filter((head) => head.kind === kind);
    const error = articles.errorOf(kind);
    const isLoading = !articles.headsOf(kind) && !error;
    if (heads.length === 0 && !error && !isLoading) return null;
    return (
      <section key={kind} aria-label={t(`article.kind.${kind}`)}>
        <Text as="h2" marginBottom={4} paddingInline={16} color="ink-3" font="sans" size={13} letterSpacing="normal">
          {t(`article.kind.${kind}`)}
        </Text>
        {error && <SectionError error={error} name={t(`article.kind.${kind}`)} retry={articles.retryOf(kind)} />}
        {isLoading && (
          <div role="status" aria-label={t('shell.loading')}>
            <Skeleton height="160px" radius="option" />
          </div>
        )}
        <ul>
          {heads.map(({ id, title }) => (
            <li key={id}>
              <Row
                as={Link}
                align="center"
                paddingBlock={6}
                paddingInline={16}
                radius="option"
                color="ink-2"
                size={15}
                overflowWrap="anywhere"
                hover="action"
                className={styles.indexLink}
                to={pathOf('pc', 'article', { id, q: searchText })}
                aria-current={id === shownId ? 'page' : undefined}
              >
                {title}
              </Row>
            </li>
          ))}
        </ul>
      </section>
    );
  };
  return (
    <Stack as="nav" gap={20} print="none" className={styles.index} aria-label={t('article.list')}>
      {(isMany || searchText !== '') && (
        <div role="search" aria-label={t('article.search')}>
          <SearchInput label={t('article.search')} value={searchText} onChange={onSearch} />
          <p className={searchText === '' ? 'visually-hidden' : styles.found} role="status">
            {searchText !== '' && isKnown && t('article.found', { count: found.length })}
          </p>
        </div>
      )}
      {articleKinds.map(group)}
    </Stack>
  );
}
