/** The pictures of a product: the gallery, followed by pictures of options and variants that the gallery does not contain. */
import type { GoodsDetail, Sku } from '@/api/products';
import type { Picture } from '@/lib/picture';

const isSamePicture = (one: Picture, other: Picture) => one.src === other.src && one.hue === other.hue;

type PicturedGoods = Pick<GoodsDetail, 'gallery' | 'dimensions' | 'skus'>;

/** The schema leaves a picture without a source where its source cannot be used. */
const pictureIn = ({ picture }: { picture?: Picture | null | undefined }) => (picture?.src ? picture : []);

/** All pictures of a product without duplicates; the order does not depend on the choice. */
export function picturesOf({ gallery, dimensions, skus }: PicturedGoods): Picture[] {
  const all = [...gallery, ...[...dimensions.flatMap(({ values }) => values), ...skus].flatMap(pictureIn)];
  return all.filter((picture, at) => all.findIndex((other) => isSamePicture(other, picture)) === at);
}

/** Index in `picturesOf` of the picture of a variant, else of the first of its values that has one; 0 for a variant without. */
export function pictureIndexOf(goods: PicturedGoods, sku: Sku | undefined): number {
  const values = goods.dimensions.map((dimension) =>
    dimension.values.find(({ id }) => id === sku?.values[dimension.id]),
  );
  const [picture] = [sku, ...values].flatMap((one) => (one ? pictureIn(one) : []));
  return picture ? picturesOf(goods).findIndex((other) => isSamePicture(other, picture)) : 0;
}
