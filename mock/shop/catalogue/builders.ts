/** Short forms in which the catalogue is written; what a data file leaves out is filled in here. */
import type { Text } from '../text';
import type { DimensionSeed, DimensionValueSeed, GoodsSeed, PictureSeed, SkuSeed, YieldSeed } from './types';

interface ValueDraft extends DimensionValueSeed {
  /** The tile of the goods in this colour, degrees. */
  hue?: number;
}

interface DimensionDraft extends DimensionSeed {
  values: readonly ValueDraft[];
}

/** Words in both languages. */
export const t = (en: string, zh: string): Text => ({ en, zh });

/** How the file of an emoji is called, without ending: `1f3a7` for 🎧. */
export const emojiName = (emoji: string): string => [...emoji].map((character) => (character.codePointAt(0) ?? 0).toString(16)).join('-');

/** A picture from the emoji itself: `tile('🎧', 350)`. */
export const tile = (emoji: string, hue: number): PictureSeed => ({ emoji: emojiName(emoji), hue });

/** The same picture on tiles of several hues. */
export const tiles = (emoji: string, ...hues: number[]): PictureSeed[] => hues.map((hue) => tile(emoji, hue));

/** One value of a dimension; with `hue` the SKUs of this value stand on a tile of their own. */
export const value = (id: string, en: string, zh: string, hue?: number): ValueDraft => ({
  id,
  name: t(en, zh),
  ...(hue === undefined ? {} : { hue }),
});

/** A dimension with its values in the order they are shown. */
export const dimension = (id: string, en: string, zh: string, ...values: ValueDraft[]): DimensionDraft => ({ id, name: t(en, zh), values });

export const colour = (...values: ValueDraft[]) => dimension('colour', 'Colour', '颜色', ...values);
export const size = (...values: ValueDraft[]) => dimension('size', 'Size', '尺码', ...values);

interface SkuDraft {
  /** One value id per dimension, divided by blanks; left out for goods without a choice. */
  of?: string;
  price: number;
  was?: number;
  stock: number;
  limit?: number;
  faceValue?: number;
}

interface GoodsDraft extends Pick<GoodsSeed, 'id' | 'name' | 'tagline' | 'description' | 'popularity'> {
  categoryId?: string;
  gallery: readonly PictureSeed[];
  dimensions?: readonly DimensionDraft[];
  skus: readonly SkuDraft[];
  yields?: YieldSeed;
  presale?: GoodsSeed['presale'];
  addedDaysAgo?: number;
  shipsToday?: boolean;
  deliveryDays?: number;
  returnDays?: number;
  relatedIds?: readonly string[];
  campaignIds?: readonly string[];
}

/** Completes goods. What yields something is virtual. Throws when a SKU does not choose one value per dimension. */
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
    dimensions: dimensions.map((one) => ({ ...one, values: one.values.map(({ hue: _, ...shown }) => shown) })),
    skus: draft.skus.map((sku) => skuOf(id, picture, dimensions, sku)),
    isVirtual,
    yields,
    deliveryDays: isVirtual ? 0 : (draft.deliveryDays ?? 3),
    returnDays: isVirtual ? 0 : (draft.returnDays ?? 30),
  };
}

function skuOf(goodsId: string, picture: PictureSeed, dimensions: readonly DimensionDraft[], draft: SkuDraft): SkuSeed {
  const chosen = draft.of?.split(' ') ?? [];
  if (chosen.length !== dimensions.length) throw new Error(`${goodsId}: "${draft.of ?? ''}" does not choose one value of each dimension`);
  const values = dimensions.flatMap((one, index) => one.values.find(({ id }) => id === chosen[index]) ?? []);
  const hue = values.find((one) => one.hue !== undefined)?.hue;
  return {
    id: [goodsId, ...(chosen.length > 0 ? chosen : ['only'])].join('.'),
    values: Object.fromEntries(dimensions.map((one, index) => [one.id, chosen[index] ?? ''])),
    price: draft.price,
    originalPrice: draft.was ?? null,
    stock: draft.stock,
    limitPerOrder: draft.limit ?? null,
    picture: hue === undefined ? null : { ...picture, hue },
    faceValue: draft.faceValue ?? null,
  };
}
