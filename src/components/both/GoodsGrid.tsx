import type { ReactNode } from 'react';
import type { GoodsCard as Goods } from '@/api/schema/goods';
import { EndlessRows } from '@/components/common/EndlessRows';
import { GoodsCard, GoodsCardBone } from '@/components/common/GoodsCard';
import { StatePanel } from '@/components/common/StatePanel';
import { useColumns } from '@/hooks/useColumns';
import type { PagedList } from '@/hooks/usePagedList';
import { useWords } from '@/hooks/useWords';
import type { Face } from '@/routes';
import { FaultPanel } from './FaultPanel';
import styles from './GoodsGrid.less';

interface Props {
  face: Face;
  list: PagedList<Goods>;
  /** Goods after which more come only by the button, so that the foot of the page can be reached; never unless told. */
  restsAt?: number;
  /** Stands where there are no goods; a plain sentence unless told. */
  empty?: ReactNode;
}

/** Px of the least width of a card and of the gap beside it, fewest and most columns. */
const fits = { h5: [200, 12, 2, 4], pc: [190, 20, 2, 6] } as const;
/** Px below a picture: name, price and the gap to the next line. */
const underPicture = { h5: 72, pc: 80 };
/** Cards that are in the first screen. */
const firstScreen = { h5: 2, pc: 6 };

/** An endless list of goods in as many columns as fit, with all its states. */
export function GoodsGrid({ face, list, empty, restsAt }: Props) {
  const { t } = useWords();
  const [narrowest, gap, fewest, most] = fits[face];
  const { place, columns, columnWidth } = useColumns<HTMLDivElement>(narrowest, gap, fewest, most);
  const bones = (
    <div className={styles.bones} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: columns * 2 }, (_, at) => (
        <GoodsCardBone key={at} />
      ))}
    </div>
  );
  const fault = list.problem && <FaultPanel face={face} problem={list.problem} retry={() => void (list.rows.length > 0 ? list.loadMore() : list.reload())} />;
  return (
    <div ref={place} className={styles[face]} data-later>
      {list.rows.length > 0 ? (
        <EndlessRows list={list} columns={columns} lineHeight={columnWidth && columnWidth + underPicture[face]} restsAt={restsAt} skeleton={bones} fault={fault}>
          {(goods, at) => <GoodsCard face={face} key={goods.id} goods={goods} isInView={at < firstScreen[face]} />}
        </EndlessRows>
      ) : list.isLoading ? (
        bones
      ) : (
        (fault ?? empty ?? <StatePanel picture="empty-search" title={t('shell.noGoods')} />)
      )}
    </div>
  );
}
