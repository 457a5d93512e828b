/** Which picture files the storefront may ask for, and which emoji each of them is. */
import { avatars } from './avatars';
import { emojiName } from './builders';
import type { CatalogueSeed, PictureSeed } from './types';

/** Pictures that the client asks for by name: empty states, faults, and moments worth a picture. */
const named: Readonly<Record<string, string>> = {
  'empty-orders': '📦',
  'empty-collect': '🧡',
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

/** Stands for goods that left the catalogue: the shop names it by code point. */
const leftTheShop = emojiName('📦');

/** Emoji name by file name, both without ending; sorted, each file once. */
export function pictureFiles(catalogue: CatalogueSeed): Map<string, string> {
  const files = new Map<string, string>();
  for (const { emoji } of picturesOf(catalogue)) files.set(emoji, emoji);
  files.set(leftTheShop, leftTheShop);
  for (const { name, emoji } of avatars) files.set(`avatar-${name}`, emoji);
  for (const [name, emoji] of Object.entries(named)) files.set(name, emojiName(emoji));
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function picturesOf({ shop, categories, goods, banners, campaigns }: CatalogueSeed): PictureSeed[] {
  return [
    shop.logo,
    ...categories.map(({ picture }) => picture),
    ...goods.flatMap(({ picture, gallery, skus }) => [picture, ...gallery, ...skus.flatMap((sku) => sku.picture ?? [])]),
    ...banners.flatMap(({ pictures }) => pictures),
    ...campaigns.map(({ picture }) => picture),
  ];
}
