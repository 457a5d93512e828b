import { Link } from '@umijs/max';
import { PartFault } from '@/components/common/PartFault';
import { SearchInput } from '@/components/common/SearchInput';
import { articleKinds, type ArticleKind } from '@/features/articles/articleShelves';
import type { Articles } from '@/features/articles/useArticles';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './ArticleIndex.less';

interface Props {
  articles: Articles;
  wanted: string;
  onSearch: (wanted: string) => void;
  /** The article that is shown beside it. */
  shownId: string | undefined;
}

/** Every title, by kind; narrowed to those that have the words one looks for. */
export function ArticleIndex({ articles, wanted, onSearch, shownId }: Props) {
  const { t } = useWords();
  const { found, isKnown, isMany } = articles;
  const shelf = (kind: ArticleKind) => {
    const heads = found.filter((head) => head.kind === kind);
    const problem = articles.problemOf(kind);
    const isLoading = !articles.headsOf(kind) && !problem;
    if (heads.length === 0 && !problem && !isLoading) return null;
    return (
      <section key={kind} aria-label={t(`article.kind.${kind}`)}>
        <h2 className={styles.kind}>{t(`article.kind.${kind}`)}</h2>
        {problem && <PartFault problem={problem} name={t(`article.kind.${kind}`)} retry={articles.retryOf(kind)} />}
        {isLoading && <span className={`bone ${styles.bone}`} role="status" aria-label={t('shell.loading')} />}
        <ul>
          {heads.map(({ id, title }) => (
            <li key={id}>
              <Link className={styles.link} to={pathOf('pc', 'article', { id, q: wanted })} aria-current={id === shownId ? 'page' : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    );
  };
  return (
    <nav className={styles.index} aria-label={t('article.list')}>
      {(isMany || wanted !== '') && (
        <div role="search" aria-label={t('article.search')}>
          <SearchInput label={t('article.search')} value={wanted} onChange={onSearch} />
          <p className={wanted === '' ? 'visually-hidden' : styles.status} role="status">
            {wanted !== '' && isKnown && t('article.found', { count: found.length })}
          </p>
        </div>
      )}
      {articleKinds.map(shelf)}
    </nav>
  );
}
