import { Share } from 'lucide-react';
import { ArticleGone } from '@/components/both/ArticleGone';
import { ArticleBones, ArticleText } from '@/components/common/ArticleText';
import { ArticleWays } from '@/components/common/ArticleWays';
import { Fault } from '@/components/h5/Fault';
import { Page } from '@/components/h5/Page';
import { queryId } from '@/domain/query';
import { useArticle } from '@/features/articles/useArticle';
import { useQuery } from '@/hooks/useQuery';
import { useShareLink } from '@/hooks/useShareLink';
import { useTitle } from '@/hooks/useTitle';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './index.less';

/** One article, to be read and handed on. */
export default function InfoDetailPage() {
  const { t } = useWords();
  const { query } = useQuery();
  const { article, next, isGone, problem, retry } = useArticle(queryId(query['id']));
  const share = useShareLink();
  const kindName = article ? t(`article.kind.${article.kind}`) : t('article.title');
  useTitle(article?.title ?? kindName);
  const shareButton = article && (
    <button type="button" className={styles.share} aria-label={t('article.share')} onClick={() => void share({ title: article.title, url: window.location.href })}>
      <Share size={20} strokeWidth={1.8} aria-hidden />
    </button>
  );
  const content = () => {
    if (isGone) return <ArticleGone face="h5" />;
    if (!article) return problem ? <Fault problem={problem} retry={retry} /> : <ArticleBones />;
    return (
      <>
        <ArticleText key={article.id} article={article} />
        <ArticleWays next={next} toArticle={(id) => pathOf('h5', 'article', { id })} toService={pathOf('h5', 'service')} />
      </>
    );
  };
  return (
    <Page title={kindName} action={shareButton}>
      <div className={styles.content}>{content()}</div>
    </Page>
  );
}
