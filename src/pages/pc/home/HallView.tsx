import { useEffect, useMemo } from 'react';
import { Page } from '@/components/pc/Page';
import { queryOfHall, readHallFilters } from '@/features/hall/hallFilters';
import { useHall } from '@/features/hall/useHall';
import { useHallWords } from '@/features/hall/useHallWords';
import { useSearchHistory } from '@/features/hall/useSearchHistory';
import { useQuery } from '@/hooks/useQuery';
import { useTopOnReplace } from '@/hooks/useTopOnReplace';
import { HallAside } from './HallAside';
import { HallResults } from './HallResults';
import { HallSort } from './HallSort';
import styles from './HallView.less';

/** All goods on a desktop: the filters stand beside them. Everything chosen stands in the address. */
export default function HallView() {
  const { query, changeQuery } = useQuery();
  const filters = useMemo(() => readHallFilters(query), [query]);
  const hall = useHall(filters, (next) => changeQuery(queryOfHall(next)));
  const words = useHallWords(hall);
  const history = useSearchHistory();
  const { remember } = history;
  useTopOnReplace(JSON.stringify(queryOfHall(filters)));

  // The search itself is in the header of every page; what it asks for arrives in the address.
  useEffect(() => {
    if (filters.keyword !== '') remember(filters.keyword);
  }, [filters.keyword, remember]);

  return (
    <Page title={words.heading} isWide>
      <div className={styles.hall}>
        <HallAside hall={hall} history={history} />
        <div className={styles.main}>
          <div className={styles.row}>
            <p className={styles.status} role="status">
              {words.status}
            </p>
            <HallSort sort={filters.sort} onChoose={hall.sortBy} />
          </div>
          <HallResults hall={hall} words={words} />
        </div>
      </div>
    </Page>
  );
}
