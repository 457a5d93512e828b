/** The pictures of a product: the gallery, followed by pictures of variants that the gallery does not contain. */
import type { GoodsDetail, Sku } from '@/api/products';
import type { Picture } from '@/lib/picture';

const isSamePicture = (one: Picture, other: Picture) => one.src === other.src && one.hue === other.hue;

/** All pictures of a product without duplicates; the order does not depend on the choice. */
export function picturesOf({ gallery, skus }: Pick<GoodsDetail, 'gallery' | 'skus'>): Picture[] {
  const all = [...gallery, ...skus.flatMap(({ picture }) => picture ?? [])];
  return all.filter((picture, at) => all.findIndex((other) => isSamePicture(other, picture)) === at);
}

/** Index of a variant's picture; 0 for a variant without one. */
export function pictureIndexOf(pictures: readonly Picture[], sku: Sku | undefined): number {
  const { picture } = sku ?? {};
  return picture
    ? Math.max(
        0,
        pictures.findIndex((other) => isSamePicture(other, picture)),
      )
    : 0;
}
