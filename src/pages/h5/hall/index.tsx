import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { Page } from '@/components/h5/Page';
import { queryOfHall, readHallFilters } from '@/features/hall/hallFilters';
import { useHall } from '@/features/hall/useHall';
import { useHallWords } from '@/features/hall/useHallWords';
import { useHeight } from '@/hooks/useHeight';
import { useLayer } from '@/hooks/useLayer';
import { useQuery } from '@/hooks/useQuery';
import { useTopOnReplace } from '@/hooks/useTopOnReplace';
import { pathOf } from '@/routes';
import { CategoryRail } from './CategoryRail';
import { FilterSheet } from './FilterSheet';
import { HallBar } from './HallBar';
import { HallGoods } from './HallGoods';
import styles from './index.less';

/** All goods on a phone: categories at the side, search, sort and filter above. Everything chosen stands in the address. */
export default function HallPage() {
  const { query, changeQuery } = useQuery();
  const filters = useMemo(() => readHallFilters(query), [query]);
  const hall = useHall(filters, (next) => changeQuery(queryOfHall(next)));
  const words = useHallWords(hall);
  const filterLayer = useLayer('hall-filter');
  const field = useRef<HTMLInputElement>(null);
  // The rail begins where the bar ends, and the bar grows with the text.
  const { measured: bar, height } = useHeight<HTMLDivElement>();
  const barHeight = { '--bar': `${height}px` } as CSSProperties;
  useTopOnReplace(JSON.stringify(queryOfHall(filters)));

  // Somebody pressed the search of the home page. Here and not in the field: the page moves the focus to its heading first.
  const isSearchOpened = query['search'] === 'open';
  useEffect(() => {
    if (!isSearchOpened) return;
    field.current?.focus({ preventScroll: true });
    changeQuery({ search: undefined });
  }, [isSearchOpened, changeQuery]);

  return (
    <Page title={words.heading} isTabPage hasHeader={false}>
      <div style={barHeight}>
        <HallBar bar={bar} hall={hall} status={words.status} field={field} onFilter={filterLayer.open} />
        <div className={styles.body}>
          <CategoryRail categories={hall.categories} filters={filters} />
          <HallGoods hall={hall} words={words} />
        </div>
      </div>
      {filterLayer.isOpen && (
        <FilterSheet layer={filterLayer} filters={filters} onShow={(wanted) => filterLayer.closeInto(pathOf('h5', 'hall', queryOfHall(wanted)))} />
      )}
    </Page>
  );
}
