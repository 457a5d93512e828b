import type { ReactNode } from 'react';
import type { GoodsCard } from '@/api/goods';
import { InfiniteList } from '@/components/InfiniteList';
import { ProductCard, ProductCardSkeleton } from './ProductCard';
import { StatePanel } from '@/platform/StatePanel';
import { useColumns } from '@/hooks/useColumns';
import type { PaginatedQuery } from '@/query/usePaginatedQuery';
import { useTranslation } from '@/hooks/useTranslation';
import { ErrorPanel } from '@/platform/ErrorPanel';
import styles from './ProductGrid.less';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  list: PaginatedQuery<GoodsCard>;
  /** Name of the list for screen readers. */
  label: string;
  /**
   * Number of products after which the next page loads only by the button, so that the page's footer can be reached;
   * never by default.
   */
  autoLoadLimit?: number;
  /** Those of the platform by default. */
  sizes?: GridSizes;
  /** Shown without products; a sentence by default. */
  empty?: ReactNode;
}

/** Minimum card width and gap in px, smallest and largest number of columns. */
type GridSizes = readonly [minCardWidth: number, gap: number, minColumns: number, maxColumns: number];
const gridSizes = { h5: [200, 12, 2, 4], pc: [190, 20, 2, 8] } as const;
/** Height below a picture in px: name, price and the gap to the next line. */
const belowPictureHeight = { h5: 72, pc: 80 };
/** Number of cards that are part of the prerendered home. */
const prerenderedCardCount = { h5: 2, pc: 8 };

/**
 * A list of products that loads while scrolling, in as many columns as fit, with its loading, empty and error states.
 */
export function ProductGrid({ list, label, empty, autoLoadLimit, sizes }: Props) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { ref, columns, columnWidth } = useColumns<HTMLDivElement>(...(sizes ?? gridSizes[platform]));
  const skeleton = (
    <div
      className={styles.skeleton}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      role="status"
      aria-label={t('shell.loading')}
    >
      {Array.from({ length: columns * 2 }, (_, at) => (
        <ProductCardSkeleton key={at} />
      ))}
    </div>
  );
  const errorPanel = list.error && (
    <ErrorPanel error={list.error} retry={() => void (list.rows.length > 0 ? list.loadMore() : list.refetch())} />
  );
  return (
    <div ref={ref} className={styles[platform]} data-later>
      {list.rows.length > 0 ? (
        <InfiniteList
          list={list}
          label={label}
          columns={columns}
          lineHeight={columnWidth && columnWidth + belowPictureHeight[platform]}
          autoLoadLimit={autoLoadLimit}
          skeleton={skeleton}
          errorPanel={errorPanel}
        >
          {(goods, at) => <ProductCard goods={goods} isInView={at < prerenderedCardCount[platform]} />}
        </InfiniteList>
      ) : list.isLoading ? (
        skeleton
      ) : (
        (errorPanel ?? empty ?? <StatePanel picture="empty-search" title={t('shell.noGoods')} />)
      )}
    </div>
  );
}
