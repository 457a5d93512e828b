/** Keeping the chosen combination among the collected goods, and letting go of it. */
import { useCollected } from '@/hooks/useCollected';
import type { ChosenGoods } from './useGoodsDetail';

export type KeepOutcome = 'kept' | 'letGo' | 'full';

/** Whether the combination is kept, and the way to change that. */
export function useKeepGoods({ goods, sku, quantity }: Pick<ChosenGoods, 'goods' | 'sku' | 'quantity'>) {
  const collected = useCollected();
  const isKept = sku !== undefined && collected.hasSku(sku.id);

  /** Keeps the combination or lets go of it, and says which; `full` when no more can be kept. */
  const toggleKept = (): KeepOutcome | undefined => {
    if (!sku) return undefined;
    if (isKept) {
      collected.remove(sku.id);
      return 'letGo';
    }
    return collected.add({ goodsId: goods.id, skuId: sku.id, quantity, price: sku.price }) ? 'kept' : 'full';
  };
  return { isKept, toggleKept };
}
