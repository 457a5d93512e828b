import { Button } from 'antd';
import { Printer, Share } from 'lucide-react';
import { ArticleNotFound } from '@/features/articles/components/ArticleNotFound';
import { ArticleSkeleton, ArticleText } from '@/features/articles/components/ArticleText';
import { ArticleActions } from '@/features/articles/components/ArticleActions';
import { ErrorPanel } from '@/platform/ErrorPanel';
import type { ArticleScreen } from '@/features/articles/useArticle';
import { useShareLink } from '@/hooks/useShareLink';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { shareUrl } from '@/lib/shareLink';
import styles from '@/features/articles/components/articles.less';

/** One article, with buttons for sharing and printing. */
export function ArticleView({
  reading: { article, next, isGone, isUnnamed, error, retry },
}: {
  reading: ArticleScreen;
}) {
  const { t } = useTranslation();
  const share = useShareLink();
  if (isGone) return <ArticleNotFound isUnnamed={isUnnamed} />;
  if (!article) return error ? <ErrorPanel error={error} retry={retry} /> : <ArticleSkeleton />;
  return (
    <div className={styles.view}>
      <p className="visually-hidden" role="status">
        {article.title}
      </p>
      <ArticleText
        key={article.id}
        article={article}
        kicker={t(`article.kind.${article.kind}`)}
        below={
          <ArticleActions
            next={next}
            toArticle={(nextId) => pathOf('pc', 'article', { id: nextId })}
            toService={pathOf('pc', 'service')}
          />
        }
      >
        <Button
          shape="round"
          icon={<Share size={16} strokeWidth={1.8} aria-hidden />}
          onClick={() => void share({ title: article.title, url: shareUrl({ kind: 'article', id: article.id }) })}
        >
          {t('goods.share')}
        </Button>
        <Button shape="round" icon={<Printer size={16} strokeWidth={1.8} aria-hidden />} onClick={() => window.print()}>
          {t('order.print')}
        </Button>
      </ArticleText>
    </div>
  );
}
