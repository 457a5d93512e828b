/**
 * The chosen variant of a product. A choice is always an existing variant: choosing a value selects the nearest variant
 * that has it. Earlier dimensions weigh more than all later ones together, so choosing the values of any variant in the
 * order of the dimensions leads to that variant from every start.
 */
import type { GoodsDetail, Sku } from '@/api/products';

/** Value id by dimension id; empty for products without variants. */
export type SkuChoice = Readonly<Record<string, string>>;

/** The parts of a product that a choice depends on. */
export type Choosable = Pick<GoodsDetail, 'dimensions' | 'skus'>;

/** `soldOut`: exists but is sold out. `notMade`: no such variant exists. */
export type ValueState = 'available' | 'soldOut' | 'notMade';

const cheaperFirst = (one: Sku, other: Sku) => one.price - other.price;

const availableThenCheaper = (one: Sku, other: Sku) =>
  Number(other.stock > 0) - Number(one.stock > 0) || cheaperFirst(one, other);

/** The first of the best; undefined for an empty list. Ties keep the shop's order. */
function best(skus: readonly Sku[], compare: (one: Sku, other: Sku) => number): Sku | undefined {
  return skus.reduce<Sku | undefined>((leader, sku) => (leader && compare(leader, sku) <= 0 ? leader : sku), undefined);
}

/** The choice of a SKU. */
export function choiceOf({ dimensions }: Choosable, sku: Sku): SkuChoice {
  return Object.fromEntries(
    dimensions.flatMap(({ id }) => (sku.values[id] === undefined ? [] : [[id, sku.values[id]]])),
  );
}

/** The cheapest available variant, or the cheapest one when all are sold out. */
export function initialChoice(goods: Choosable): SkuChoice {
  const sku = best(goods.skus, availableThenCheaper);
  return sku ? choiceOf(goods, sku) : {};
}

/** The initial choice of a screen: the requested SKU if the product has it, else the default. */
export function choiceFor(goods: Choosable, skuId: string | undefined): SkuChoice {
  const requestedSku = goods.skus.find(({ id }) => id === skuId);
  return requestedSku ? choiceOf(goods, requestedSku) : initialChoice(goods);
}

/** The SKU of a choice; undefined when no such variant exists. */
export function chosenSku({ dimensions, skus }: Choosable, choice: SkuChoice): Sku | undefined {
  return skus.find((sku) => dimensions.every(({ id }) => sku.values[id] === choice[id]));
}

/**
 * Chooses a value and keeps as much of the other choices as possible; ties prefer available, then cheaper variants. A
 * value without any variant changes nothing.
 */
export function chooseValue(goods: Choosable, choice: SkuChoice, dimensionId: string, valueId: string): SkuChoice {
  const candidates = goods.skus.filter((sku) => sku.values[dimensionId] === valueId);
  const nearest = best(candidates, (one, other) => {
    for (const { id } of goods.dimensions) {
      const difference = Number(other.values[id] === choice[id]) - Number(one.values[id] === choice[id]);
      if (difference !== 0) return difference;
    }
    return availableThenCheaper(one, other);
  });
  return nearest ? choiceOf(goods, nearest) : choice;
}

/** The state of a value combined with the other choices. */
export function valueState(goods: Choosable, choice: SkuChoice, dimensionId: string, valueId: string): ValueState {
  const sku = chosenSku(goods, { ...choice, [dimensionId]: valueId });
  if (!sku) return 'notMade';
  return sku.stock > 0 ? 'available' : 'soldOut';
}

/** Names of the chosen values, in the order of the dimensions. */
export function choiceNames({ dimensions }: Choosable, choice: SkuChoice): string[] {
  return dimensions.flatMap(({ id, values }) => values.find((value) => value.id === choice[id])?.name ?? []);
}
