import { useCallback, useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { pageSize, type PaginatedQuery } from '@/query/usePaginatedQuery';
import { useTranslation } from '@/hooks/useTranslation';
import { lazyComponent } from './lazyComponent';
import type { InfiniteListEndProps } from './InfiniteListEnd';
import styles from './InfiniteList.less';

interface Props<Row> {
  list: PaginatedQuery<Row>;
  /** Name of the list for screen readers. */
  label: string;
  /** Rows per line. */
  columns?: number;
  /** Estimated height of a line in px, gap included. With 0 it is measured on the first lines. */
  lineHeight?: number;
  /**
   * Number of rows after which the next page loads only by the button. For pages with content below the list, which
   * could otherwise never be reached.
   */
  autoLoadLimit?: number;
  children: (row: Row, at: number) => ReactElement;
  /** Shown in place of rows that are loading. */
  skeleton: ReactNode;
  /** Shown when the next page could not be loaded. */
  errorPanel: ReactNode;
}

/** Distance to the end, in px, at which the next page is requested (spec section 9). */
const loadAheadPx = 100;

/** Most visitors only see the first page. The code for long lists is loaded with the second page. */
const InfiniteListEnd = lazyComponent<InfiniteListEndProps & { skeleton: ReactNode }>(
  () => import(/* webpackChunkName: "endless-tail" */ './InfiniteListEnd').then((code) => code.default),
  ({ skeleton }) => <div role="listitem">{skeleton}</div>,
);

/**
 * A list that loads further pages while the page scrolls. After the first page only the lines near the viewport are in
 * the DOM. A button loads the next page without scrolling.
 */
export function InfiniteList<Row extends { id: string }>({
  list,
  label,
  columns = 1,
  lineHeight,
  autoLoadLimit = Infinity,
  children,
  skeleton,
  errorPanel,
}: Props<Row>) {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const { loadMore, hasMore, error, isLoadingMore } = list;
  // While there is more, a line that is not full waits for the next page.
  const whole = list.rows.length - (hasMore && !error ? list.rows.length % columns : 0);
  const rows = list.rows.slice(0, whole || undefined);
  const mayLoad = hasMore && !error && !isLoadingMore;
  const more = useCallback(() => {
    // Preloads the code. A failure is shown when the component renders.
    void InfiniteListEnd.load().catch(() => undefined);
    void loadMore();
  }, [loadMore]);

  useEffect(() => {
    const sentinel = end.current;
    if (!sentinel || !mayLoad || rows.length >= autoLoadLimit) return;
    // A busy device delivers several entries in one batch; the last one is the current state.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(),
      { rootMargin: `${loadAheadPx}px 0px` },
    );
    observer.observe(sentinel);
    return () => observer.disconnect();
    // Each page moves the end of the list, so the end is observed again.
  }, [mayLoad, more, rows.length, autoLoadLimit]);

  const lines = Array.from({ length: Math.ceil(rows.length / columns) }, (_, line) =>
    rows.slice(line * columns, (line + 1) * columns),
  );
  const lead = Math.ceil(pageSize / columns);
  const draw = (at: number) => (
    <div key={at} className={styles.line} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {lines[at]?.map((row, column) => (
        <div key={row.id} role="listitem" aria-posinset={at * columns + column + 1} aria-setsize={list.total}>
          {children(row, at * columns + column)}
        </div>
      ))}
    </div>
  );
  return (
    <>
      {/* Not `ul`: its lines are between list and items. */}
      <div role="list" aria-label={label}>
        {lines.slice(0, lead).map((_, at) => draw(at))}
        {lines.length > lead && (
          // Mounted again once the line height is known: unrendered lines would keep their first estimate.
          <InfiniteListEnd
            key={String(lineHeight === 0)}
            of={list.rows}
            count={lines.length - lead}
            columns={columns}
            lineHeight={lineHeight}
            skeleton={skeleton}
          >
            {(line) => draw(lead + line)}
          </InfiniteListEnd>
        )}
      </div>
      {isLoadingMore && skeleton}
      {error && errorPanel}
      <div ref={end} className={styles.end}>
        {mayLoad && (
          <button type="button" onClick={more}>
            {t('list.more')}
          </button>
        )}
        {!hasMore && rows.length > 10 && <p>{t('list.end')}</p>}
        {list.droppedCount > 0 && <p>{t('problem.rowsLeftOut', { count: list.droppedCount })}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {rows.length > 0 && t('list.shown', { shown: rows.length, total: list.total })}
      </p>
    </>
  );
}
