import { Link } from '@umijs/max';
import { ArticleCards } from '@/components/common/ArticleCards';
import { LoadingRows } from '@/components/common/LoadingRows';
import { StatePanel } from '@/components/common/StatePanel';
import { Fault } from '@/components/pc/Fault';
import { articleKinds } from '@/features/articles/articleShelves';
import type { Articles } from '@/features/articles/useArticles';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './Overview.less';

/** What there is to read, before anything was chosen: each article with its summary. */
export function Overview({ articles }: { articles: Articles }) {
  const { t } = useWords();
  const { found, isKnown } = articles;
  const problems = articleKinds.flatMap((kind) => articles.problemOf(kind) ?? []);
  const [problem] = problems;
  // One broken list is told beside its titles; with both broken there is nothing else to show.
  if (problem && problems.length === articleKinds.length) {
    return <Fault problem={problem} retry={() => articleKinds.forEach((kind) => articles.retryOf(kind)())} />;
  }
  if (isKnown && found.length === 0) {
    const isEmpty = articleKinds.every((kind) => articles.shelves[kind].length === 0);
    return (
      <StatePanel picture={isEmpty ? 'empty-articles' : 'empty-search'} title={t(isEmpty ? 'article.empty.title' : 'article.none.title')} text={t(isEmpty ? 'article.empty.text' : 'article.none.text')}>
        <Link className="way" to={pathOf('pc', 'service')}>
          {t('article.askService')}
        </Link>
      </StatePanel>
    );
  }
  if (found.length === 0) return <LoadingRows rows={4} />;
  return (
    <div className={styles.shelves}>
      {articleKinds.map((kind) => {
        const heads = found.filter((head) => head.kind === kind);
        return (
          heads.length > 0 && (
            <section key={kind}>
              <h2 className={styles.title}>{t(`article.kind.${kind}`)}</h2>
              <ArticleCards heads={heads} toArticle={(id) => pathOf('pc', 'article', { id })} />
            </section>
          )
        );
      })}
    </div>
  );
}
