import classNames from 'classnames';
import { useState, type ReactNode } from 'react';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './ArticleText.less';
import { SafeHtml } from '@/platform/SafeHtml';

interface Props {
  article: { title: string; body: string; publishedAt: string };
  /** A label above the title: the kind of the article. */
  kicker?: string;
  /** Actions beside the date. */
  children?: ReactNode;
  /** What follows the text, shown with it: sooner, the text would move it. */
  below?: ReactNode;
}

/** An article: title, date and text. */
export function ArticleText({ article, kicker, children, below }: Props) {
  const { t } = useTranslation();
  const { date } = useDateFormat();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <article className={styles.article}>
        <header className={styles.head}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h2 className={styles.title}>{article.title}</h2>
          <div className={styles.row}>
            <p className={styles.date}>{t('article.changed', { day: date(article.publishedAt) })}</p>
            {children && <div className={styles.actions}>{children}</div>}
          </div>
        </header>
        <div className={styles.body}>
          <SafeHtml html={article.body} onShown={setIsShown} />
        </div>
      </article>
      {isShown && below}
    </>
  );
}

/** Placeholder with the layout of an article, while it loads. */
export function ArticleSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.article} role="status" aria-label={t('shell.loading')}>
      <span className={classNames('skeleton', styles.skeletonTitle)} />
      <span className={classNames('skeleton', styles.skeletonDate)} />
      {[96, 100, 92, 60].map((width) => (
        <span key={width} className={classNames('skeleton', styles.skeletonLine)} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
