import { Page } from '@/components/pc/Page';
import { queryId } from '@/domain/query';
import { useArticle } from '@/features/articles/useArticle';
import { useArticles } from '@/features/articles/useArticles';
import { useQuery } from '@/hooks/useQuery';
import { useTitle } from '@/hooks/useTitle';
import { useWords } from '@/hooks/useWords';
import { ArticleIndex } from './ArticleIndex';
import { ArticleView } from './ArticleView';
import styles from './index.less';
import { Overview } from './Overview';

/** Help, news and small print: the titles at the side stay where they are, the text beside them is the one of the address. */
export default function InformationPage() {
  const { t } = useWords();
  const { query, changeQuery } = useQuery();
  const id = queryId(query['id']);
  const reading = useArticle(id);
  const wanted = query['q'] ?? '';
  const articles = useArticles(wanted);
  useTitle(reading.article?.title ?? t('article.title'));
  return (
    <Page title={t('article.title')} isWide>
      <div className={styles.columns}>
        <ArticleIndex articles={articles} wanted={wanted} onSearch={(next) => changeQuery({ q: next })} shownId={id} />
        <div className={styles.text}>{query['id'] === undefined ? <Overview articles={articles} /> : <ArticleView reading={reading} />}</div>
      </div>
    </Page>
  );
}
