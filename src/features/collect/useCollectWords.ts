/** What the list of kept goods says about a line and about the total, in the customer's language. */
import type { Pack } from '@/api/schema/order';
import { useMoney } from '@/hooks/useMoney';
import { useWords } from '@/hooks/useWords';
import type { CollectRow } from './collectRow';
import type { Collect } from './useCollect';

export interface RowWords {
  name: string;
  /** What stands in the way of ordering it; empty for nothing. */
  obstacle: string;
  /** What it cost when it was kept; empty when that has not changed. */
  was: string;
  /** Why no more pieces can be taken; empty while more can. */
  limit: string;
}

/** `currency` as ISO 4217; the shop's own while it is undefined. */
export function useCollectWords(currency: string | undefined) {
  const { t } = useWords();
  const money = useMoney(currency);

  const obstacleOf = ({ state, limit }: CollectRow): string => {
    switch (state) {
      case 'gone':
        return t('collect.gone');
      case 'soldOut':
        return t('collect.soldOut');
      case 'shortStock':
        return t('collect.shortStock', { count: limit.most });
      case 'overLimit':
        return t('collect.overLimit', { count: limit.most });
      case 'fine':
      case 'unknown':
        return '';
    }
  };
  return {
    row: (row: CollectRow): RowWords => ({
      name: row.quoted?.name ?? t('collect.unknown'),
      obstacle: obstacleOf(row),
      was: row.wasPrice === undefined ? '' : t('collect.was', { price: money(row.wasPrice) }),
      limit: row.canOrder && row.line.quantity >= row.limit.most ? t(`goods.limit.${row.limit.by}`, { count: row.limit.most }) : '',
    }),
    /** What the total holds beside the goods: "Free delivery · Coupon −$15.00". */
    besideGoods: ({ priceLines }: Pick<Pack, 'priceLines'>): string =>
      priceLines
        .filter(({ kind }) => kind !== 'goods')
        .map(({ kind, amount }) => (kind === 'delivery' && amount === 0 ? t('collect.deliveryFree') : `${t(`order.line.${kind}`)} ${money(amount)}`))
        .join(' · '),
    checkOut: ({ whyNotCheckOut, pieces, pack }: Pick<Collect, 'whyNotCheckOut' | 'pieces' | 'pack'>): string => {
      if (whyNotCheckOut) return t(`collect.whyNot.${whyNotCheckOut}`);
      return pack ? t('collect.checkOutFor', { count: pieces, amount: money(pack.total) }) : t('collect.checkOut', { count: pieces });
    },
  };
}
