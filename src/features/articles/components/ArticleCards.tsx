import { Link } from '@umijs/max';
import { useDateFormat } from '@/hooks/useDateFormat';
import styles from './ArticleCards.less';

interface Props {
  heads: readonly { id: string; title: string; summary: string; kind: string; publishedAt: string }[];
  toArticle: (id: string) => string;
  /** A label above the title, where articles of several kinds are listed. */
  kickerOf?: (kind: string) => string;
}

/** Articles with title and summary; news also with its date. */
export function ArticleCards({ heads, toArticle, kickerOf }: Props) {
  const { date } = useDateFormat();
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
