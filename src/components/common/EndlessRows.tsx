import { useCallback, useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { pageSize, type PagedList } from '@/hooks/usePagedList';
import { useWords } from '@/hooks/useWords';
import { lazyPart } from '@/lazyPart';
import type { TailProps } from './EndlessTail';
import styles from './EndlessRows.less';

interface Props<Row> {
  list: PagedList<Row>;
  /** Rows that stand beside each other. */
  columns?: number;
  /** Px that a line takes before it was ever drawn, gap included; 0 while that is not known, and learnt from the first lines unless told. */
  lineHeight?: number;
  /** Rows after which it waits for the button: where something stands below the list that would never be reached. */
  restsAt?: number;
  children: (row: Row, at: number) => ReactElement;
  /** Stands in place of rows that are on their way. */
  skeleton: ReactNode;
  /** What the face shows when a further page could not be had. */
  fault: ReactNode;
}

/** Px before the end at which the next page is asked for (spec section 9). */
const threshold = 100;

/** Most lists are looked at no further than their first page: what long ones need comes with the second. */
const EndlessTail = lazyPart<TailProps & { skeleton: ReactNode }>(
  () => import(/* webpackChunkName: "endless-tail" */ './EndlessTail').then((code) => code.default),
  ({ skeleton }) => skeleton,
);

/**
 * An endless list in the page's own scroll. Besides the first page only what is near the window is in the document, however
 * long the list is; a button stands beside the automatic loading for those who do not scroll.
 */
export function EndlessRows<Row extends { id: string }>({ list, columns = 1, lineHeight, restsAt = Infinity, children, skeleton, fault }: Props<Row>) {
  const { t } = useWords();
  const end = useRef<HTMLDivElement>(null);
  const { loadMore, hasMore, problem, isLoadingMore, rows } = list;
  const mayLoad = hasMore && !problem && !isLoadingMore;
  const more = useCallback(() => {
    // Asked for beside the rows. Whether it came shows when it is drawn.
    void EndlessTail.load().catch(() => undefined);
    void loadMore();
  }, [loadMore]);

  useEffect(() => {
    const sentinel = end.current;
    if (!sentinel || !mayLoad || rows.length >= restsAt) return;
    // A busy device tells late, and all at once: that the end was out of sight, and that it is not any more.
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(), { rootMargin: `${threshold}px 0px` });
    observer.observe(sentinel);
    return () => observer.disconnect();
    // With each page the end moves; it is looked at anew.
  }, [mayLoad, more, rows.length, restsAt]);

  const lines = Array.from({ length: Math.ceil(rows.length / columns) }, (_, line) => rows.slice(line * columns, (line + 1) * columns));
  const lead = Math.ceil(pageSize / columns);
  const draw = (at: number) => (
    <div key={lines[at]?.[0]?.id ?? at} className={styles.line} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {lines[at]?.map((row, column) => children(row, at * columns + column))}
    </div>
  );
  return (
    <>
      {lines.slice(0, lead).map((_, at) => draw(at))}
      {lines.length > lead && (
        // Begun anew once the height is known: the lines that were not drawn yet keep the one they were given first.
        <EndlessTail key={String(lineHeight === 0)} of={rows} count={lines.length - lead} columns={columns} lineHeight={lineHeight} skeleton={skeleton}>
          {(line) => draw(lead + line)}
        </EndlessTail>
      )}
      {isLoadingMore && skeleton}
      {problem && fault}
      <div ref={end} className={styles.end}>
        {mayLoad && (
          <button type="button" className={styles.more} onClick={more}>
            {t('list.more')}
          </button>
        )}
        {!hasMore && rows.length > 10 && <p className={styles.over}>{t('list.end')}</p>}
        {list.dropped > 0 && <p className={styles.over}>{t('problem.rowsLeftOut', { count: list.dropped })}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {rows.length > 0 && t('list.shown', { shown: rows.length, total: list.total })}
      </p>
    </>
  );
}
