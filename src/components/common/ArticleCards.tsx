import { Link } from '@umijs/max';
import { useWhen } from '@/hooks/useWhen';
import styles from './ArticleCards.less';

interface Props {
  heads: readonly { id: string; title: string; summary: string; kind: string; publishedAt: string }[];
  toArticle: (id: string) => string;
  /** What stands above a title, where articles of several kinds stand together. */
  kickerOf?: (kind: string) => string;
}

/** Articles by title and summary; news by its day as well, since it grows old. */
export function ArticleCards({ heads, toArticle, kickerOf }: Props) {
  const { date } = useWhen();
  return (
    <ul className={styles.cards}>
      {heads.map(({ id, title, summary, kind, publishedAt }) => (
        <li key={id} className={styles.place}>
          <Link className={styles.card} to={toArticle(id)}>
            {kickerOf && <span className={styles.kicker}>{kickerOf(kind)}</span>}
            <span className={styles.title}>{title}</span>
            {summary && <span className={styles.summary}>{summary}</span>}
            {kind === 'news' && <span className={styles.date}>{date(publishedAt)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
