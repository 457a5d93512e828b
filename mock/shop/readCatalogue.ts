/** From the catalogue as it is written down to the one that the shop works with. */
import type { CatalogueSeed, GoodsSeed, PictureSeed } from './catalogue/types';
import type { PictureRow } from './domain/rows';
import type { Catalogue, GoodsRow } from './goodsRows';
import { sameText, type Text } from './text';
import { DAY } from './time';

/** The catalogue of a shop that opened at `openedAt` (ms). */
export function readCatalogue(seed: CatalogueSeed, openedAt: number): Catalogue {
  const { shop, campaigns, coupons, welcomeCouponId, discountCodes, redeemCodes, promotion } = seed;
  const silent = sameText('');
  return {
    shop,
    campaigns,
    coupons,
    welcomeCouponId,
    discountCodes,
    redeemCodes,
    promotion,
    openedAt,
    logo: pictureOf(shop.logo, shop.name),
    // A category and a banner are named beside their pictures, which are therefore silent for screen readers.
    categories: seed.categories.map((row) => ({ ...row, picture: pictureOf(row.picture, silent) })),
    banners: seed.banners.map((row) => ({ ...row, pictures: row.pictures.map((picture) => pictureOf(picture, silent)) })),
    goods: seed.goods.map((row) => goodsOf(row, openedAt)),
    articles: seed.articles.map(({ publishedDaysAgo, ...row }) => ({ ...row, publishedAt: openedAt - publishedDaysAgo * DAY })),
  };
}

function goodsOf({ addedDaysAgo, presale, ...seed }: GoodsSeed, openedAt: number): GoodsRow {
  const ownPicture = (picture: PictureSeed) => pictureOf(picture, seed.name);
  return {
    ...seed,
    picture: ownPicture(seed.picture),
    gallery: seed.gallery.map(ownPicture),
    skus: seed.skus.map((sku) => ({ ...sku, picture: sku.picture && ownPicture(sku.picture) })),
    presale: presale && { shipsAt: openedAt + presale.shipsInDays * DAY, terms: presale.terms },
    addedAt: openedAt - addedDaysAgo * DAY,
  };
}

const pictureOf = ({ emoji, hue }: PictureSeed, alt: Text): PictureRow => ({ src: `/pictures/${emoji}.webp`, alt, fit: 'cutout', hue });
