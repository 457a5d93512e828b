import { Link } from '@umijs/max';
import { PartFault } from '@/components/common/PartFault';
import { queryOfHall, virtualCategory, type HallFilters } from '@/features/hall/hallFilters';
import type { Hall } from '@/features/hall/useHall';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './HallCategories.less';

interface Props {
  categories: Hall['categories'];
  filters: HallFilters;
}

/** The categories with how many goods each holds. The other filters stay on. */
export function HallCategories({ categories, filters }: Props) {
  const { t } = useWords();
  const { data, isLoading, problem, retry } = categories;
  const entry = (id: string | undefined, name: string, count?: number) => (
    <li key={id ?? ''}>
      <Link
        className={styles.category}
        to={pathOf('pc', 'hall', queryOfHall({ ...filters, categoryId: id }))}
        aria-current={id === filters.categoryId ? 'true' : undefined}
      >
        <span className={styles.name}>{name}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('hall.categories')}>
      <ul>
        {entry(undefined, t('hall.everything'))}
        {isLoading &&
          Array.from({ length: 8 }, (_, at) => (
            <li key={`bone ${at}`} className={styles.category} aria-hidden="true">
              <span className={`bone ${styles.bone}`} />
            </li>
          ))}
        {data?.list.map(({ id, name, goodsCount }) => entry(id, name, goodsCount))}
        {entry(virtualCategory, t('hall.virtual'))}
      </ul>
      {problem && <PartFault problem={problem} name={t('hall.categories')} retry={retry} />}
    </nav>
  );
}
