/**
 * Which combination of goods a customer has chosen. A choice is always a combination that is made: choosing a value moves
 * to the nearest one that has it. Earlier dimensions weigh more than all later ones together; whoever chooses the values
 * of any made combination in the order of the dimensions therefore arrives at it, wherever they began.
 */
import type { GoodsDetail, Sku } from '@/api/schema/goods';

/** Value id by dimension id; empty for goods without a choice. */
export type SkuChoice = Readonly<Record<string, string>>;

/** What of goods the choice depends on. */
export type Choosable = Pick<GoodsDetail, 'dimensions' | 'skus'>;

/** `soldOut`: made, but none is left. `notMade`: there is no such thing. */
export type ValueState = 'available' | 'soldOut' | 'notMade';

const cheaperFirst = (one: Sku, other: Sku) => one.price - other.price;

const availableThenCheaper = (one: Sku, other: Sku) => Number(other.stock > 0) - Number(one.stock > 0) || cheaperFirst(one, other);

/** The first of the best; undefined for none. Earlier ones win a tie, so that the shop's order decides. */
function best(skus: readonly Sku[], compare: (one: Sku, other: Sku) => number): Sku | undefined {
  return skus.reduce<Sku | undefined>((leader, sku) => (leader && compare(leader, sku) <= 0 ? leader : sku), undefined);
}

/** The choice that a SKU stands for. */
export function choiceOf({ dimensions }: Choosable, sku: Sku): SkuChoice {
  return Object.fromEntries(dimensions.flatMap(({ id }) => (sku.values[id] === undefined ? [] : [[id, sku.values[id]]])));
}

/** The cheapest combination that can be had, or the cheapest that is made when all are sold out. */
export function initialChoice(goods: Choosable): SkuChoice {
  const sku = best(goods.skus, availableThenCheaper);
  return sku ? choiceOf(goods, sku) : {};
}

/** The choice that a screen begins with: that of the wanted SKU when it is one of the goods, else the initial one. */
export function choiceFor(goods: Choosable, skuId: string | undefined): SkuChoice {
  const wanted = goods.skus.find(({ id }) => id === skuId);
  return wanted ? choiceOf(goods, wanted) : initialChoice(goods);
}

/** The SKU of a choice; undefined when that combination is not made. */
export function chosenSku({ dimensions, skus }: Choosable, choice: SkuChoice): Sku | undefined {
  return skus.find((sku) => dimensions.every(({ id }) => sku.values[id] === choice[id]));
}

/**
 * Chooses a value and keeps as much of the rest as is made together with it; ties go to what can be had, then to what is
 * cheaper. A value that is in no combination leaves the choice as it is.
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

/** What a value would be together with the rest of the choice. */
export function valueState(goods: Choosable, choice: SkuChoice, dimensionId: string, valueId: string): ValueState {
  const sku = chosenSku(goods, { ...choice, [dimensionId]: valueId });
  if (!sku) return 'notMade';
  return sku.stock > 0 ? 'available' : 'soldOut';
}

/** The chosen values in words, in the order of the dimensions. */
export function choiceNames({ dimensions }: Choosable, choice: SkuChoice): string[] {
  return dimensions.flatMap(({ id, values }) => values.find((value) => value.id === choice[id])?.name ?? []);
}
