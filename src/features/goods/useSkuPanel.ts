/** The words of a SKU choice: each value with its state or its difference in price, and what to say aloud. */
import { useMoney } from '@/hooks/useMoney';
import { useWords } from '@/hooks/useWords';
import { choiceNames, chooseValue, chosenSku, type Choosable, type SkuChoice } from './skuChoice';
import { skuGroups, type SkuOption } from './skuOptions';

/** `choose` answers the choice that follows from a value. */
export function useSkuPanel(goods: Choosable, choice: SkuChoice) {
  const { t } = useWords();
  const money = useMoney();
  const sku = chosenSku(goods, choice);

  const noteOf = ({ state, difference }: SkuOption): string => {
    if (state === 'soldOut') return t('goods.value.soldOut');
    if (state === 'notMade') return t('goods.value.notMade');
    if (difference === 0) return '';
    return difference > 0 ? `+${money(difference)}` : money(difference);
  };

  const words = choiceNames(goods, choice).join(t('goods.listComma'));
  const price = sku ? money(sku.price) : '';
  return {
    groups: skuGroups(goods, choice).map((group) => ({
      ...group,
      options: group.options.map((option) => ({
        id: option.id,
        name: option.name,
        note: noteOf(option),
        isChosen: option.isChosen,
        isAbsent: option.state !== 'available',
        isDisabled: !option.canChoose,
      })),
    })),
    choose: (dimensionId: string, valueId: string) => chooseValue(goods, choice, dimensionId, valueId),
    announcement: t(sku && sku.stock === 0 ? 'goods.chosenSoldOut' : 'goods.chosen', { words, price }),
  };
}
