import { ArticleGone } from '@/components/both/ArticleGone';
import { ArticleBones, ArticleText } from '@/components/common/ArticleText';
import { ArticleWays } from '@/components/common/ArticleWays';
import { Fault } from '@/components/h5/Fault';
import { Page } from '@/components/h5/Page';
import { ShareButton } from '@/components/h5/ShareButton';
import { queryId } from '@/domain/query';
import { useArticle } from '@/features/articles/useArticle';
import { useQuery } from '@/hooks/useQuery';
import { useTitle } from '@/hooks/useTitle';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './index.less';

/** One article, to be read and handed on. */
export default function InfoDetailPage() {
  const { t } = useWords();
  const { query } = useQuery();
  const { article, next, isGone, problem, retry } = useArticle(queryId(query['id']));
  const kindName = article ? t(`article.kind.${article.kind}`) : t('article.title');
  useTitle(article?.title ?? kindName);
  const shareButton = article && <ShareButton label={t('article.share')} title={article.title} />;
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
