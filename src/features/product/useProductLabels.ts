/** Labels of the product page about availability, delivery, returns and the purchase. */
import { useMoney } from '@/hooks/useMoney';
import { useDeliveryDays } from '@/hooks/useDeliveryDays';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useFeature } from '@/hooks/useFeature';
import { useTranslation } from '@/hooks/useTranslation';
import { deliveryCost, availabilityOf } from './availability';
import type { ChosenProduct } from './useProductDetail';

export interface ProductLabels {
  /** Availability and arrival. */
  supply: string;
  isPositive: boolean;
  /** Delivery fee, or what a gift card adds to the balance; empty for other virtual products and sold-out variants. */
  delivery: string;
  /** Empty when the API says nothing about returns. */
  returns: string;
  /** Amount of the reduction; empty without one. */
  saving: string;
  /** Label of the buy button: the amount, or why the product cannot be bought. */
  buy: string;
  /** Why the quantity cannot be increased; empty while it can. */
  limit: string;
}

/** The labels for the chosen variant and quantity. */
export function useProductLabels(
  chosen: Pick<ChosenProduct, 'goods' | 'sku' | 'quantity' | 'limit' | 'purchaseError'>,
): ProductLabels {
  const { t } = useTranslation();
  const money = useMoney();
  const hasWallet = useFeature('wallet');
  const { weekday } = useDateFormat();
  const { ships } = useDeliveryDays();
  const { goods, sku, quantity, limit, purchaseError } = chosen;

  const supply = availabilityOf(goods, sku);
  const availabilityLabels = (): string => {
    switch (supply.kind) {
      case 'soldOut':
        return t('goods.supply.soldOut');
      case 'virtual':
        return t(`goods.supply.${supply.gives}`);
      case 'presale': {
        const sent = ships(supply.shipsOn);
        return supply.arrivesOn ? t('goods.supply.arrives', { stock: sent, day: weekday(supply.arrivesOn) }) : sent;
      }
      case 'inStock': {
        const stock =
          supply.left === undefined ? t('goods.supply.inStock') : t('goods.supply.few', { count: supply.left });
        return supply.arrivesOn ? t('goods.supply.arrives', { stock, day: weekday(supply.arrivesOn) }) : stock;
      }
    }
  };

  const deliveryLabels = (): string => {
    if (sku?.faceValue) return hasWallet ? t('goods.worth', { amount: money(sku.faceValue) }) : '';
    const cost = deliveryCost(goods, sku);
    if (!cost || supply.kind === 'soldOut') return '';
    if (cost.kind === 'free') return t('goods.delivery.free');
    const fee = money(cost.fee);
    return cost.freeFrom === null
      ? t('goods.delivery.fee', { fee })
      : t('goods.delivery.feeUntil', { fee, from: money(cost.freeFrom) });
  };

  const returnsLabel = (): string => {
    const count = goods.returnDays;
    return count === null ? '' : count > 0 ? t('goods.returns', { count }) : t('goods.returns.none');
  };

  const buyLabels = (): string => {
    if (purchaseError || !sku) return t(`goods.buy.${purchaseError ?? 'notMade'}`);
    return quantity === 1
      ? t('goods.buy', { price: money(sku.price) })
      : t('goods.buyMany', { count: quantity, total: money(sku.price * quantity) });
  };

  const isReduced = sku !== undefined && sku.originalPrice !== null && sku.originalPrice > sku.price;
  return {
    supply: availabilityLabels(),
    isPositive: supply.kind === 'virtual' || (supply.kind === 'inStock' && supply.left === undefined),
    delivery: deliveryLabels(),
    returns: returnsLabel(),
    saving: isReduced ? t('goods.save', { amount: money((sku.originalPrice ?? 0) - sku.price) }) : '',
    buy: buyLabels(),
    limit:
      purchaseError === undefined && quantity >= limit.max ? t(`goods.limit.${limit.by}`, { count: limit.max }) : '',
  };
}
