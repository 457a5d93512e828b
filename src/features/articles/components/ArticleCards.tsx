import { Link } from '@umijs/max';
import classNames from 'classnames';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from '@/platform/usePlatform';
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

/** Places of articles with a title and a summary of two lines, while they load. */
export function ArticleCardsSkeleton() {
  const { t } = useTranslation();
  const { platform } = usePlatform();
  return (
    <div className={styles[platform]} role="status" aria-label={t('shell.loading')}>
      <div className={styles.cards}>
        {Array.from({ length: 6 }, (_, at) => (
          <span key={at} className={classNames('skeleton', styles.skeleton)} />
        ))}
      </div>
    </div>
  );
}
