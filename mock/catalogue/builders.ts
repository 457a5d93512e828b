/** Helpers for the catalogue data. They add default values to the fields that the data files leave out. */
import { textIn, type LocalizedText } from '../../shop/text';
import { germanOf } from './german';
import type { DimensionSeed, DimensionValueSeed, GoodsSeed, PictureSeed, SkuSeed } from '../../shop/catalogue/types';

interface ValueDraft extends Omit<DimensionValueSeed, 'picture'> {
  /** Hue of the picture tile for SKUs with this value (degrees). */
  hue?: number;
}

interface DimensionDraft extends DimensionSeed {
  values: readonly ValueDraft[];
}

/** Returns a text in English and Chinese, and in German when `german` has it. */
export const t = (en: string, zh: string): LocalizedText => ({ en, zh, ...germanOf(en) });

/** Returns a text with the name of the shop in the place of `{shop}`. */
export const withShopName = ({ en, zh, de }: LocalizedText, names: LocalizedText): LocalizedText => ({
  en: en.replaceAll('{shop}', names.en),
  zh: zh.replaceAll('{shop}', names.zh),
  ...(de !== undefined && { de: de.replaceAll('{shop}', textIn(names, 'de')) }),
});

/** Returns the name of an emoji file without extension: `1f3a7` for 🎧. */
export const emojiName = (emoji: string): string =>
  [...emoji].map((character) => (character.codePointAt(0) ?? 0).toString(16)).join('-');

/** Returns a picture of an emoji: `tile('🎧', 350)`. `hue` in degrees. */
export const tile = (emoji: string, hue: number): PictureSeed => ({ emoji: emojiName(emoji), hue });

/** Returns a picture of an emoji beside another one, whose height is `percent` of its own. */
export const beside = (emoji: string, hue: number, other: string, percent: number): PictureSeed => ({
  ...tile(emoji, hue),
  beside: { emoji: emojiName(other), percent },
});

/**
 * Returns a value of a dimension. The pictures of SKUs with this value are drawn in its colour (`#rrggbb`), or their tile has its
 * hue.
 */
export const value = (id: string, en: string, zh: string, look?: number | string): ValueDraft => ({
  id,
  name: t(en, zh),
  ...(typeof look === 'number' && { hue: look }),
  ...(typeof look === 'string' && { colour: look }),
});

/** Returns a dimension. Screens show the values in this order. */
export const dimension = (id: string, en: string, zh: string, ...values: ValueDraft[]): DimensionDraft => ({
  id,
  name: t(en, zh),
  values,
});

/** Returns the dimension `colour`. */
export const colour = (...values: ValueDraft[]) => dimension('colour', 'Color', '颜色', ...values);
/** Returns the dimension `size`. */
export const size = (...values: ValueDraft[]) => dimension('size', 'Size', '尺码', ...values);

interface SkuDraft {
  /** One value id per dimension, separated by spaces. Undefined for a product without dimensions. */
  values?: string;
  price: number;
  originalPrice?: number;
  stock: number;
  limitPerOrder?: number;
  faceValue?: number;
}

type RequiredGoodsField = 'id' | 'name' | 'tagline' | 'description' | 'popularity' | 'gallery';

/** A product without what follows from the rest of it. Fields that most products do not have may be missing. */
interface GoodsDraft
  extends
    Pick<GoodsSeed, RequiredGoodsField>,
    Partial<Omit<GoodsSeed, RequiredGoodsField | 'picture' | 'dimensions' | 'skus' | 'isVirtual'>> {
  readonly dimensions?: readonly DimensionDraft[];
  readonly skus: readonly SkuDraft[];
}

/**
 * Returns a product with default values for missing fields. A product with `yields` is virtual. Throws when there is no
 * picture, or when a SKU does not have one value per dimension.
 */
export function goods(draft: GoodsDraft): GoodsSeed {
  const { id, dimensions = [], yields = null } = draft;
  const [first] = draft.gallery;
  if (!first) throw new Error(`${id} has no picture`);
  const colour = dimensions.flatMap(({ values }) => values).find((value) => value.colour)?.colour;
  const gallery = draft.gallery.map((one) => (colour && one.emoji === first.emoji ? { ...one, colour } : one));
  const picture = gallery[0] ?? first;
  const isVirtual = yields !== null;
  return {
    addedDaysAgo: 120,
    relatedIds: [],
    campaignIds: [],
    presale: null,
    shipsToday: false,
    ...draft,
    categoryId: draft.categoryId ?? null,
    picture,
    gallery,
    dimensions: dimensions.map((one) => ({
      ...one,
      values: one.values.map(({ hue, ...value }) => {
        const look = lookOf([{ ...value, hue }]);
        return { ...value, ...(look && { picture: { ...picture, ...look } }) };
      }),
    })),
    skus: draft.skus.map((sku) => createSku(id, picture, dimensions, sku)),
    isVirtual,
    yields,
    deliveryDays: isVirtual ? 0 : (draft.deliveryDays ?? 3),
    returnDays: isVirtual ? 0 : (draft.returnDays ?? 30),
  };
}

/** What distinguishes the picture of a variant with these values; undefined when it has that of the product. */
function lookOf(values: readonly Pick<ValueDraft, 'hue' | 'colour'>[]): Partial<PictureSeed> | undefined {
  const value = values.find(({ hue, colour }) => hue !== undefined || colour !== undefined);
  return value && (value.colour === undefined ? { hue: value.hue ?? 0 } : { colour: value.colour });
}

function createSku(
  goodsId: string,
  picture: PictureSeed,
  dimensions: readonly DimensionDraft[],
  draft: SkuDraft,
): SkuSeed {
  const chosen = draft.values?.split(' ') ?? [];
  if (chosen.length !== dimensions.length)
    throw new Error(`${goodsId}: "${draft.values ?? ''}" does not choose one value of each dimension`);
  const values = dimensions.flatMap((one, index) => one.values.find(({ id }) => id === chosen[index]) ?? []);
  const look = lookOf(values);
  return {
    id: [goodsId, ...(chosen.length > 0 ? chosen : ['only'])].join('.'),
    values: Object.fromEntries(dimensions.map((one, index) => [one.id, chosen[index] ?? ''])),
    price: draft.price,
    originalPrice: draft.originalPrice ?? null,
    stock: draft.stock,
    limitPerOrder: draft.limitPerOrder ?? null,
    picture: look ? { ...picture, ...look } : null,
    faceValue: draft.faceValue ?? null,
  };
}
