/**
 * The chosen variant of a product. A choice is always an existing variant: choosing a value selects the nearest variant
 * that has it. Earlier dimensions weigh more than all later ones together, so choosing the values of any variant in the
 * order of the dimensions leads to that variant from every start.
 */
import type { GoodsDetail, Sku } from '@/api/products';

/** Value id by dimension id; empty for products without variants. */
export type SkuChoice = Readonly<Record<string, string>>;

/** The parts of a product that a choice depends on. */
export type GoodsWithVariants = Pick<GoodsDetail, 'dimensions' | 'skus'>;

/** `soldOut`: exists but is sold out. `notMade`: no such variant exists. */
export type SkuValueState = 'available' | 'soldOut' | 'notMade';

const compareByPrice = (one: Sku, other: Sku) => one.price - other.price;

const compareByStockThenPrice = (one: Sku, other: Sku) =>
  Number(other.stock > 0) - Number(one.stock > 0) || compareByPrice(one, other);

/** The first of the best; undefined for an empty list. Ties keep the shop's order. */
function bestSku(skus: readonly Sku[], compare: (one: Sku, other: Sku) => number): Sku | undefined {
  return skus.reduce<Sku | undefined>((leader, sku) => (leader && compare(leader, sku) <= 0 ? leader : sku), undefined);
}

/** The choice of a SKU. */
export function choiceOfSku({ dimensions }: GoodsWithVariants, sku: Sku): SkuChoice {
  return Object.fromEntries(
    dimensions.flatMap(({ id }) => (sku.values[id] === undefined ? [] : [[id, sku.values[id]]])),
  );
}

/** The cheapest available variant, or the cheapest one when all are sold out. */
export function initialChoice(goods: GoodsWithVariants): SkuChoice {
  const sku = bestSku(goods.skus, compareByStockThenPrice);
  return sku ? choiceOfSku(goods, sku) : {};
}

/** The initial choice of a screen: the requested SKU if the product has it, else the default. */
export function choiceForRequestedSku(goods: GoodsWithVariants, skuId: string | undefined): SkuChoice {
  const requestedSku = goods.skus.find(({ id }) => id === skuId);
  return requestedSku ? choiceOfSku(goods, requestedSku) : initialChoice(goods);
}

/** The SKU of a choice; undefined when no such variant exists. */
export function chosenSku({ dimensions, skus }: GoodsWithVariants, choice: SkuChoice): Sku | undefined {
  return skus.find((sku) => dimensions.every(({ id }) => sku.values[id] === choice[id]));
}

/**
 * Chooses a value and keeps as much of the other choices as possible; ties prefer available, then cheaper variants. A
 * value without any variant changes nothing.
 */
export function chooseSkuValue(
  goods: GoodsWithVariants,
  choice: SkuChoice,
  dimensionId: string,
  valueId: string,
): SkuChoice {
  const candidates = goods.skus.filter((sku) => sku.values[dimensionId] === valueId);
  const nearest = bestSku(candidates, (one, other) => {
    for (const { id } of goods.dimensions) {
      const difference = Number(other.values[id] === choice[id]) - Number(one.values[id] === choice[id]);
      if (difference !== 0) return difference;
    }
    return compareByStockThenPrice(one, other);
  });
  return nearest ? choiceOfSku(goods, nearest) : choice;
}

/** The state of a value combined with the other choices. */
export function skuValueState(
  goods: GoodsWithVariants,
  choice: SkuChoice,
  dimensionId: string,
  valueId: string,
): SkuValueState {
  const sku = chosenSku(goods, { ...choice, [dimensionId]: valueId });
  if (!sku) return 'notMade';
  return sku.stock > 0 ? 'available' : 'soldOut';
}

/** Names of the chosen values, in the order of the dimensions. */
export function chosenValueNames({ dimensions }: GoodsWithVariants, choice: SkuChoice): string[] {
  return dimensions.flatMap(({ id, values }) => values.find((value) => value.id === choice[id])?.name ?? []);
}
