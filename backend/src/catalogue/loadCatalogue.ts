/**
 * Reads the catalogue: what administrators change from Vendure, everything else from our tables. A product that was made in the
 * administration has no row there; its choices are Vendure's options.
 */
import type { Catalogue, GoodsRow, SkuRow } from '../../../shop/catalogueRows';
import type { PositionedGoods } from '../../../shop/goodsIndex';
import type { PictureRow } from '../../../shop/domain/rows';
import { sameText, type LocalizedText } from '../../../shop/text';
import { assetPath } from '../pictures/databaseFiles';
import type { Query } from '../store/source';
import {
  loadProductOptions,
  loadVendureProducts,
  toLocalized,
  type ProductOptions,
  type VendureProduct,
  type VendureVariant,
} from './vendureProducts';

/** The parts of the catalogue beside its goods. Each is one row, because screens show them as a whole. */
export const contentKinds = [
  'shop',
  'campaigns',
  'coupons',
  'welcomeCouponId',
  'discountCodes',
  'redeemCodes',
  'productCouponCodes',
  'promotion',
  'openedAt',
  'logo',
  'categories',
  'banners',
  'articles',
] as const satisfies readonly (keyof Catalogue)[];

export type CatalogueContent = Omit<Catalogue, 'goods'>;

/** What is stored of a product: all of it, or only details of one that was made in the administration. */
export type StoredGoods = GoodsRow | Omit<Partial<GoodsRow>, 'skus' | 'picture'>;

/** What of the content products depend on. */
export type ContentOfProducts = Pick<CatalogueContent, 'categories' | 'shop'>;

/** Returns the parts of the catalogue beside its goods. */
export async function loadContent(query: Query): Promise<CatalogueContent> {
  const content = await query<{ id: string; row: unknown }>(
    `SELECT id, row FROM storefront.content WHERE kind = 'part'`,
  );
  const parts = Object.fromEntries(content.map(({ id, row }) => [id, row])) as unknown as CatalogueContent;
  const missing = contentKinds.filter((kind) => !(kind in parts));
  if (missing.length > 0) throw new Error(`The database has no ${missing.join(', ')}. Run the seed first.`);
  return parts;
}

/** Returns the ids in Vendure of all products that can be on sale. */
export async function listProductIds(query: Query): Promise<number[]> {
  const rows = await query<{ id: number }>('SELECT id FROM product WHERE "deletedAt" IS NULL AND enabled ORDER BY id');
  return rows.map(({ id }) => id);
}

/** Behind all of our rows, in the order in which they were made. */
const POSITION_OF_MADE_PRODUCTS = 2 ** 48;

/**
 * Returns products by their ids in Vendure. Those that are deleted, switched off or without a variant on sale are left out. In the order
 * of our rows, then come those that were made in the administration.
 */
export async function loadProducts(
  query: Query,
  content: ContentOfProducts,
  productIds: readonly number[],
): Promise<Map<number, PositionedGoods>> {
  const products = await loadVendureProducts(query, content.shop.currency, productIds);
  const stored = await query<{ product_id: number; position: string; row: StoredGoods }>(
    'SELECT product_id, position, row FROM storefront.goods WHERE product_id = ANY($1)',
    [[...products.keys()]],
  );
  const rows = new Map(stored.map((one) => [one.product_id, one]));
  const ownRows = new Map(
    [...products].map(([id, product]) => {
      const row = rows.get(id)?.row;
      return [id, row && completeGoods(content, product, row)];
    }),
  );
  const choices = await loadProductOptions(
    query,
    [...products].flatMap(([id, product]) => (hasKnownVariants(product, ownRows.get(id)) ? [] : id)),
  );
  return new Map(
    [...products].map(([id, product]) => {
      const position = Number(rows.get(id)?.position ?? POSITION_OF_MADE_PRODUCTS + id);
      return [id, { goods: mergeGoods(content, product, ownRows.get(id), choices.get(id)), position }];
    }),
  );
}

/** Whether our row has all variants of a product. Another one was added in the administration. */
const hasKnownVariants = (product: VendureProduct, row: GoodsRow | undefined): boolean =>
  product.variants.every(({ sku }) => row?.skus.some(({ id }) => id === sku));

