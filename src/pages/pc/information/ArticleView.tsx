import { Button } from 'antd';
import { Printer, Share } from 'lucide-react';
import { ArticleGone } from '@/components/both/ArticleGone';
import { ArticleBones, ArticleText } from '@/components/common/ArticleText';
import { ArticleWays } from '@/components/common/ArticleWays';
import { Fault } from '@/components/pc/Fault';
import type { Reading } from '@/features/articles/useArticle';
import { useShareLink } from '@/hooks/useShareLink';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './ArticleView.less';

/** The text of one article, to be read, handed on and printed. */
export function ArticleView({ reading: { article, next, isGone, problem, retry } }: { reading: Reading }) {
  const { t } = useWords();
  const share = useShareLink();
  if (isGone) return <ArticleGone face="pc" />;
  if (!article) return problem ? <Fault problem={problem} retry={retry} /> : <ArticleBones />;
  return (
    <div className={styles.view}>
      <p className="visually-hidden" role="status">
        {article.title}
      </p>
      <ArticleText key={article.id} article={article} kicker={t(`article.kind.${article.kind}`)}>
        <Button shape="round" icon={<Share size={16} strokeWidth={1.8} aria-hidden />} onClick={() => void share({ title: article.title, url: window.location.href })}>
          {t('article.share')}
        </Button>
        <Button shape="round" icon={<Printer size={16} strokeWidth={1.8} aria-hidden />} onClick={() => window.print()}>
          {t('article.print')}
        </Button>
      </ArticleText>
      <ArticleWays next={next} toArticle={(nextId) => pathOf('pc', 'article', { id: nextId })} toService={pathOf('pc', 'service')} />
    </div>
  );
}
