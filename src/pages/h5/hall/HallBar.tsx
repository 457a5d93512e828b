import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import type { RefObject } from 'react';
import { hallSorts } from '@/features/hall/hallFilters';
import type { Hall } from '@/features/hall/useHall';
import { useWords } from '@/hooks/useWords';
import styles from './HallBar.less';
import { SearchField } from './SearchField';

interface Props {
  bar: RefObject<HTMLDivElement | null>;
  hall: Hall;
  /** How many goods there are, in words. */
  status: string;
  field: RefObject<HTMLInputElement | null>;
  onFilter: () => void;
}

/** Stays above the goods: search, order, how many there are, and the way to the filters. */
export function HallBar({ bar, hall, status, field, onFilter }: Props) {
  const { t } = useWords();
  const { filters, narrowingCount } = hall;
  return (
    <div ref={bar} className={styles.bar}>
      <SearchField keyword={filters.keyword} onSearch={hall.search} field={field} />
      <div className={styles.row}>
        <span className={styles.sort}>
          <span className={styles.sortName} aria-hidden="true">
            {t(`hall.sort.${filters.sort}`)}
          </span>
          <ChevronDown size={16} strokeWidth={1.8} aria-hidden />
          <select
            className={styles.select}
            aria-label={t('hall.sort')}
            value={filters.sort}
            onChange={(event) => {
              const wanted = hallSorts.find((sort) => sort === event.target.value);
              if (wanted) hall.sortBy(wanted);
            }}
          >
            {hallSorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`hall.sort.${sort}`)}
              </option>
            ))}
          </select>
        </span>
        <p className={styles.status} role="status">
          {status}
        </p>
        <button
          type="button"
          className={`${styles.filter} ${narrowingCount > 0 ? styles.isOn : ''}`}
          aria-label={narrowingCount > 0 ? t('hall.filterOn', { count: narrowingCount }) : undefined}
          onClick={onFilter}
        >
          <SlidersHorizontal size={16} strokeWidth={1.8} aria-hidden />
          {t('hall.filter')}
          {narrowingCount > 0 && <span className={styles.count}>{narrowingCount}</span>}
        </button>
      </div>
    </div>
  );
}