function mergeGoods(
  parts: ContentOfProducts,
  product: VendureProduct,
  row: GoodsRow = newGoods(parts, product),
  choices: ProductOptions = { dimensions: [], values: new Map() },
): GoodsRow {
  const name = mergeText(row.name, product.name);
  const pictures = product.pictures.map((file) => toPicture(file, name));
  const [picture = row.picture] = pictures;
  const isKnown = hasKnownVariants(product, row);
  const ours = pictures.length > 0 ? withoutChoicePictures(row) : row;
  const variants = new Map(product.variants.map((variant) => [variant.sku, variant]));
  return {
    ...row,
    name,
    description: mergeText(row.description, product.description),
    categoryId: parts.categories.find(({ id }) => id === product.categoryId)?.id ?? row.categoryId,
    picture,
    gallery: pictures.length > 0 ? pictures : row.gallery,
    dimensions: isKnown ? ours.dimensions : choices.dimensions,
    skus: isKnown
      ? ours.skus.flatMap((sku) => {
          const variant = variants.get(sku.id);
          return variant ? mergeSku(sku, variant, name) : [];
        })
      : product.variants.map((variant) =>
          mergeSku(
            {
              ...(ours.skus.find(({ id }) => id === variant.sku) ?? newSku(variant)),
              values: choices.values.get(variant.id) ?? {},
            },
            variant,
            name,
          ),
        ),
  };
}

/** Pictures of options and variants are those of the seed. They do not fit a product that has others. */
const withoutChoicePictures = ({ dimensions, skus }: GoodsRow): Pick<GoodsRow, 'dimensions' | 'skus'> => ({
  dimensions: dimensions.map((dimension) => ({
    ...dimension,
    values: dimension.values.map(({ picture: _picture, ...value }) => value),
  })),
  skus: skus.map((sku) => ({ ...sku, picture: null })),
});

/** Languages that Vendure does not have keep the text of our row, until the text is changed. */
function mergeText(ours: LocalizedText, translations: VendureProduct['name']): LocalizedText {
  const text = toLocalized(translations);
  const isChanged = text.en !== ours.en;
  return { ...(!isChanged && ours.de !== undefined && { de: ours.de }), ...text };
}

function mergeSku(sku: SkuRow, { price, left, picture }: VendureVariant, name: LocalizedText): SkuRow {
  // An original price that is not higher than the current price is not shown.
  const originalPrice = sku.originalPrice !== null && sku.originalPrice > price ? sku.originalPrice : null;
  return {
    ...sku,
    price,
    originalPrice,
    stock: left,
    picture: picture === null ? sku.picture : toPicture(picture, name),
  };
}

const toPicture = (file: string, alt: LocalizedText): PictureRow => ({
  src: assetPath(file),
  alt,
  fit: 'photo',
  hue: 30,
});

/** Days from order to delivery, and for returns, of a product that was made in the administration. */
const DELIVERY_DAYS = 3;
const RETURN_DAYS = 30;

/** Returns our row of a product that is on sale. */
export const completeGoods = (
  parts: ContentOfProducts,
  product: VendureProduct,
  row: StoredGoods | undefined,
): GoodsRow => (row && 'picture' in row ? row : { ...newGoods(parts, product), ...row });

/** What the administration does not say of a product. */
function newGoods({ categories }: ContentOfProducts, { id, createdAt, categoryId, name }: VendureProduct): GoodsRow {
  const category = categories.find((one) => one.id === categoryId);
  // Without a picture of its own it has the one of its category, or a parcel.
  const picture: PictureRow = {
    ...(category?.picture ?? { src: '/pictures/1f4e6.webp', fit: 'cutout', hue: 30 }),
    alt: toLocalized(name),
  };
  return {
    id: `vendure-${id}`,
    categoryId: null,
    name: toLocalized(name),
    tagline: sameText(''),
    description: sameText(''),
    picture,
    gallery: [picture],
    dimensions: [],
    skus: [],
    isVirtual: false,
    presale: null,
    yields: null,
    deliveryDays: DELIVERY_DAYS,
    returnDays: RETURN_DAYS,
    shipsToday: false,
    popularity: 0,
    addedAt: createdAt,
    ratings: [0, 0, 0, 0, 0],
    reviews: [],
    relatedIds: [],
    campaignIds: [],
  };
}

const newSku = ({ sku, price, left }: VendureVariant): SkuRow => ({
  id: sku,
  values: {},
  price,
  originalPrice: null,
  stock: left,
  limitPerOrder: null,
  picture: null,
  faceValue: null,
});
