import { Box } from '@/components/Layout';
import { useAddToBag } from '@/features/bag/useAddToBag';
import { chosenValueNames } from '@/domain/skuChoice';
import type { ChosenVariant } from '@/features/bag/chosenVariant';
import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  chosen: ChosenVariant;
  /** For the look in the caller's layout, whose row it shares with another button. */
  className?: string;
  onAdded?: () => void;
}

/** Adds the chosen variant and quantity to the bag. */
export function AddToBagButton({ chosen, className, onAdded }: Props) {
  const { t } = useTranslation();
  const { Button } = usePlatform();
  const addToBag = useAddToBag();
  const { goods, sku, quantity, choice, pictures, pictureIndex, canBuy } = chosen;
  const add = () => {
    if (!sku) return;
    const about = {
      name: goods.name,
      skuText: chosenValueNames(goods, choice).join(t('goods.listComma')),
      picture: pictures[pictureIndex],
    };
    if (addToBag({ goodsId: goods.id, skuId: sku.id, quantity, price: sku.price }, about)) onAdded?.();
  };
  return (
    <Box flex={1} minWidth={0} className={className}>
      <Button size="large" block disabled={!canBuy} onClick={add}>
        {t('goods.addToBag')}
      </Button>
    </Box>
  );
}
