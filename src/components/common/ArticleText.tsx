import type { ReactNode } from 'react';
import { useWhen } from '@/hooks/useWhen';
import { useWords } from '@/hooks/useWords';
import styles from './ArticleText.less';
import { SafeHtml } from './SafeHtml';

interface Props {
  article: { title: string; body: string; publishedAt: string };
  /** Above the title: where the article belongs. */
  kicker?: string;
  /** What can be done with it, beside its date. */
  children?: ReactNode;
}

/** An article to be read: title, since when it stands so, text. */
export function ArticleText({ article, kicker, children }: Props) {
  const { t } = useWords();
  const { date } = useWhen();
  return (
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
        <SafeHtml html={article.body} />
      </div>
    </article>
  );
}

/** The shape of an article that is on its way. */
export function ArticleBones() {
  const { t } = useWords();
  return (
    <div className={styles.article} role="status" aria-label={t('shell.loading')}>
      <span className={`bone ${styles.boneTitle}`} />
      <span className={`bone ${styles.boneDate}`} />
      {[96, 100, 92, 60].map((width) => (
        <span key={width} className={`bone ${styles.boneLine}`} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
