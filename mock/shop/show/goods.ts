/** Goods as the contract shows them, in the customer's language. */
import type * as v from 'valibot';
import type { badge, banner, category, goodsCard, goodsDetail } from '../../../src/api/schema/goods';
import type { picture } from '../../../src/api/schema/wire';
import type { CallContext } from '../context';
import { stockOf } from '../domain/stock';
import { presaleOf } from '../domain/presale';
import { skusNow, type FoundGoods } from '../domain/search';
import type { PictureRow } from '../domain/rows';
import type { BannerRow, CategoryRow, GoodsRow } from '../goodsRows';
import { say, type Language } from '../text';
import { showCampaign } from './campaign';
import { DAY, dayOf } from '../time';

/** From so few pieces on a card says that they are the last. */
const LAST_PIECES = 5;
/** For so long goods are new. */
const NEW_FOR_MS = 30 * DAY;

/** A picture with its words in one language. */
export const showPicture = (row: PictureRow, language: Language): v.InferInput<typeof picture> => ({ ...row, alt: say(row.alt, language) });

/** The picture, or nothing when there is none. */
const pictureOrNull = (row: PictureRow | null, language: Language) => (row ? showPicture(row, language) : null);

/** Goods as a card shows them: lowest price, pieces left, badges. */
export function showCard({ language, now }: CallContext, { entry, cheapest, hasDearer, stock }: FoundGoods): v.InferInput<typeof goodsCard> {
  const { goods } = entry;
  return {
    id: goods.id,
    name: say(goods.name, language),
    tagline: say(goods.tagline, language),
    categoryId: goods.categoryId,
    picture: showPicture(goods.picture, language),
    price: cheapest.price,
    originalPrice: cheapest.originalPrice,
    isFromPrice: hasDearer,
    isVirtual: goods.isVirtual,
    badges: badgesOf(goods, stock, now),
    stock,
  };
}

function badgesOf(goods: GoodsRow, stock: number, now: number): v.InferInput<typeof badge>[] {
  if (stock === 0) return ['soldOut'];
  const presale = presaleOf(goods, now);
  return [
    ...(stock <= LAST_PIECES ? ['lastPieces' as const] : []),
    ...(presale ? ['presale' as const] : []),
    ...(now - goods.addedAt < NEW_FOR_MS ? ['new' as const] : []),
    ...(goods.isVirtual ? ['virtual' as const] : []),
    ...(goods.shipsToday && !presale ? ['shipsToday' as const] : []),
  ];
}

/** Goods with gallery, choices and every SKU that is sold now. */
export function showDetail(context: CallContext, found: FoundGoods): v.InferInput<typeof goodsDetail> {
  const { language, goods: shop } = context;
  const { goods } = found.entry;
  return {
    ...showCard(context, found),
    categoryName: say(shop.category(goods.categoryId)?.name ?? { en: '', zh: '' }, language),
    gallery: goods.gallery.map((row) => showPicture(row, language)),
    dimensions: goods.dimensions.map(({ id, name, values }) => ({
      id,
      name: say(name, language),
      values: values.map((value) => ({ id: value.id, name: say(value.name, language) })),
    })),
    skus: skusNow(context, found.entry).map((sku) => ({
      id: sku.id,
      values: sku.values,
      price: sku.price,
      originalPrice: sku.originalPrice,
      limitPerOrder: sku.limitPerOrder,
      stock: stockOf(context, sku.id).left,
      picture: pictureOrNull(sku.picture, language),
    })),
    description: say(goods.description, language),
    delivery: goods.isVirtual ? null : deliveryOf(context, goods),
    returnDays: goods.returnDays,
    presale: showPresale(presaleOf(goods, context.now), language),
    yields: goods.yields?.kind ?? null,
  };
}

/** When presale goods are sent and under which terms, or null. */
export const showPresale = (presale: GoodsRow['presale'], language: Language) =>
  presale && { shipsOn: dayOf(presale.shipsAt), terms: say(presale.terms, language) };

/** Presale goods travel as long as others, from the day on which they are sent. */
function deliveryOf({ goods: { shop }, now }: CallContext, goods: GoodsRow) {
  const leaves = Math.max(now, goods.presale?.shipsAt ?? 0);
  return { arrivesOn: dayOf(leaves + goods.deliveryDays * DAY), fee: shop.delivery.fee, freeFrom: shop.delivery.freeFrom };
}

/** A category with the number of its goods. */
export const showCategory = ({ goods, language }: CallContext, row: CategoryRow): v.InferInput<typeof category> => ({
  id: row.id,
  name: say(row.name, language),
  picture: showPicture(row.picture, language),
  goodsCount: goods.goodsCountOf(row.id),
});

/** A banner of the home page; one that leads to a campaign says what that gives. */
export const showBanner = (context: CallContext, row: BannerRow): v.InferInput<typeof banner> => ({
  id: row.id,
  kicker: say(row.kicker, context.language),
  title: say(row.title, context.language),
  action: say(row.action, context.language),
  pictures: row.pictures.map((picture) => showPicture(picture, context.language)),
  hue: row.hue,
  target: row.target,
  campaign: row.target.kind === 'campaign' ? showCampaign(context, row.target.id) : null,
});
