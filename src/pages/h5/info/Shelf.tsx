import { Link } from '@umijs/max';
import { ArticleCards } from '@/components/common/ArticleCards';
import { LoadingRows } from '@/components/common/LoadingRows';
import { StatePanel } from '@/components/common/StatePanel';
import { Fault } from '@/components/h5/Fault';
import type { ArticleKind } from '@/features/articles/articleShelves';
import type { Articles } from '@/features/articles/useArticles';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './index.less';

/** The articles of one kind. */
export function Shelf({ articles, kind }: { articles: Articles; kind: ArticleKind }) {
  const { t } = useWords();
  const heads = articles.headsOf(kind);
  const problem = articles.problemOf(kind);
  const dropped = articles.droppedOf(kind);
  if (!heads) return problem ? <Fault problem={problem} retry={articles.retryOf(kind)} /> : <LoadingRows rows={6} />;
  if (heads.length === 0) {
    return (
      <StatePanel picture="empty-articles" title={t('article.empty.title')} text={t('article.empty.text')}>
        <Link className={styles.way} to={pathOf('h5', 'service')}>
          {t('article.askService')}
        </Link>
      </StatePanel>
    );
  }
  return (
    <div className={styles.list}>
      <ArticleCards heads={heads} toArticle={(id) => pathOf('h5', 'article', { id })} />
      {dropped > 0 && <p className={styles.dropped}>{t('problem.rowsLeftOut', { count: dropped })}</p>}
    </div>
  );
}
