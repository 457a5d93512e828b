/** Converts the catalogue seed to the catalogue of a running shop. */
import type { ReviewsSeed } from './catalogue/reviewTypes';
import type { CatalogueSeed, GoodsSeed, PictureSeed } from './catalogue/types';
import type { PictureRow } from './domain/rows';
import type { Catalogue, GoodsRow } from './catalogueRows';
import { sameText, type LocalizedText } from './text';
import { DAY_MS } from './time';

/** Returns the catalogue of a shop that opened at `openedAt` (ms). Converts days to times and emoji to picture URLs. */
export function createCatalogue(seed: CatalogueSeed, openedAt: number): Catalogue {
  const { shop, campaigns, coupons, welcomeCouponId, discountCodes, redeemCodes, productCouponCodes, promotion } = seed;
  const emptyAlt = sameText('');
  return {
    shop,
    campaigns,
    coupons,
    welcomeCouponId,
    discountCodes,
    redeemCodes,
    productCouponCodes,
    promotion,
    openedAt,
    logo: shop.logo && createPicture(shop.logo, shop.name),
    // Screens show the name of a category or banner beside its picture, so the alternative text is empty.
    categories: seed.categories.map((row) => ({ ...row, picture: createPicture(row.picture, emptyAlt) })),
    banners: seed.banners.map((row) => ({
      ...row,
      pictures: row.pictures.map((picture) => createPicture(picture, emptyAlt)),
    })),
    goods: seed.goods.map((row) => createGoods(row, seed.reviews[row.id], openedAt)),
    articles: seed.articles.map(({ publishedDaysAgo, ...row }) => ({
      ...row,
      publishedAt: openedAt - publishedDaysAgo * DAY_MS,
    })),
  };
}

function createGoods(
  { addedDaysAgo, presale, ...seed }: GoodsSeed,
  reviews: ReviewsSeed | undefined,
  openedAt: number,
): GoodsRow {
  const createGoodsPicture = (picture: PictureSeed) => createPicture(picture, seed.name);
  return {
    ...seed,
    picture: createGoodsPicture(seed.picture),
    gallery: seed.gallery.map(createGoodsPicture),
    skus: seed.skus.map((sku) => ({ ...sku, picture: sku.picture && createGoodsPicture(sku.picture) })),
    presale: presale && { shipsAt: openedAt + presale.shipsInDays * DAY_MS, terms: presale.terms },
    addedAt: openedAt - addedDaysAgo * DAY_MS,
    ratings: reviews?.distribution ?? [0, 0, 0, 0, 0],
    reviews: (reviews?.list ?? []).map(({ daysAgo, bought, photos, ...review }, index) => ({
      ...review,
      id: `${seed.id}.review${index + 1}`,
      skuId: [seed.id, ...(bought?.split(' ') ?? ['only'])].join('.'),
      writtenAt: openedAt - daysAgo * DAY_MS,
      photos: photos.map(createGoodsPicture),
    })),
  };
}

/** Returns the name of the file of a picture, without extension. It says all of how the file is drawn. */
export const pictureFileName = ({ emoji, colour, beside }: PictureSeed): string =>
  emoji + (colour ? `_${colour.slice(1)}` : '') + (beside ? `_${beside.emoji}_${beside.percent}` : '');

/** Returns the picture of a seed, with the URL of its file. */
export const createPicture = (seed: PictureSeed, alt: LocalizedText): PictureRow => ({
  src: `/pictures/${pictureFileName(seed)}.webp`,
  alt,
  fit: 'cutout',
  hue: seed.hue,
});
