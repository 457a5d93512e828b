import { useModel } from '@umijs/max';
import { Heart } from 'lucide-react';
import { useCollected } from '@/features/collect/useCollected';
import type { ChosenProduct } from '@/features/product/useProductDetail';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './SaveButton.less';

/** Adds the chosen variant to the collection, or removes it. */
export function SaveButton({ chosen }: { chosen: ChosenProduct }) {
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const { isKept, toggleKept } = useSaveProduct(chosen);
  const keep = () => {
    const outcome = toggleKept();
    if (outcome) showToast(t(outcome === 'full' ? 'goods.keepFull' : `goods.${outcome}`));
  };
  return (
    <button type="button" className={styles.keep} aria-label={t('goods.keep')} aria-pressed={isKept} onClick={keep}>
      <Heart size={22} strokeWidth={1.8} fill={isKept ? 'currentColor' : 'none'} aria-hidden />
    </button>
  );
}

type SaveOutcome = 'kept' | 'letGo' | 'full';

/** Whether the variant is collected, and the function that toggles it. */
function useSaveProduct({ goods, sku, quantity }: Pick<ChosenProduct, 'goods' | 'sku' | 'quantity'>) {
  const collected = useCollected();
  const isKept = sku !== undefined && collected.hasSku(sku.id);

  /** Adds or removes the variant and returns which; `full` when the list is full. */
  const toggleKept = (): SaveOutcome | undefined => {
    if (!sku) return undefined;
    if (isKept) {
      collected.remove(sku.id);
      return 'letGo';
    }
    return collected.add({ goodsId: goods.id, skuId: sku.id, quantity, price: sku.price }) ? 'kept' : 'full';
  };
  return { isKept, toggleKept };
}
