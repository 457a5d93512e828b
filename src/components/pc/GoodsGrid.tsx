import type { ReactNode } from 'react';
import type { GoodsCard as Goods } from '@/api/schema/goods';
import { EndlessRows } from '@/components/common/EndlessRows';
import { StatePanel } from '@/components/common/StatePanel';
import { useColumns } from '@/hooks/useColumns';
import type { PagedList } from '@/hooks/usePagedList';
import { useWords } from '@/hooks/useWords';
import { Fault } from './Fault';
import { GoodsCard, GoodsCardBone } from '@/components/common/GoodsCard';
import styles from './GoodsGrid.less';

interface Props {
  list: PagedList<Goods>;
  /** Goods after which more come only by the button, so that the foot of the page can be reached; never unless told. */
  restsAt?: number;
  /** Stands where there are no goods; a plain sentence unless told. */
  empty?: ReactNode;
}

/** Cards that are in the first screen of a desktop. */
const firstScreen = 6;
/** Px below a picture: name, price and the gap to the next line. */
const underPicture = 80;

/** An endless list of goods in as many columns as fit, with all its states. */
export function GoodsGrid({ list, empty, restsAt }: Props) {
  const { t } = useWords();
  const { place, columns, columnWidth } = useColumns<HTMLDivElement>(190, 20, 2, 6);
  const bones = (
    <div className={styles.bones} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: columns * 2 }, (_, at) => (
        <GoodsCardBone key={at} />
      ))}
    </div>
  );
  const fault = list.problem && <Fault problem={list.problem} retry={() => void (list.rows.length > 0 ? list.loadMore() : list.reload())} />;
  return (
    <div ref={place} className={styles.grid} data-later>
      {list.rows.length > 0 ? (
        // Begun anew once the width is known: the lines that were not drawn yet keep the height they were given first.
        <EndlessRows key={String(columnWidth > 0)} list={list} columns={columns} lineHeight={columnWidth + underPicture} restsAt={restsAt} skeleton={bones} fault={fault}>
          {(goods, at) => <GoodsCard face="pc" key={goods.id} goods={goods} isInView={at < firstScreen} />}
        </EndlessRows>
      ) : list.isLoading ? (
        bones
      ) : (
        (fault ?? empty ?? <StatePanel picture="empty-search" title={t('shell.noGoods')} />)
      )}
    </div>
  );
}
