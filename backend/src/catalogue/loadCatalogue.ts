/** Reads the whole catalogue: names, prices, stock and what is on sale from Vendure, everything else from our tables. */
import type { Catalogue, GoodsRow, SkuRow } from '../../../mock/shop/catalogueRows';
import type { Query } from '../store/source';

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

interface VariantRow {
  product_id: number;
  sku: string;
  price: string;
  left: number;
  name_en: string | null;
  name_zh: string | null;
}

/** Returns the catalogue. Products that are deleted, switched off or without a variant on sale are left out. */
export async function loadCatalogue(query: Query): Promise<Catalogue> {
  const content = await query<{ id: string; row: unknown }>(
    `SELECT id, row FROM storefront.content WHERE kind = 'part'`,
  );
  const parts = Object.fromEntries(content.map(({ id, row }) => [id, row])) as unknown as Omit<Catalogue, 'goods'>;
  const missing = contentKinds.filter((kind) => !(kind in parts));
  if (missing.length > 0) throw new Error(`The database has no ${missing.join(', ')}. Run the seed first.`);
  const stored = await query<{ product_id: number; row: GoodsRow }>(
    'SELECT product_id, row FROM storefront.goods ORDER BY position',
  );
  const variants = await loadVariants(query, parts.shop.currency);
  return { ...parts, goods: stored.flatMap(({ product_id, row }) => mergeGoods(row, variants.get(product_id))) };
}

async function loadVariants(query: Query, currency: string): Promise<Map<number, Map<string, VariantRow>>> {
  const rows = await query<VariantRow>(
    `SELECT product.id AS product_id, variant.sku, price.price,
       (level."stockOnHand" - level."stockAllocated") AS "left", en.name AS name_en, zh.name AS name_zh
     FROM product
     JOIN product_variant AS variant
       ON variant."productId" = product.id AND variant."deletedAt" IS NULL AND variant.enabled
     JOIN product_variant_price AS price ON price."variantId" = variant.id AND price."currencyCode" = $1
     JOIN stock_level AS level ON level."productVariantId" = variant.id
     LEFT JOIN product_translation AS en ON en."baseId" = product.id AND en."languageCode" = 'en'
     LEFT JOIN product_translation AS zh ON zh."baseId" = product.id AND zh."languageCode" = 'zh_Hans'
     WHERE product."deletedAt" IS NULL AND product.enabled`,
    [currency],
  );
  const byProduct = new Map<number, Map<string, VariantRow>>();
  for (const row of rows) {
    const variants = byProduct.get(row.product_id) ?? new Map<string, VariantRow>();
    byProduct.set(row.product_id, variants.set(row.sku, row));
  }
  return byProduct;
}

function mergeGoods(goods: GoodsRow, variants: ReadonlyMap<string, VariantRow> | undefined): GoodsRow[] {
  const [first] = variants?.values() ?? [];
  const skus = goods.skus.flatMap((sku) => mergeSku(sku, variants?.get(sku.id)));
  if (!first || skus.length === 0) return [];
  const isRenamed = first.name_en !== null && first.name_en !== goods.name.en;
  // Languages that Vendure does not have keep the name of the seed, until the product is renamed.
  const name = {
    ...(isRenamed ? {} : goods.name),
    en: first.name_en ?? goods.name.en,
    zh: first.name_zh ?? first.name_en ?? goods.name.zh,
  };
  return [{ ...goods, name, skus }];
}

function mergeSku(sku: SkuRow, variant: VariantRow | undefined): SkuRow[] {
  if (!variant) return [];
  const price = Number(variant.price);
  // An original price that is not higher than the current price is not shown.
  const originalPrice = sku.originalPrice !== null && sku.originalPrice > price ? sku.originalPrice : null;
  return [{ ...sku, price, originalPrice, stock: variant.left }];
}
