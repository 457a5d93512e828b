/** The pictures of goods: the gallery, and behind it how each combination looks where the gallery does not show it. */
import type { GoodsDetail, Sku } from '@/api/schema/goods';
import type { Picture } from '@/domain/picture';

const isSame = (one: Picture, other: Picture) => one.src === other.src && one.hue === other.hue;

/** Every picture of the goods once; the order does not depend on what is chosen. */
export function picturesOf({ gallery, skus }: Pick<GoodsDetail, 'gallery' | 'skus'>): Picture[] {
  const all = [...gallery, ...skus.flatMap(({ picture }) => picture ?? [])];
  return all.filter((picture, at) => all.findIndex((other) => isSame(other, picture)) === at);
}

/** Where the picture of a combination stands; 0 for one without its own. */
export function pictureIndexOf(pictures: readonly Picture[], sku: Sku | undefined): number {
  const { picture } = sku ?? {};
  return picture ? Math.max(0, pictures.findIndex((other) => isSame(other, picture))) : 0;
}
