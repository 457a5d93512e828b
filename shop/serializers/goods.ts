/** Serializes products, categories and banners to the shapes of the contract, in the language of the request. */
import type * as v from 'valibot';
import type { badge, banner, campaign, category, facet, goodsCard } from '../../src/api/goods';
import type { goodsDetail } from '../../src/api/products';
import type { CallContext } from '../context';
import type { CountedValue } from '../domain/facets';
import { listAlternatives } from '../domain/alternatives';
import { getStock } from '../domain/stock';
import { getActivePresale } from '../domain/presale';
import { listCurrentSkus, type CurrentGoods } from '../domain/search';
import type { BannerRow, CategoryRow, GoodsRow } from '../catalogueRows';
import { createPicture } from '../createCatalogue';
import { shopDay } from '../shopDay';
import { isColourDimension } from '../facetIndex';
import { textIn, type Language } from '../text';
import { DAY_MS } from '../time';
import { serializeDelivery } from './delivery';
import { listProductCouponCodes, priceAfterCoupon, serializeOfferedCoupon } from './offeredCoupon';
import { serializePicture, serializePictureOrNull } from './picture';
import { serializeRating, serializeReviews } from './review';

/** Serializes a campaign with its coupons. Returns null for an unknown id. */
function serializeCampaign(context: CallContext, id: string): v.InferInput<typeof campaign> | null {
  const row = context.goods.campaigns.find((one) => one.id === id);
  return row
    ? {
        intro: textIn(row.intro, context.language),
        coupons: row.redeemCodes.flatMap((code) => serializeOfferedCoupon(context, code) ?? []),
      }
    : null;
}

/** A product with at most this stock (pieces) gets the badge `lastPieces`. */
const MAX_LAST_PIECES = 5;
/** A product gets the badge `new` for this time. */
const NEW_BADGE_MS = 30 * DAY_MS;

/** Serializes a product for a card: lowest price (minor units), stock (pieces) and badges. */
export function serializeGoodsCard(
  context: CallContext,
  { entry, cheapest, hasHigherPrice: hasDearer, stock }: CurrentGoods,
): v.InferInput<typeof goodsCard> {
  const { language, now } = context;
  const { goods } = entry;
  return {
    id: goods.id,
    name: textIn(goods.name, language),
    tagline: textIn(goods.tagline, language),
    categoryId: goods.categoryId,
    picture: serializePicture(goods.picture, language),
    price: cheapest.price,
    originalPrice: cheapest.originalPrice,
    isFromPrice: hasDearer,
    isVirtual: goods.isVirtual,
    badges: listBadges(goods, stock, now),
    yields: goods.yields?.kind ?? null,
    stock,
    rating: serializeRating(context, goods),
    variantSummary: summarizeVariants(goods, language),
    secondPicture: goods.gallery[1] && serializePicture(goods.gallery[1], language),
  };
}

const variantCounts = {
  colours: { en: '{count}\u00a0colors', zh: '{count} 种颜色', de: '{count}\u00a0Farben' },
  sizes: { en: '{count}\u00a0sizes', zh: '{count} 种尺码', de: '{count}\u00a0Größen' },
  options: { en: '{count}\u00a0options', zh: '{count} 种可选', de: '{count}\u00a0Varianten' },
};

/** The number of its colours, else of its sizes, else of the values of its first choice. Undefined without a choice. */
function summarizeVariants({ dimensions }: GoodsRow, language: Language): string | undefined {
  const choices = dimensions.filter(({ values }) => values.length > 1);
  const colours = choices.find(isColourDimension);
  const sizes = choices.find(({ id }) => id === 'size');
  const choice = colours ?? sizes ?? choices[0];
  const text = variantCounts[colours ? 'colours' : sizes ? 'sizes' : 'options'];
  return choice && textIn(text, language).replace('{count}', String(choice.values.length));
}

/** Serializes the values of facets, which stand together by facet. */
export function serializeFacets(
  { language }: CallContext,
  values: readonly CountedValue[],
): v.InferInput<typeof facet>[] {
  return [...new Set(values.map(({ facetId }) => facetId))].flatMap((id) => {
    const own = values.filter(({ facetId }) => facetId === id);
    return own.slice(0, 1).map(({ kind, facetName }) => ({
      id,
      kind,
      name: textIn(facetName, language),
      values: own.map(({ id: valueId, name, count, colour }) => ({
        id: valueId,
        name: textIn(name, language),
        count,
        ...(colour !== undefined && { colour }),
      })),
    }));
  });
}

