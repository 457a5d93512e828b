import { Link } from '@umijs/max';
import { PartFault } from '@/components/common/PartFault';
import { Picture } from '@/components/common/Picture';
import type { useHome } from '@/features/home/useHome';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './CategoryRow.less';

/** The categories, each with a thing of its own. */
export function CategoryRow({ categories }: Pick<ReturnType<typeof useHome>, 'categories'>) {
  const { t } = useWords();
  const { data, isLoading, problem, retry } = categories;
  if (isLoading) {
    return (
      <div className={styles.row} aria-hidden="true">
        {Array.from({ length: 8 }, (_, at) => (
          <span key={at} className={styles.category}>
            <span className={`bone ${styles.tile}`} />
            <span className={`bone ${styles.boneName}`} />
          </span>
        ))}
      </div>
    );
  }
  if (problem) return <PartFault problem={problem} name={t('home.categories')} retry={retry} />;
  if (!data || data.list.length === 0) return null;
  return (
    <nav aria-label={t('home.categories')}>
      <ul className={styles.row}>
        {data.list.map(({ id, name, picture }) => (
          <li key={id}>
            <Link className={styles.category} to={pathOf('pc', 'hall', { categoryId: id })}>
              <Picture picture={picture} className={styles.tile} when="soon" />
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
