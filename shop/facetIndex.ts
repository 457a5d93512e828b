/** The facets of the options of products: colours by the colours that their names mean, others by what they are called. */
import { colours } from './catalogue/colours';
import type { DimensionSeed, DimensionValueSeed } from './catalogue/types';
import type { GoodsRow } from './catalogueRows';
import { isHan, tokensOf } from './searchText';
import { optionNamesOf } from './searchTerms';
import type { LocalizedText } from './text';

/** A value by which a list can be narrowed. */
export interface FacetValue {
  readonly facetId: string;
  /** As in the contract. */
  readonly kind: 'options' | 'colour' | 'rating' | 'deal' | 'shipsToday' | 'type';
  readonly facetName: LocalizedText;
  readonly id: string;
  readonly name: LocalizedText;
  /** `#rrggbb` of a swatch. */
  readonly colour?: string;
}

/** How a query names a value. */
export const keyOf = ({ facetId, id }: Pick<FacetValue, 'facetId' | 'id'>): string => `${facetId}:${id}`;

export interface FacetIndex {
  /** The value that a query names; undefined when no product can have it. */
  value(key: string): FacetValue | undefined;
  /** All values, colours first. */
  values(): Iterable<FacetValue>;
  /** The keys of the values of each SKU of a product, in the order of its SKUs. */
  keysOfSkus(goods: GoodsRow): readonly (readonly string[])[];
  /** The keys of all its SKUs. */
  keysOf(goods: GoodsRow): readonly string[];
  /** The ids of their facets. */
  facetsOf(goods: GoodsRow): readonly string[];
  /** Removes products by id, and adds others, which can have the same ids. */
  replace(removed: readonly string[], added: readonly GoodsRow[], hasSameOrder: boolean): void;
}

/** An id of a name, without characters that separate values in a query. */
const idOf = ({ en }: LocalizedText): string => tokensOf(en).join('-').slice(0, 64);

export const isColourDimension = ({ id, name }: Pick<DimensionSeed, 'id' | 'name'>): boolean =>
  id === 'colour' || ['color', 'colour'].includes(idOf(name));

const colourValues: readonly (FacetValue & { readonly means: (token: string) => boolean })[] = colours.map((colour) => {
  const names = [...(optionNamesOf(tokensOf(colour.id)[0] ?? '') ?? [])];
  return {
    facetId: 'colour',
    kind: 'colour',
    facetName: { en: 'Color', zh: '颜色', de: 'Farbe' },
    id: colour.id,
    name: colour.name,
    colour: colour.swatch,
    means: (token) => names.some((name) => (isHan(name) && isHan(token) ? token.includes(name) : token === name)),
  };
});

/** The colours that an option has: graphite is black and gray. */
function coloursOf({ name }: DimensionValueSeed): readonly FacetValue[] {
  const tokens = [...tokensOf(name.en), ...tokensOf(name.zh)];
  return colourValues.filter(({ means }) => tokens.some(means));
}

function valuesOf(dimension: DimensionSeed, option: DimensionValueSeed): readonly FacetValue[] {
  if (isColourDimension(dimension)) return coloursOf(option);
  const [facetId, id] = [idOf(dimension.name), idOf(option.name)];
  if (facetId === '' || id === '') return [];
  return [{ facetId, kind: 'options', facetName: dimension.name, id, name: option.name }];
}

/** What the options of a product say. */
interface ProductFacets {
  readonly keysOfSkus: readonly (readonly string[])[];
  readonly keys: readonly string[];
  readonly facets: readonly string[];
  /** Those of all its options, in their order. */
  readonly values: readonly FacetValue[];
}

function facetsOfProduct({ dimensions, skus }: GoodsRow): ProductFacets {
  const values: FacetValue[] = [];
  const keysByOption = new Map(
    dimensions.flatMap((dimension) =>
      dimension.values.map((option): [string, readonly string[]] => {
        const found = valuesOf(dimension, option);
        values.push(...found);
        return [`${dimension.id}:${option.id}`, found.map(keyOf)];
      }),
    ),
  );
  const keysOfSkus = skus.map((sku) =>
    Object.entries(sku.values).flatMap(
      ([dimensionId, optionId]) => keysByOption.get(`${dimensionId}:${optionId}`) ?? [],
    ),
  );
  const keys = [...new Set(keysOfSkus.flat())];
  const facetIdByKey = new Map(values.map((value) => [keyOf(value), value.facetId]));
  return { keysOfSkus, keys, facets: [...new Set(keys.flatMap((key) => facetIdByKey.get(key) ?? []))], values };
}

/** Creates an index of the options of products. `listIds` returns their ids in the order of the catalogue. */
export function createFacetIndex(rows: readonly GoodsRow[], listIds: () => Iterable<string>): FacetIndex {
  const products = new Map<string, ProductFacets>();
  let values: Map<string, FacetValue> | undefined;
  /** Of products that name a value differently the first one counts. */
  const readValues = () => {
    const found = new Map(colourValues.map((value): [string, FacetValue] => [keyOf(value), value]));
    for (const id of listIds())
      for (const value of products.get(id)?.values ?? []) if (!found.has(keyOf(value))) found.set(keyOf(value), value);
    return found;
  };
  const index: FacetIndex = {
    value: (key) => (values ??= readValues()).get(key),
    values: () => (values ??= readValues()).values(),
    keysOfSkus: ({ id }) => products.get(id)?.keysOfSkus ?? [],
    keysOf: ({ id }) => products.get(id)?.keys ?? [],
    facetsOf: ({ id }) => products.get(id)?.facets ?? [],
    replace(removed, added, hasSameOrder) {
      const before = new Map(removed.map((id) => [id, products.get(id)]));
      for (const id of removed) products.delete(id);
      for (const goods of added) products.set(goods.id, facetsOfProduct(goods));
      const hasSameValues = [...new Set([...removed, ...added.map(({ id }) => id)])].every(
        (id) => JSON.stringify(before.get(id)?.values ?? []) === JSON.stringify(products.get(id)?.values ?? []),
      );
      if (!hasSameOrder || !hasSameValues) values = undefined;
    },
  };
  index.replace([], rows, false);
  return index;
}
