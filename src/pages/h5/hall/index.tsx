import type { SearchBarRef } from 'antd-mobile';
import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { Stack } from '@/components/Layout';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Page } from '@/platform/h5/Page';
import { searchParamsOfHall, readHallFilters } from '@/features/hall/hallFilters';
import { useHall } from '@/features/hall/useHall';
import { useHallLabels } from '@/features/hall/useHallLabels';
import { useHeight } from '@/hooks/useHeight';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTopOnReplace } from '@/hooks/useTopOnReplace';
import { pathOf } from '@/lib/routes';
import { CategoryRail } from '@/features/hall/h5/CategoryRail';
import { HallBar } from '@/features/hall/h5/HallBar';
import { HallProducts } from '@/features/hall/h5/HallProducts';
import { lazyComponent } from '@/components/lazyComponent';
import styles from '@/features/hall/h5/styles.less';

/** Loaded when it is opened. */
const FilterSheet = lazyComponent(() =>
  import(/* webpackChunkName: "filters-h5" */ '@/features/hall/h5/FilterSheet').then((code) => code.default),
);

/** The product list: category rail, search, sort order and filters. The URL query holds all of them. */
export default function HallPage() {
  const { query, changeQuery } = useSearchParams();
  const filters = useMemo(() => readHallFilters(query), [query]);
  const hall = useHall(filters, (next, options) => changeQuery(searchParamsOfHall(next), options));
  const labels = useHallLabels(hall);
  const filterModal = useModalRoute('hall-filter');
  const field = useRef<SearchBarRef>(null);
  // The rail starts below the bar; the height of the bar depends on the text size.
  const { measured: bar, height } = useHeight<HTMLDivElement>();
  const barHeight = { '--bar': `${height}px` } as CSSProperties;
  useTopOnReplace(JSON.stringify(searchParamsOfHall(filters)));

  // `search=open` is set by the search field of the home page. This effect runs after `Page` has focused its heading, so the
  // field gets the focus; `autoFocus` would run before.
  const isSearchOpened = query['search'] === 'open';
  useEffect(() => {
    if (!isSearchOpened) return;
    field.current?.nativeElement?.focus({ preventScroll: true });
    changeQuery({ search: undefined });
  }, [isSearchOpened, changeQuery]);

  return (
    <Page title={labels.heading} isTabPage hasHeader={false}>
      <PullToRefresh refresh={hall.refresh} />
      <div style={barHeight}>
        <HallBar bar={bar} hall={hall} status={labels.status} field={field} onFilter={filterModal.open} />
        <Stack align="start" gap={12} className={styles.body}>
          <CategoryRail hall={hall} />
          <HallProducts hall={hall} labels={labels} />
        </Stack>
      </div>
      {filterModal.isOpen && (
        <FilterSheet
          modal={filterModal}
          filters={hall.filters}
          hasFacets={hall.hasFacets}
          onShow={(requested) => filterModal.closeInto(pathOf('h5', 'hall', searchParamsOfHall(requested)))}
        />
      )}
    </Page>
  );
}
