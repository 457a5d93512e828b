/** The choice as radio groups: what each value is called, in what state it is, and what it would change in the price. */
import { chooseValue, chosenSku, valueState, type Choosable, type SkuChoice, type ValueState } from './skuChoice';

export interface SkuOption {
  id: string;
  name: string;
  isChosen: boolean;
  state: ValueState;
  /** False for a value that is in no combination at all. */
  canChoose: boolean;
  /** What it costs more (or, negative, less) than what is chosen, minor units; 0 unless it can be had. Only to show. */
  difference: number;
}

export interface SkuGroup {
  id: string;
  name: string;
  /** The chosen value in words; empty while none is. */
  chosenName: string;
  options: SkuOption[];
}

/** The radio groups of goods, one per dimension; empty for goods without a choice. */
export function skuGroups(goods: Choosable, choice: SkuChoice): SkuGroup[] {
  const price = chosenSku(goods, choice)?.price;
  return goods.dimensions.map((dimension) => {
    const options = dimension.values.map(({ id, name }): SkuOption => {
      const state = valueState(goods, choice, dimension.id, id);
      const other = chosenSku(goods, chooseValue(goods, choice, dimension.id, id));
      const isComparable = state === 'available' && price !== undefined && other !== undefined;
      return {
        id,
        name,
        isChosen: choice[dimension.id] === id,
        state,
        canChoose: goods.skus.some((sku) => sku.values[dimension.id] === id),
        difference: isComparable ? other.price - price : 0,
      };
    });
    return { id: dimension.id, name: dimension.name, chosenName: options.find((option) => option.isChosen)?.name ?? '', options };
  });
}
