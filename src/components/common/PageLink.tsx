import { Link } from '@umijs/max';
import { useWords } from '@/hooks/useWords';
import styles from './PageLink.less';

/** From a text in a sheet to its page; apart from the shop's present page, so that nothing that was begun there is lost. */
export function PageLink({ to }: { to: string }) {
  const { t } = useWords();
  return (
    <Link className={styles.link} to={to} target="_blank">
      {t('article.openPage')}
      <span className="visually-hidden"> {t('article.newTab')}</span>
    </Link>
  );
}