function listBadges(goods: GoodsRow, stock: number, now: number): v.InferInput<typeof badge>[] {
  if (stock === 0) return ['soldOut'];
  const presale = getActivePresale(goods, now);
  return [
    ...(stock <= MAX_LAST_PIECES ? ['lastPieces' as const] : []),
    ...(presale ? ['presale' as const] : []),
    ...(now - goods.addedAt < NEW_BADGE_MS ? ['new' as const] : []),
    ...(goods.isVirtual ? ['virtual' as const] : []),
    ...(goods.shipsToday && !presale ? ['shipsToday' as const] : []),
  ];
}

/** Serializes a product for the detail page: gallery, dimensions and all SKUs that are not withdrawn. */
export function serializeGoodsDetail(context: CallContext, found: CurrentGoods): v.InferInput<typeof goodsDetail> {
  const { language, goods: shop } = context;
  const { goods } = found.entry;
  const couponCodes = listProductCouponCodes(context, goods);
  return {
    ...serializeGoodsCard(context, found),
    categoryName: textIn(shop.category(goods.categoryId)?.name ?? { en: '', zh: '' }, language),
    gallery: goods.gallery.map((row) => serializePicture(row, language)),
    dimensions: goods.dimensions.map(({ id, name, values }) => ({
      id,
      name: textIn(name, language),
      values: values.map((value) => ({
        id: value.id,
        name: textIn(value.name, language),
        colour: value.colour,
        picture: value.picture && serializePicture(createPicture(value.picture, goods.name), language),
      })),
    })),
    skus: listCurrentSkus(context, found.entry).map((sku) => ({
      id: sku.id,
      values: sku.values,
      price: sku.price,
      originalPrice: sku.originalPrice,
      limitPerOrder: sku.limitPerOrder,
      stock: getStock(context, sku.id).left,
      picture: serializePictureOrNull(sku.picture, language),
      faceValue: sku.faceValue,
      afterCoupon: priceAfterCoupon(context, goods, sku.price),
    })),
    description: textIn(goods.description, language),
    delivery: goods.isVirtual ? null : serializeDelivery(context, goods),
    returnDays: goods.returnDays,
    presale: serializePresale(context, getActivePresale(goods, context.now)),
    returnsArticleId: shop.shop.returnsId,
    reviews: serializeReviews(context, goods),
    coupons: couponCodes.flatMap((code) => serializeOfferedCoupon(context, code) ?? []),
    attributes: goods.attributes?.map(({ name, value }) => ({
      name: textIn(name, language),
      value: textIn(value, language),
    })),
    alternatives: listAlternatives(context, found).map((one) => serializeGoodsCard(context, one)),
  };
}

/** Serializes a presale: shipping day (`YYYY-MM-DD`) and terms. Returns null for null. */
export const serializePresale = (context: CallContext, presale: GoodsRow['presale']) =>
  presale && { shipsOn: shopDay(context, presale.shipsAt), terms: textIn(presale.terms, context.language) };

/** Serializes a category with the number of its products. */
export const serializeCategory = (
  { goods, language }: CallContext,
  row: CategoryRow,
): v.InferInput<typeof category> => ({
  id: row.id,
  name: textIn(row.name, language),
  picture: serializePicture(row.picture, language),
  goodsCount: goods.goodsCountOf(row.id),
});

/** Serializes a banner of the home page. A banner that links to a campaign contains the campaign. */
export const serializeBanner = (context: CallContext, row: BannerRow): v.InferInput<typeof banner> => ({
  id: row.id,
  kicker: textIn(row.kicker, context.language),
  title: textIn(row.title, context.language),
  action: textIn(row.action, context.language),
  pictures: row.pictures.map((picture) => serializePicture(picture, context.language)),
  hue: row.hue,
  target: row.target,
  campaign: row.target.kind === 'campaign' ? serializeCampaign(context, row.target.id) : null,
});
