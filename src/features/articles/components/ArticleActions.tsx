import { Sentence } from '@/components/Sentence';
import { useFeature } from '@/hooks/useFeature';
import { Link } from '@umijs/max';
import { ChevronRight, Headset } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './ArticleActions.less';

interface Props {
  next: readonly { id: string; title: string }[];
  toArticle: (id: string) => string;
  toService: string;
}

/** Links after an article: the service desk if the shop has one, and the next articles of its kind, which come later. */
export function ArticleActions({ next, toArticle, toService }: Props) {
  const { t } = useTranslation();
  const nextId = useId();
  const hasService = useFeature('service');
  return (
    <nav className={styles.links} aria-label={t('article.ways')}>
      {hasService && (
        <p className={styles.ask}>
          <Sentence text={t('article.stillOpen')} />
          <Link className={styles.service} to={toService}>
            <Headset size={18} strokeWidth={1.8} aria-hidden />
            {t('article.askService')}
          </Link>
        </p>
      )}
      {next.length > 0 && (
        <>
          <h2 id={nextId} className={styles.title}>
            {t('article.readNext')}
          </h2>
          <ul className={styles.list} aria-labelledby={nextId}>
            {next.map(({ id, title }) => (
              <li key={id}>
                <Link className={styles.link} to={toArticle(id)}>
                  <span className={styles.name}>{title}</span>
                  <ChevronRight size={18} strokeWidth={1.8} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}
