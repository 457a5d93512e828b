/** The choice as radio groups: name, state and price difference of each value. */
import {
  chooseSkuValue,
  chosenSku,
  skuValueState,
  type GoodsWithVariants,
  type SkuChoice,
  type SkuValueState,
} from './skuChoice';

export interface SkuOption {
  id: string;
  name: string;
  /** `#rrggbb` of its swatch. */
  colour: string | undefined;
  isChosen: boolean;
  state: SkuValueState;
  /** False for a value that no variant has. */
  canChoose: boolean;
  /** What the gift card of this value adds to the balance, and its price, in minor units; undefined for other products. */
  giftCard?: { adds: number; price: number };
  /** Price difference to the chosen variant in minor units, may be negative; 0 unless available. For display only. */
  difference: number;
}

export interface SkuOptionGroup {
  id: string;
  name: string;
  /** Name of the chosen value; empty without one. */
  chosenName: string;
  options: SkuOption[];
  /** Number of values that are left out. */
  hiddenCount: number;
}

/** Maximum number of values of one dimension. Each is compared with every variant, and more cannot be surveyed. */
const MAX_VALUES_PER_DIMENSION = 200;

/**
 * The radio groups of a product, one per dimension; empty for products without variants. Of more than `MAX_VALUES_PER_DIMENSION` values
 * a group has the first and the chosen one.
 */
export function skuOptionGroups(goods: GoodsWithVariants, choice: SkuChoice): SkuOptionGroup[] {
  const price = chosenSku(goods, choice)?.price;
  return goods.dimensions.map((dimension) => {
    const visibleValues = dimension.values.filter(
      ({ id }, at) => at < MAX_VALUES_PER_DIMENSION || id === choice[dimension.id],
    );
    const options = visibleValues.map(({ id, name, colour }): SkuOption => {
      const state = skuValueState(goods, choice, dimension.id, id);
      const other = chosenSku(goods, chooseSkuValue(goods, choice, dimension.id, id));
      const isComparable = state === 'available' && price !== undefined && other !== undefined;
      return {
        id,
        name,
        colour: colour ?? undefined,
        isChosen: choice[dimension.id] === id,
        state,
        canChoose: goods.skus.some((sku) => sku.values[dimension.id] === id),
        difference: isComparable ? other.price - price : 0,
        ...(other?.faceValue && { giftCard: { adds: other.faceValue, price: other.price } }),
      };
    });
    return {
      id: dimension.id,
      name: dimension.name,
      chosenName: options.find((option) => option.isChosen)?.name ?? '',
      options,
      hiddenCount: dimension.values.length - visibleValues.length,
    };
  });
}

/** Whether the name of a value is an amount of money that equals `minor`, such as "$25" for 2500. */
export function namesAmount(name: string, minor: number, digits: number): boolean {
  const figures = /\d[\d,.]*/.exec(name)?.[0] ?? '';
  return figures !== '' && Number(figures.replaceAll(',', '')) * 10 ** digits === minor;
}
