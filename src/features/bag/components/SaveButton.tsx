import { useModel } from '@umijs/max';
import { Heart } from 'lucide-react';
import { Stack } from '@/components/Layout';
import { useSavedProducts } from '@/features/bag/useBag';
import type { ChosenVariant } from '@/features/bag/chosenVariant';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './SaveButton.less';

/** Saves the chosen variant, or removes it from the saved products. */
export function SaveButton({
  chosen: { goods, sku, quantity },
}: {
  chosen: Pick<ChosenVariant, 'goods' | 'sku' | 'quantity'>;
}) {
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const saved = useSavedProducts();
  const isSaved = sku !== undefined && saved.hasSku(sku.id);
  const toggle = () => {
    if (!sku) return;
    if (isSaved) {
      saved.remove([sku.id]);
      showToast(t('collect.unsaved'));
      return;
    }
    const isAdded = saved.add({ goodsId: goods.id, skuId: sku.id, quantity, price: sku.price });
    showToast(t(isAdded ? 'collect.saveDone' : 'collect.full.saved'));
  };
  return (
    <Stack
      as="button"
      type="button"
      flex="none"
      placeItems="center"
      border="line"
      radius="full"
      background="surface"
      hover="action"
      className={styles.save}
      aria-label={t('goods.saveProduct')}
      aria-pressed={isSaved}
      onClick={toggle}
    >
      <Heart size={22} strokeWidth={1.8} fill={isSaved ? 'currentColor' : 'none'} aria-hidden />
    </Stack>
  );
}
