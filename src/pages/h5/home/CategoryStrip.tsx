import { Link } from '@umijs/max';
import { PartFault } from '@/components/common/PartFault';
import { Picture } from '@/components/common/Picture';
import type { useHome } from '@/features/home/useHome';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './CategoryStrip.less';

/** The categories in a row that is pushed sideways. */
export function CategoryStrip({ categories }: Pick<ReturnType<typeof useHome>, 'categories'>) {
  const { t } = useWords();
  const { data, isLoading, problem, retry } = categories;
  if (isLoading) {
    return (
      <div className={styles.strip} aria-hidden="true">
        {Array.from({ length: 6 }, (_, at) => (
          <span key={at} className={styles.category}>
            <span className={`bone ${styles.tile}`} />
            <span className={`bone ${styles.boneName}`} />
          </span>
        ))}
      </div>
    );
  }
  if (problem) {
    return (
      <div className={styles.fault}>
        <PartFault problem={problem} name={t('home.categories')} retry={retry} />
      </div>
    );
  }
  if (!data || data.list.length === 0) return null;
  return (
    <nav aria-label={t('home.categories')}>
      <ul className={styles.strip}>
        {data.list.map(({ id, name, picture }) => (
          <li key={id}>
            <Link className={styles.category} to={pathOf('h5', 'hall', { categoryId: id })}>
              <Picture picture={picture} className={styles.tile} when="soon" />
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
