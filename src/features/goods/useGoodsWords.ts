/** What the details of goods say about supply, delivery, returns and the purchase, in the customer's language. */
import { useMoney } from '@/hooks/useMoney';
import { useWhen } from '@/hooks/useWhen';
import { useWords } from '@/hooks/useWords';
import { deliveryCost, supplyOf } from './supply';
import type { ChosenGoods } from './useGoodsDetail';

export interface GoodsWords {
  /** Whether it is there, and when it comes. */
  supply: string;
  isGoodNews: boolean;
  /** What delivery costs; empty for goods without it, and for what cannot be had. */
  delivery: string;
  returns: string;
  /** How much it was reduced; empty when it was not. */
  saving: string;
  /** The words of the button that buys, with the amount in them, or why it cannot be bought. */
  buy: string;
  /** Why no more pieces can be taken; empty while more can. */
  limit: string;
}

/** The words for the chosen combination and number of pieces. */
export function useGoodsWords(chosen: Pick<ChosenGoods, 'goods' | 'sku' | 'quantity' | 'limit' | 'whyNotBuy'>): GoodsWords {
  const { t } = useWords();
  const money = useMoney();
  const { weekday, date } = useWhen();
  const { goods, sku, quantity, limit, whyNotBuy } = chosen;

  const supply = supplyOf(goods, sku);
  const supplyWords = (): string => {
    switch (supply.kind) {
      case 'soldOut':
        return t('goods.supply.soldOut');
      case 'virtual':
        return t(`goods.supply.${supply.gives}`);
      case 'presale': {
        const ships = t('goods.supply.ships', { day: date(supply.shipsOn) });
        return supply.arrivesOn ? t('goods.supply.arrives', { stock: ships, day: weekday(supply.arrivesOn) }) : ships;
      }
      case 'inStock': {
        const stock = supply.left === undefined ? t('goods.supply.inStock') : t('goods.supply.few', { count: supply.left });
        return supply.arrivesOn ? t('goods.supply.arrives', { stock, day: weekday(supply.arrivesOn) }) : stock;
      }
    }
  };

  const deliveryWords = (): string => {
    const cost = deliveryCost(goods, sku);
    if (!cost || supply.kind === 'soldOut') return '';
    if (cost.kind === 'free') return t('goods.delivery.free');
    const fee = money(cost.fee);
    return cost.freeFrom === null ? t('goods.delivery.fee', { fee }) : t('goods.delivery.feeUntil', { fee, from: money(cost.freeFrom) });
  };

  const buyWords = (): string => {
    if (whyNotBuy || !sku) return t(`goods.buy.${whyNotBuy ?? 'notMade'}`);
    return quantity === 1 ? t('goods.buy', { price: money(sku.price) }) : t('goods.buyMany', { count: quantity, price: money(sku.price) });
  };

  const isReduced = sku !== undefined && sku.originalPrice !== null && sku.originalPrice > sku.price;
  return {
    supply: supplyWords(),
    isGoodNews: supply.kind === 'virtual' || (supply.kind === 'inStock' && supply.left === undefined),
    delivery: deliveryWords(),
    returns: goods.returnDays > 0 ? t('goods.returns', { count: goods.returnDays }) : t('goods.returns.none'),
    saving: isReduced ? t('goods.save', { amount: money((sku.originalPrice ?? 0) - sku.price) }) : '',
    buy: buyWords(),
    limit: whyNotBuy === undefined && quantity >= limit.most ? t(`goods.limit.${limit.by}`, { count: limit.most }) : '',
  };
}
