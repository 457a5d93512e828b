/** The picture files of the storefront and how each is drawn. */
import { avatarEmoji } from './avatars';
import { pictureFileName } from '../../shop/createCatalogue';
import { emojiName } from './builders';
import type { CatalogueSeed, PictureSeed } from '../../shop/catalogue/types';

/** Pictures that the client requests by name: empty states, errors, sign-in and payment. */
const emojiByFileName: Readonly<Record<string, string>> = {
  'empty-orders': '📦',
  'empty-collect': '🛍️',
  'empty-search': '🔍',
  'empty-address': '📍',
  'empty-coupons': '🏷️',
  'empty-tickets': '🎟️',
  'empty-wallet': '👛',
  'empty-articles': '📬',
  'not-found': '🧭',
  offline: '🔌',
  'sign-in': '👋',
  paid: '🎉',
};

/** Picture of products that are no longer in the catalogue (`createUnknownLine` in packLines.ts). */
const removedGoodsEmoji = emojiName('📦');

/** Whether a file in `pictures` is one that the app asks for by name, and not one of the catalogue. */
export const isPictureOfApp = (file: string): boolean => {
  const name = file.replace(/\.\w+$/, '');
  return name in emojiByFileName || (name.startsWith('avatar-') && name.slice('avatar-'.length) in avatarEmoji);
};

/** How a picture file is drawn. */
export type PictureDrawing = Omit<PictureSeed, 'hue'>;

/** Returns the drawing by file name without extension, sorted by file name. */
export function pictureFiles(catalogue: CatalogueSeed): Map<string, PictureDrawing> {
  const files = new Map<string, PictureDrawing>();
  for (const { hue: _, ...drawing } of picturesOf(catalogue))
    files.set(pictureFileName({ hue: 0, ...drawing }), drawing);
  files.set(removedGoodsEmoji, { emoji: removedGoodsEmoji });
  for (const [name, emoji] of Object.entries(avatarEmoji)) files.set(`avatar-${name}`, { emoji: emojiName(emoji) });
  for (const [name, emoji] of Object.entries(emojiByFileName)) files.set(name, { emoji: emojiName(emoji) });
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function picturesOf({ shop, categories, goods, banners, campaigns }: CatalogueSeed): PictureSeed[] {
  return [
    ...(shop.logo ? [shop.logo] : []),
    ...(shop.giftDesigns ?? []).map(({ picture }) => picture),
    ...categories.map(({ picture }) => picture),
    ...goods.flatMap(({ picture, gallery, skus }) => [
      picture,
      ...gallery,
      ...skus.flatMap((sku) => sku.picture ?? []),
    ]),
    ...banners.flatMap(({ pictures }) => pictures),
    ...campaigns.map(({ picture }) => picture),
  ];
}
