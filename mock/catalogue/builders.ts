/** Helpers for the catalogue data. They add default values to the fields that the data files leave out. */
import { textIn, type LocalizedText } from '../../shop/text';
import { germanOf } from './german';
import type { DimensionSeed, DimensionValueSeed, GoodsSeed, PictureSeed, SkuSeed } from '../../shop/catalogue/types';

interface ValueDraft extends DimensionValueSeed {
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

/** Returns the picture of an emoji once for each hue. */
export const tiles = (emoji: string, ...hues: number[]): PictureSeed[] => hues.map((hue) => tile(emoji, hue));

/** Returns a value of a dimension. With `hue`, the pictures of SKUs with this value have this hue. */
export const value = (id: string, en: string, zh: string, hue?: number): ValueDraft => ({
  id,
  name: t(en, zh),
  ...(hue === undefined ? {} : { hue }),
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
  const { id, gallery, dimensions = [], yields = null } = draft;
  const [picture] = gallery;
  if (!picture) throw new Error(`${id} has no picture`);
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
    dimensions: dimensions.map((one) => ({ ...one, values: one.values.map(({ hue: _, ...value }) => value) })),
    skus: draft.skus.map((sku) => createSku(id, picture, dimensions, sku)),
    isVirtual,
    yields,
    deliveryDays: isVirtual ? 0 : (draft.deliveryDays ?? 3),
    returnDays: isVirtual ? 0 : (draft.returnDays ?? 30),
  };
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
  const hue = values.find((one) => one.hue !== undefined)?.hue;
  return {
    id: [goodsId, ...(chosen.length > 0 ? chosen : ['only'])].join('.'),
    values: Object.fromEntries(dimensions.map((one, index) => [one.id, chosen[index] ?? ''])),
    price: draft.price,
    originalPrice: draft.originalPrice ?? null,
    stock: draft.stock,
    limitPerOrder: draft.limitPerOrder ?? null,
    picture: hue === undefined ? null : { ...picture, hue },
    faceValue: draft.faceValue ?? null,
  };
}
