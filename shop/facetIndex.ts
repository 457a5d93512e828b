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

/** Reads the options of products. */
export function createFacetIndex(rows: readonly GoodsRow[]): FacetIndex {
  const values = new Map(colourValues.map((value): [string, FacetValue] => [keyOf(value), value]));
  const keysByGoods = new Map<string, readonly (readonly string[])[]>();
  for (const goods of rows) {
    const keysByOption = new Map(
      goods.dimensions.flatMap((dimension) =>
        dimension.values.map((option): [string, readonly string[]] => {
          const found = valuesOf(dimension, option);
          for (const value of found) if (!values.has(keyOf(value))) values.set(keyOf(value), value);
          return [`${dimension.id}:${option.id}`, found.map(keyOf)];
        }),
      ),
    );
    keysByGoods.set(
      goods.id,
      goods.skus.map((sku) =>
        Object.entries(sku.values).flatMap(
          ([dimensionId, optionId]) => keysByOption.get(`${dimensionId}:${optionId}`) ?? [],
        ),
      ),
    );
  }
  const allKeysByGoods = new Map([...keysByGoods].map(([id, keys]) => [id, [...new Set(keys.flat())]]));
  const facetsByGoods = new Map(
    [...allKeysByGoods].map(([id, keys]) => [id, [...new Set(keys.flatMap((key) => values.get(key)?.facetId ?? []))]]),
  );
  return {
    value: (key) => values.get(key),
    values: () => values.values(),
    keysOfSkus: ({ id }) => keysByGoods.get(id) ?? [],
    keysOf: ({ id }) => allKeysByGoods.get(id) ?? [],
    facetsOf: ({ id }) => facetsByGoods.get(id) ?? [],
  };
}
