import { Link } from '@umijs/max';
import { ArticleCards } from '@/components/common/ArticleCards';
import { LoadingRows } from '@/components/common/LoadingRows';
import { StatePanel } from '@/components/common/StatePanel';
import { Fault } from '@/components/h5/Fault';
import { articleKinds } from '@/features/articles/articleShelves';
import type { Articles } from '@/features/articles/useArticles';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './index.less';

/** The articles of every kind whose title or summary has the words. */
export function FoundArticles({ articles }: { articles: Articles }) {
  const { t } = useWords();
  const { found, isKnown } = articles;
  const broken = articleKinds.find((kind) => articles.problemOf(kind));
  const problem = broken && articles.problemOf(broken);
  return (
    <>
      <p className={styles.status} role="status">
        {isKnown && t('article.found', { count: found.length })}
      </p>
      {found.length > 0 && (
        <div className={styles.list}>
          <ArticleCards heads={found} toArticle={(id) => pathOf('h5', 'article', { id })} kickerOf={(kind) => t(`article.kind.${kind as 'help'}`)} />
        </div>
      )}
      {broken && problem && <Fault problem={problem} retry={articles.retryOf(broken)} />}
      {!isKnown && !problem && <LoadingRows rows={6} />}
      {isKnown && found.length === 0 && (
        <StatePanel picture="empty-search" title={t('article.none.title')} text={t('article.none.text')}>
          <Link className={styles.way} to={pathOf('h5', 'service')}>
            {t('article.askService')}
          </Link>
        </StatePanel>
      )}
    </>
  );
}
