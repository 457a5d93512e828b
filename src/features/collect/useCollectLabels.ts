/** Labels of the lines in the bag and their total. */
import type { Pack } from '@/api/packs';
import { useMoney } from '@/hooks/useMoney';
import { usePriceLineName } from '@/hooks/usePriceLineName';
import { useTaxNote } from '@/hooks/useTaxNote';
import { useTranslation } from '@/hooks/useTranslation';
import type { CollectRow } from './collectRow';
import type { Collect } from './useCollect';

export interface RowLabels {
  name: string;
  /** Why the line cannot be ordered; empty when it can. */
  obstacle: string;
  /** The former price; empty when unchanged. */
  was: string;
  /** Why the quantity cannot be increased; empty while it can. */
  limit: string;
  /** The total of a line of several pieces; empty for one piece, or while the API has not counted it. */
  total: string;
}

/** `currency` as ISO 4217; undefined is the shop's currency. */
export function useCollectLabels(currency: string | undefined) {
  const { t } = useTranslation();
  const money = useMoney(currency);
  const nameOf = usePriceLineName();
  const taxNote = useTaxNote();

  const freeMissing = ({ freeDeliveryMissing }: Pick<Pack, 'freeDeliveryMissing'>): string =>
    freeDeliveryMissing ? t('order.freeMissing', { amount: money(freeDeliveryMissing) }) : '';
  const obstacleOf = ({ state, limit }: CollectRow): string => {
    switch (state) {
      case 'gone':
      case 'other':
        return t(`checkout.problem.${state}`);
      case 'soldOut':
        return t('collect.soldOut');
      case 'shortStock':
        return t('collect.shortStock', { count: limit.max });
      case 'overLimit':
        return t('collect.overLimit', { count: limit.max });
      case 'fine':
      case 'unknown':
        return '';
    }
  };
  return {
    /** "$12.00 more for free delivery"; empty when it is free, and when it never is. */
    freeMissing,
    row: (row: CollectRow, list: 'bag' | 'saved' = 'bag', subtotal?: number): RowLabels => ({
      name: row.quoted?.name ?? t('collect.unknown'),
      obstacle: obstacleOf(row),
      was:
        row.wasPrice === undefined
          ? ''
          : t(list === 'bag' ? 'collect.was' : 'collect.saved.wasSaved', { price: money(row.wasPrice) }),
      limit:
        row.canOrder && row.line.quantity >= row.limit.max
          ? t(`goods.limit.${row.limit.by}`, { count: row.limit.max })
          : '',
      total:
        subtotal !== undefined && row.canOrder && row.line.quantity > 1
          ? t('collect.lineTotal', { count: row.line.quantity, amount: money(subtotal) })
          : '',
    }),
    /**
     * Further parts of the total: "Free delivery · Coupon −$15.00 · Order within 2 h: arrives Fri 27 Nov". `promise` is the sentence
     * of `useDeliveryPromise`.
     */
    besideGoods: (pack: Pick<Pack, 'priceLines' | 'freeDeliveryMissing'>, promise: string): string =>
      [
        ...pack.priceLines
          .filter(({ kind }) => kind !== 'goods')
          .map((line) =>
            line.kind === 'delivery' && line.amount === 0
              ? t('goods.delivery.free')
              : `${nameOf(line)} ${money(line.amount)}`,
          ),
        freeMissing(pack),
        promise,
        taxNote,
      ]
        .filter(Boolean)
        .join(' · '),
    checkOut: ({ checkoutError, pieces, pack }: Pick<Collect, 'checkoutError' | 'pieces' | 'pack'>): string => {
      if (checkoutError) return t(`collect.whyNot.${checkoutError}`);
      return pack
        ? t('collect.checkOutFor', { count: pieces, amount: money(pack.total) })
        : t('collect.checkOut', { count: pieces });
    },
  };
}
